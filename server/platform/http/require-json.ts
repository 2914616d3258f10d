import express from 'express';
import type { Request, RequestHandler } from 'express';
import { Refusal } from './refusal.ts';

/**
 * What every writing call of the API must be: JSON, or nothing at all (SPEC §7, profile-submit). Throws 413 above the
 * limit.
 */
export function requireJson(limit = '100kb'): RequestHandler[] {
  return [
    (request, _, next) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (!reads && request.method !== 'DELETE' && !isEmpty(request) && !request.is('application/json')) {
        throw new Refusal(415, 'Please send JSON.');
      }
      next();
    },
    express.json({ limit }),
  ];
}

/** Whether neither a body is sent nor told of. */
function isEmpty({ headers }: Request): boolean {
  const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': coding } = headers;
  return type === undefined && coding === undefined && Number(length) === 0;
}
