import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { CachePolicy } from '#contract/public-site.ts';
import type { Encoding } from './encoding.ts';

/** What a GET is answered with: the headers beside those that every answer has and those of its transport. */
export interface HttpAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** What answers a URL, before it is computed. */
export interface Answerable {
  /** What it is kept under by the page cache, whatever the spelling of the URL; null for what is not kept. */
  key: string | null;
  /** The pattern of what answers it. */
  route: string;
  /** Who may keep what is answered. */
  cache: CachePolicy;
  /** How many answers its work counts as (get-budget.ts); one where it does not say. */
  cost?: number;
  /** Computes it. */
  answer(): HttpAnswer;
}

const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };
const SECRET = { 'referrer-policy': 'no-referrer' };

/**
 * An answer with the headers of its policy. `shared`: of one that is cached (shared-caches.ts). What is not a 200 is kept
 * by nobody.
 */
export function answerOf(
  status: number,
  type: string,
  text: string,
  cache: CachePolicy,
  shared: Readonly<Record<string, string>> = REVALIDATED,
): HttpAnswer {
  const isKept = cache === 'cached' && status === 200;
  // The page cache compresses it.
  const policy = isKept ? { ...shared, vary: 'accept-encoding' } : cache === 'private' ? SECRET : REVALIDATED;
  return { status, headers: { ...policy, 'content-type': `${type}; charset=utf-8` }, text };
}

/** Another address to ask, as a path with its query. `shared`: where it says so for good; null: what is told to nobody. */
export function redirectTo(
  status: number,
  location: string,
  shared: Readonly<Record<string, string>> | null = REVALIDATED,
): HttpAnswer {
  return { status, headers: { ...(shared ?? SECRET), location }, text: '' };
}

/** The tag of an answer's bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`;
}

/** The tag of the same answer in an encoding, which has other bytes. */
export function etagIn(encoding: Encoding, etag: string): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

/** Whether a visitor who sends this If-None-Match has the bytes of a tag (RFC 9110 §13.1.2: the weak comparison). */
export function isHeld(etag: string, ifNoneMatch = ''): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => {
    const one = tag.trim();
    return one === '*' || one.replace(/^W\//, '') === opaque;
  });
}

/** Sends an answer by Express, with its ways of conditional requests and HEAD. */
export function sendAnswer(response: Response, { status, headers, text }: HttpAnswer): void {
  response.set(headers).status(status);
  if (headers.location !== undefined) response.location(headers.location).end();
  else response.send(text);
}
