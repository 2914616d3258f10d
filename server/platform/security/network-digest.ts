import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sourceOf } from '../http/client-ip.ts';
import { deviceOf } from './device.ts';

/** Where a request comes from: the network as digests, for addresses are neither kept nor logged. */
export interface Source {
  /** Stays the same: what limits count by, and what an account knows its owner by. */
  key: string;
  /** Another one every day, by a salt that nobody keeps: tells what one source did that day, and no more. */
  trace: string;
  /** What it was made with, for whoever made it: "Firefox on Android"; null where that is not said. */
  readonly device: string | null;
}

export function createSources(key: Uint8Array, trustProxy: number, now: () => Date) {
  let day = '';
  let salt: Buffer;

  function saltOfToday(): Buffer {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) salt = randomBytes(32);
    day = today;
    return salt;
  }

  return {
    of(request: IncomingMessage): Source {
      const network = sourceOf(request, trustProxy);
      return {
        key: digest(key, `source:${network}`),
        trace: digest(saltOfToday(), network),
        get device() {
          return deviceOf(request.headers['user-agent'] ?? '');
        },
      };
    },
  };
}

function digest(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
}
