import express from 'express';
import type { RequestHandler } from 'express';
import type { Context } from '../context.ts';
import { onlyFromUs } from './only-from-us.ts';
import { Refusal } from './refusal.ts';

/** What every writing call of the API must be: JSON, from a page of ours or from no browser (ASVS 3.5). Throws 413 above the limit. */
export function requireJson(context: Context, limit = '100kb'): RequestHandler[] {
  return [
    onlyFromUs(context),
    (request, _, next) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads && request.method !== 'DELETE' && !request.is('application/json')) {
        throw new Refusal(415, 'Please send JSON.');
      }
      next();
    },
    express.json({ limit }),
  ];
}
