import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { RefusalDetails } from '../refusal.ts';

interface ErrorBody extends Omit<RefusalDetails, 'retryAfter'> {
  message: string;
  /** Under which an error of ours is logged. */
  id?: string;
}

/** The one place that answers errors: refusals as they are, all else logged under an id and answered 500. */
export function errorHandler({ log }: Context): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, message, details } = refusalOf(error);
    const { retryAfter, ...more } = details;
    if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
    if (error instanceof Refusal || status < 500)
      return answer(request, response, status, { message, ...more });
    const id = randomUUID();
    log.error({ id, err: error, method: request.method, path: request.path }, 'request failed');
    answer(request, response, 500, { message: 'Server Error', id });
  };
}

/** Middleware of others marks what is the caller's fault with a status. */
function refusalOf(error: unknown): Pick<Refusal, 'status' | 'message' | 'details'> {
  if (error instanceof Refusal) return error;
  const { status } = (error ?? {}) as { status?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { status, message: WORDS[status] ?? 'Bad request', details: {} };
  }
  return { status: 500, message: 'Server Error', details: {} };
}

const WORDS: Record<number, string> = {
  404: 'Not found',
  413: 'That is too large.',
  415: 'Please send JSON.',
};

function answer(request: Request, response: Response, status: number, body: ErrorBody): void {
  response.status(status).set('cache-control', 'no-store');
  if (request.path.startsWith('/api/')) response.json(body);
  else response.type('html').send(fallbackPage(status, body.message));
}

/** A page that needs nothing that may have failed. SPEC §2: the fallback reads 'Unexpected Application Error!'. */
function fallbackPage(status: number, message: string): string {
  const isOurs = status >= 500;
  const heading = isOurs ? 'Unexpected Application Error!' : message;
  const advice = isOurs
    ? 'Something went wrong on our side. Please try again in a moment.'
    : 'Please check the address, or begin again from the start.';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>` +
    `<link rel="stylesheet" href="/fallback.css"></head><body><main><h1>${heading}</h1>` +
    `<p>${advice}</p>` +
    `<p><a href="/home">Back to the start</a></p>` +
    `<p>In crisis? Call or text <a href="tel:988">988</a>, any time. In danger now, call 911.</p>` +
    `</main></body></html>`
  );
}
