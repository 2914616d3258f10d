/** A thread that sanitizes one text after the other (sanitizer.ts). */
import { parentPort } from 'node:worker_threads';
import { busy } from '../http/meter.ts';
import { sealed } from './sanitized-seal.ts';
import type { SealedHtml } from './sanitized-seal.ts';

/** `refused`: why such a text is not taken. `milliseconds`: what it took. */
export type ThreadReply = { milliseconds: number } & (
  | { sealed: SealedHtml }
  | { refused: string }
  | { failure: string }
);

parentPort?.on('message', (html: string) => {
  const took = busy();
  const outcome = outcomeOf(html);
  parentPort?.postMessage({ ...outcome, milliseconds: took() } satisfies ThreadReply);
});

function outcomeOf(html: string) {
  try {
    return { sealed: sealed(html) };
  } catch (error) {
    if (error instanceof RangeError) return { refused: error.message };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
