import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { CachePolicy } from '#contract/public-site.ts';

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
const POLICIES: Record<CachePolicy, Record<string, string>> = {
  // The page cache compresses it.
  cached: { ...REVALIDATED, vary: 'accept-encoding' },
  computed: REVALIDATED,
  private: { 'referrer-policy': 'no-referrer' },
};

/** An answer with the headers of its policy. What is not a 200 is kept by nobody here. */
export function answerOf(status: number, type: string, text: string, cache: CachePolicy): HttpAnswer {
  const policy = POLICIES[cache === 'cached' && status !== 200 ? 'computed' : cache];
  return { status, headers: { ...policy, 'content-type': `${type}; charset=utf-8` }, text };
}

/** Another address to ask, as a path with its query. Express finds words for it. */
export function redirectTo(status: number, location: string, cache: 'computed' | 'private'): HttpAnswer {
  return { status, headers: { ...POLICIES[cache], location }, text: '' };
}

/** The tag of an answer's bytes, the same in every encoding. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
}

/** Whether a visitor who sends this If-None-Match has the bytes of a tag (RFC 9110 §13.1.2: the weak comparison). */
export function isHeld(etag: string, ifNoneMatch = ''): boolean {
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => {
    const one = tag.trim();
    return one === '*' || one.replace(/^W\//, '') === opaque;
  });
}

/** Sends an answer by Express, with its ways of conditional requests, HEAD and redirects. */
export function sendAnswer(response: Response, { status, headers, text }: HttpAnswer): void {
  response.set(headers);
  if (headers.location !== undefined) response.redirect(status, headers.location);
  else response.status(status).send(text);
}
