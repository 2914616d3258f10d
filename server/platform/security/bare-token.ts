import type { IncomingMessage } from 'node:http';

/** One compact JWS and nothing else: SPEC §6 sends the token bare. */
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The token of a request, whatever it is good for; null without exactly one. */
export function bareToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return headers.authorization !== undefined && TOKEN.test(headers.authorization)
    ? headers.authorization
    : null;
}
