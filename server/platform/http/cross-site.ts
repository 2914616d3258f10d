import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another site has a browser send a request. Browsers say where a request comes from; whoever says
 * nothing has no visitor's session to misuse.
 */
export function comesFromElsewhere(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { siteUrl }: { siteUrl: string },
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin).host;
  return from !== new URL(siteUrl).host && from !== host;
}

/** Whether it asks for more than that somebody comes along: for a picture, a frame, an answer to a script. */
export function isPartOfAnother(
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  config: { siteUrl: string },
): boolean {
  const isLink = request.method === 'GET' && request.headers['sec-fetch-dest'] === 'document';
  return !isLink && comesFromElsewhere(request, config);
}
