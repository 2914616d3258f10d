/** A process that makes the images of one picture, tells them, and ends. Started by `encoder.ts`. */
import { Refusal } from '../http/refusal.ts';
import { encode } from './encode.ts';
import type { EncodeOutcome, EncodeTask } from './encoder.ts';

const LOOKS_EVERY_MS = 10;

const { file, shape, mostBytes } = JSON.parse(process.argv[2]) as EncodeTask;

// Whoever ends the server may tell the whole group; the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', endAtOnce);
if (!process.connected) endAtOnce();

const atFirst = process.memoryUsage.rss();
setInterval(() => {
  if (process.memoryUsage.rss() - atFirst > mostBytes) endAtOnce();
}, LOOKS_EVERY_MS);

process.send?.(await outcomeOf(), undefined, undefined, () => process.exit());

async function outcomeOf(): Promise<EncodeOutcome> {
  try {
    return { images: await encode(file, shape) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { status: error.status, message: error.message } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** `process.exit` would wait until the picture is decoded. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}
