import express from 'express';
import type { RequestHandler } from 'express';
import { Refusal } from './refusal.ts';

/** What every writing call of the API must be: JSON. Throws 413 above the limit. */
export function requireJson(limit = '100kb'): RequestHandler[] {
  return [
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
