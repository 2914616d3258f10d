import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { REPLIES } from '#contract/messages.ts';
import { PAGES } from '#contract/paths.ts';
import { isUnwritable } from '../../../db/unwritable.ts';
import { Refusal } from './refusal.ts';
import type { RefusalDetails, RefusalNote } from './refusal.ts';

interface Needs {
  log: Logger;
  sources: { of: (request: Request) => { trace: string } };
  refusals: { note: (note: RefusalNote, source: string) => void };
}

interface ErrorBody extends Omit<RefusalDetails, 'retryAfter' | 'note'> {
  message: string;
  /** Under which an error of ours is logged. */
  id?: string;
}

/** How errors are told below a path that has a format of its own. */
export interface Dialect {
  /** With the slash behind it. */
  below: string;
  /** Of the body. */
  type: string;
  bodyOf: (status: number, message: string) => object;
}

/** The one place that answers errors: refusals as they are, all else logged under an id and answered 500. */
export function errorHandler(
  { log, sources, refusals }: Needs,
  dialects: readonly Dialect[] = [],
): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, _next) => {
    // The visitor left in the middle of it.
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const refusal = refusalOf(error);
    if (response.headersSent) {
      // Half an answer cannot be taken back: the visitor has to see that it broke off.
      if (!refusal) log.error({ err: error, method: request.method, path: request.path }, 'answer broke off');
      response.destroy();
      return;
    }
    if (!refusal) {
      const id = randomUUID();
      log.error({ id, err: error, method: request.method, path: request.path }, 'request failed');
      return respond(500, { message: 'Server Error', id });
    }
    if (isUnwritable(error)) {
      const { method, path } = request;
      log.warn({ code: error.code, reason: error.message, method, path }, 'database not writable');
    }
    const { retryAfter, note, ...more } = refusal.details;
    if (note) refusals.note(note, sources.of(request).trace);
    if (retryAfter !== undefined) response.set('retry-after', String(retryAfter));
    respond(refusal.status, { message: refusal.message, ...more });

    function respond(status: number, body: ErrorBody): void {
      // What is answered in the place of something that may be stored.
      response.status(status).set('cache-control', 'no-store');
      const dialect = dialects.find(({ below }) => request.path.startsWith(below));
      if (dialect) response.type(dialect.type).send(JSON.stringify(dialect.bodyOf(status, body.message)));
      else if (request.path.startsWith('/api/')) response.json(body);
      else response.type('html').send(fallbackPage(status, body.message));
    }
  };
}

/** Middleware of others marks what is the caller's fault with a status. */
function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isUnwritable(error)) return new Refusal(503, REPLIES.unwritable, { retryAfter: RETRY_AFTER });
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  if (code === 'EMFILE' || code === 'ENFILE') {
    return new Refusal(503, REPLIES.busy, { retryAfter: RETRY_AFTER });
  }
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return new Refusal(status, WORDS[status] ?? 'Bad request');
}

/** Seconds. */
const RETRY_AFTER = 5;

const WORDS: Record<number, string> = {
  404: 'Not found',
  412: 'That has changed meanwhile.',
  413: 'That is too large.',
  415: 'Please send JSON.',
  416: 'The file does not have that range.',
};

/** A page that needs nothing that may have failed. SPEC §2: the fallback reads 'Unexpected Application Error!'. */
function fallbackPage(status: number, message: string): string {
  const isOurs = status === 500;
  const heading = isOurs ? 'Unexpected Application Error!' : message;
  const advice =
    status >= 500
      ? 'Something went wrong on our side. Please try again in a moment.'
      : 'Please check the address, or begin again from the start.';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title>` +
    `<link rel="stylesheet" href="/fallback.css"></head><body><main><h1>${heading}</h1>` +
    `<p>${advice}</p>` +
    `<p><a href="${PAGES.home}">Back to the start</a></p>` +
    `<p>In crisis? Call or text <a href="tel:988">988</a>, any time. In danger now, call 911.</p>` +
    `</main></body></html>`
  );
}
