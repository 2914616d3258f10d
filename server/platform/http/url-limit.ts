import type { RequestHandler } from 'express';
import { Refusal } from './refusal.ts';

const MOST_URL_CHARACTERS = 8000;

/** Refuses addresses that no form of ours makes. */
export const urlLimit: RequestHandler = (request, _, next) => {
  if (request.originalUrl.length > MOST_URL_CHARACTERS) throw new Refusal(414, 'That address is too long.');
  next();
};
