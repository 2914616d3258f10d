import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import { REPLIES } from '#contract/messages.ts';
import type { Config } from '../configuration/config.ts';
import { Refusal } from './refusal.ts';

const TEN_MINUTES = 600_000;

interface Needs {
  config: Config;
  /** See security/callers.ts. */
  callers: {
    of: (request: Request) => string;
    networkOf: (request: Request) => string;
    completing: (request: Request) => Promise<string>;
    accountOf: (token: string | null) => Promise<string | null>;
  };
}

/**
 * Limits of one caller over ten minutes (security/callers.ts): of an account, or of the IP network of whoever is not
 * signed in. They stand in front of all that writes, and each counts by itself: who is refused in one place is not locked
 * out of another. What is limited per address is in security/.
 */
export function perIp({ config, callers }: Needs) {
  const { refused, mails } = config.callsPerIp;
  const ofCaller = (request: Request) => callers.of(request);
  const ofNetwork = (request: Request) => callers.networkOf(request);
  return {
    /** Counts calls of those who may not call. */
    admin: limiter(refused, ofCaller, ({ statusCode }) => statusCode !== 401 && statusCode !== 403),
    /** What somebody who is signed in does. */
    own: limiter(refused, ofCaller, succeeded),
    /** Passwords. A session that comes along says nothing of who tries. */
    signIns: limiter(refused, ofNetwork, succeeded),
    /** Second steps of signing in: of each account by itself, so that only who has its password has its tries. */
    completions: limiter(refused, (request) => callers.completing(request), succeeded),
    /** Whether a session is good still: of each session's owner, so that nobody else ends what they see. */
    sessions: limiter(
      refused,
      async (request) => (await callers.accountOf(tokenIn(request.body))) ?? ofNetwork(request),
      succeeded,
    ),
    /** Codes, and links of mails. */
    proofs: limiter(refused, ofCaller, succeeded),
    /** What visitors tell. */
    visits: limiter(refused, ofCaller, succeeded),
    /** Counts every call: each may send a mail. */
    mails: limiter(mails, ofNetwork),
  };
}

/** 201 to 203 are refusals too; what is our doing is none. */
function succeeded({ statusCode }: Response): boolean {
  return statusCode === 200 || statusCode === 304 || statusCode >= 500;
}

function limiter(
  limit: number,
  keyGenerator: (request: Request) => string | Promise<string>,
  isFree?: (response: Response) => boolean,
): RequestHandler {
  return rateLimit({
    windowMs: TEN_MINUTES,
    limit,
    keyGenerator,
    skipSuccessfulRequests: isFree !== undefined,
    // What this limit itself refuses is never free.
    requestWasSuccessful: (request: Counted, response) =>
      (request.rateLimit?.used ?? 0) <= limit && isFree?.(response) === true,
    // It says where one is made for each request: these are not.
    validate: { creationStack: false },
    standardHeaders: false,
    legacyHeaders: false,
    handler: (_request, _response, next) => next(tooMany()),
  });
}

interface Counted extends Request {
  rateLimit?: { used: number };
}

function tooMany(): Refusal {
  return new Refusal(429, REPLIES.tooMany, {
    retryAfter: TEN_MINUTES / 1000,
    note: { action: 'limit reached' },
  });
}

function tokenIn(body: unknown): string | null {
  const { token } = (body ?? {}) as { token?: unknown };
  return typeof token === 'string' ? token : null;
}
