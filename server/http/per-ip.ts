import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import { REPLIES } from '#contract/messages.ts';
import type { Context } from '../context.ts';
import { Refusal } from './refusal.ts';

const TEN_MINUTES = 600_000;

export type PerIp = Record<'refused' | 'denied' | 'mails', RequestHandler>;

/** Limits of one IP network over ten minutes, across all accounts; what is limited per account is in security/. */
export function perIp({ config }: Context): PerIp {
  const { refused, mails } = config.callsPerIp;
  return {
    /** Counts calls that did not succeed. 201 to 203 are refusals too; what is our doing is none. */
    refused: limiter(refused, (_, { statusCode }) => statusCode === 200 || statusCode >= 500),
    /** Counts calls of those who may not call. */
    denied: limiter(refused, (_, { statusCode }) => statusCode !== 401 && statusCode !== 403),
    /** Counts every call: each may send a mail. */
    mails: limiter(mails),
  };
}

type Succeeded = NonNullable<NonNullable<Parameters<typeof rateLimit>[0]>['requestWasSuccessful']>;

function limiter(limit: number, requestWasSuccessful?: Succeeded): RequestHandler {
  return rateLimit({
    windowMs: TEN_MINUTES,
    limit,
    skipSuccessfulRequests: requestWasSuccessful !== undefined,
    ...(requestWasSuccessful && { requestWasSuccessful }),
    standardHeaders: false,
    legacyHeaders: false,
    handler: (request, _response, next) => next(tooMany(request, limit)),
  });
}

/** The trail is told once of each window: whoever floods us must not flood it. */
function tooMany(request: Request & { rateLimit?: { used: number } }, limit: number): Refusal {
  const isFirst = request.rateLimit?.used === limit + 1;
  return new Refusal(429, REPLIES.tooMany, {
    retryAfter: TEN_MINUTES / 1000,
    note: isFirst ? { action: 'limit reached' } : undefined,
  });
}
