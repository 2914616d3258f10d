import type { IncomingMessage, ServerResponse } from 'node:http';
import { exchangeOf, newId } from './exchanges.ts';

/** What became of a request: no more of it than may be kept. */
export interface Answered {
  id: string;
  /** Null for what could not be read. */
  method: string | null;
  route: string;
  /** Of the answer; 499 when the client had left before all of it was sent, or was cut. */
  status: number;
  /** Milliseconds until the last byte of the answer. */
  ms: number;
  /** All that was sent for it. */
  bytes: number;
}

type Hear = (answered: Answered) => void;

export type Traffic = ReturnType<typeof createTraffic>;

const LEFT = 499;

/** Where no route has answered: what was refused before, and files. */
const AREAS = ['/api/admin/', '/api/', '/admin/assets/', '/admin/', '/assets/', '/uploads/'];

/** Has each request heard of once: when its answer has left, or whoever asked has. */
export function createTraffic() {
  const hearers: Hear[] = [];
  const tell = (answered: Answered) => {
    for (const hear of hearers) hear(answered);
  };

  return {
    /** Adds somebody who hears of every request. */
    hear: (hear: Hear): void => void hearers.push(hear),
    /** An answer has left the process, or never will. It took so many milliseconds and bytes. */
    ended(request: IncomingMessage, response: ServerResponse, ms: number, bytes: number): void {
      if (hearers.length === 0) return;
      const { id, route, isElsewhere } = exchangeOf(request);
      if (isElsewhere) return;
      tell({
        id,
        method: request.method ?? null,
        route: route ?? areaOf(request.url ?? ''),
        status: response.writableFinished ? response.statusCode : LEFT,
        ms: Math.round(ms * 10) / 10,
        bytes,
      });
    },
    /** What was refused without a response of Node's; answers its id. `request`: as far as it could be read. */
    refused(status: number, request: IncomingMessage | null): string {
      const { id } = request ? exchangeOf(request) : { id: newId() };
      tell({ id, method: request?.method ?? null, route: 'unreadable', status, ms: 0, bytes: 0 });
      return id;
    },
  };
}

function areaOf(path: string): string {
  return `${AREAS.find((area) => path.startsWith(area)) ?? '/'}*`;
}
