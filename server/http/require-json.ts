import express from 'express';
import type { Request, RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { Refusal } from './refusal.ts';

/** What every writing call of the API must be: JSON of at most 100 KB, from a page of ours or from no browser (ASVS 3.5). */
export function requireJson({ config }: Context): RequestHandler[] {
  return [
    (request, _, next) => {
      if (request.method === 'GET' || request.method === 'HEAD') return next();
      refuseFromOthers(config, request);
      if (request.method !== 'DELETE' && !request.is('application/json')) {
        throw new Refusal(415, 'Please send JSON.');
      }
      next();
    },
    express.json({ limit: '100kb' }),
  ];
}

/** Throws 403 for what a page of another site sends. */
export function refuseFromOthers({ siteUrl }: Context['config'], { headers }: Request): void {
  if (!isFromUs(headers, new URL(siteUrl).host)) throw new Refusal(403, 'Please use the pages of this site.');
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
