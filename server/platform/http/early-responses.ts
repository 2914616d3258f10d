import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { currentOf } from './connections.ts';
import { exchangeOf } from './exchanges.ts';
import type { Traffic } from './traffic.ts';

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node would answer by itself without our headers: requests that it cannot read, or will not follow. */
export function respondEarly(server: Server, headers: Record<string, string>, traffic: Traffic): void {
  const answer: Record<string, string> = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const current = currentOf(socket);
    // An answer that has begun, or is to another request, would be mixed up with this one.
    const isFree = !current || !(current.request.complete || current.response.headersSent);
    if (socket.writable && isFree) {
      const status = STATUSES[error.code ?? ''] ?? 400;
      // One whose body breaks off is heard of already, as cut.
      const id = current ? exchangeOf(current.request).id : traffic.refused(status, null);
      socket.write(message(status, { ...answer, 'x-request-id': id }));
    }
    socket.destroy();
  });
  server.on('connect', (request, socket: Socket) => {
    // Node has let go of this socket: nobody else ends it. Another answer that is under way stays whole, or is none.
    if (currentOf(socket)) return void socket.destroy();
    const id = traffic.refused(405, request);
    socket.write(message(405, { ...answer, allow: 'GET, HEAD, POST', 'x-request-id': id }));
    socket.destroySoon();
  });
  server.on('checkExpectation', (request, response) => {
    const id = traffic.refused(417, request);
    response.writeHead(417, { ...answer, 'x-request-id': id }).end(STATUS_CODES[417]);
  });
}

/**
 * Refuses requests whose host is missing, there twice or none (RFC 9112, 3.2), and addresses that are none; what is
 * asked for by a whole address is what its path names (3.2.2).
 */
export function wellFormed(handler: RequestListener, headers: Record<string, string>): RequestListener {
  return (request, response) => {
    const url = originForm(request.url ?? '');
    if (url === null || !hasOneHost(request)) {
      const { id } = exchangeOf(request);
      response.writeHead(400, { ...headers, connection: 'close', 'x-request-id': id }).end(STATUS_CODES[400]);
      return;
    }
    request.url = url;
    handler(request, response);
  };
}

function originForm(url: string): string | null {
  if (url.startsWith('/') || url === '*') return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]*)(:\d*)?$/i;

function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let host: string | null = null;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== null) return false;
    host = rawHeaders[i + 1];
  }
  return host === null ? httpVersion !== '1.1' : HOST.test(host);
}

function message(status: number, headers: Record<string, string>): string {
  const body = STATUS_CODES[status] ?? '';
  const lines = Object.entries({ ...headers, 'content-length': String(body.length) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${body}`, ...lines, '', body].join('\r\n');
}
