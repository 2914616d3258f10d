import { rateLimit } from 'express-rate-limit';
import type { RequestHandler } from 'express';
import { MESSAGES } from '#contract/messages.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

const TEN_MINUTES = 600_000;

/** Limits of one IP address over ten minutes, across all accounts; what is limited per account is in security/. */
export function perIp({ config }: Context): { refused: RequestHandler; mails: RequestHandler } {
  const { refused, mails } = config.callsPerIp;
  return {
    /** Counts calls that did not succeed. 201 to 203 are refusals too. */
    refused: limiter(refused, (_, response) => response.statusCode === 200),
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
    handler: (_request, _response, next) =>
      next(new Refusal(429, MESSAGES.tooMany, { retryAfter: TEN_MINUTES / 1000 })),
  });
}
