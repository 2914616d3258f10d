import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { REPLIES } from '#contract/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Turns } from '../http/turns.ts';
import { createFairQueue } from '../security/fair-queue.ts';
import { MAX_ARTICLE_HTML } from './sanitize-article.ts';
import type { ThreadReply } from './sanitize-thread.ts';
import { sealed } from './sanitized-seal.ts';
import type { SealedHtml } from './sanitized-seal.ts';

/** Characters that take a few milliseconds at most: less than it takes to begin a thread. */
const SHORT = 10_000;
const MOST_WAITING_OF_ONE = 4;
const RETRY_AFTER_SECONDS = 2;
/** A text takes a third of a second. */
const MOST_SECONDS = 10;
const IDLE_SECONDS = 5;

interface Parts {
  callers: { of: (request: IncomingMessage) => string };
  turns: Pick<Turns, 'next'>;
  /** Hears of what the thread did for a request, in milliseconds. */
  spend: (request: IncomingMessage, milliseconds: number) => void;
  /** The thread, where it does not lie beside these files as the build puts it. */
  script?: string;
  /** Characters of what is sanitized at once. */
  short?: number;
  idleSeconds?: number;
}

/**
 * Sanitizes what people write, long texts in a thread of their own: nobody else waits meanwhile. One after the other,
 * callers in turn; the thread ends when there is nothing to do.
 */
export function createSanitizer({
  callers,
  turns,
  spend,
  script = SCRIPT,
  short = SHORT,
  idleSeconds = IDLE_SECONDS,
}: Parts) {
  const queue = createFairQueue(1);
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  return {
    /**
     * `request`: for whom it is; null for ourselves. Throws 413 for more than an article can hold, 503 for a caller of whom
     * several texts wait already.
     */
    async sanitize(html: string, request: IncomingMessage | null): Promise<SealedHtml> {
      if (html.length <= short || html.length > MAX_ARTICLE_HTML) return orRefusal(() => sealed(html));
      const caller = request ? callers.of(request) : 'ourselves';
      if (queue.waiting(caller) >= MOST_WAITING_OF_ONE)
        throw new Refusal(503, REPLIES.busy, { retryAfter: RETRY_AFTER_SECONDS });
      const reply = await queue.run(caller, () => ask(html));
      if (request) {
        spend(request, reply.milliseconds);
        await turns.next(request);
      }
      if ('sealed' in reply) return reply.sealed;
      if ('refused' in reply) throw new Refusal(413, reply.refused);
      throw new Error(reply.failure);
    },
    stop: end,
  };

  function ask(html: string): Promise<ThreadReply> {
    clearTimeout(ending);
    thread ??= started(script);
    const asked = thread;
    return new Promise<ThreadReply>((resolve, reject) => {
      const late = setTimeout(() => void asked.terminate(), MOST_SECONDS * 1000);
      const hear = (reply: ThreadReply) => {
        stopListening();
        ending = setTimeout(() => void end(), idleSeconds * 1000).unref();
        resolve(reply);
      };
      const fail = (error: unknown) => {
        stopListening();
        thread = null;
        reject(
          error instanceof Error
            ? error
            : new Error(`The thread that sanitizes has ended with ${String(error)}`),
        );
      };
      const stopListening = () => {
        clearTimeout(late);
        asked.off('message', hear).off('error', fail).off('exit', fail);
      };
      asked.on('message', hear).on('error', fail).on('exit', fail);
      asked.postMessage(html);
    });
  }

  async function end(): Promise<void> {
    clearTimeout(ending);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }
}

/** Whoever waits for it holds a connection: it need not hold the process as well. */
function started(script: string): Worker {
  const thread = new Worker(script, { execArgv: script.endsWith('.ts') ? ['--import', 'tsx'] : [] });
  thread.unref();
  return thread;
}

/** Its source is beside this file's; the build puts it beside the server (server/app/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `sanitize-thread${extname(import.meta.filename)}`);

function orRefusal<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(413, error.message);
    throw error;
  }
}
