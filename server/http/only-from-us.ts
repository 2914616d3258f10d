import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { Refusal } from './refusal.ts';

/** Refuses what writes and comes from a page of somebody else (ASVS 3.5). */
export function onlyFromUs({ config }: Pick<Context, 'config'>): RequestHandler {
  const ours = new URL(config.siteUrl).host;
  return ({ method, headers }, _, next) => {
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads && !isFromUs(headers, ours)) throw new Refusal(403, 'Please use the pages of this site.');
    next();
  };
}

/** Browsers say where a request comes from; whoever says nothing has no visitor's session to misuse. */
function isFromUs(headers: Record<string, string | string[] | undefined>, ours: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(String(origin))) return false;
  const from = new URL(String(origin)).host;
  return from === ours || from === host;
}
