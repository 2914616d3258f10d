/** A process that makes the images of one picture after the other, until somebody ends it. See `encode-child.ts`. */
import { Refusal } from '../../platform/http/refusal.ts';
import { encode } from './encode.ts';
import type { Shape } from './encode.ts';

/** What it is given. */
export interface EncodeTask {
  file: string;
  shape: Shape;
  /** What the process may hold more than at its start; it ends when that is more. */
  mostBytes: number;
}

/** `failure`: an error of ours, with its stack. */
export type EncodeOutcome =
  | { images: Record<number, Buffer> }
  | { refusal: Pick<Refusal, 'status' | 'message'> }
  | { failure: string };

/** What it answers. */
export interface EncodeReply {
  outcome: EncodeOutcome;
  /** What the process holds now more than at its start. */
  grownBytes: number;
}

const LOOKS_EVERY_MS = 10;

// Whoever ends the server may tell the whole group; the server says when this one ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', endAtOnce);
if (!process.connected) endAtOnce();

const atFirst = process.memoryUsage.rss();
process.on('message', (task) => void answer(task as EncodeTask));

async function answer(task: EncodeTask): Promise<void> {
  const looking = setInterval(() => {
    if (grownBytes() > task.mostBytes) endAtOnce();
  }, LOOKS_EVERY_MS);
  const outcome = await outcomeOf(task);
  clearInterval(looking);
  process.send?.({ outcome, grownBytes: grownBytes() } satisfies EncodeReply);
}

function grownBytes(): number {
  return process.memoryUsage.rss() - atFirst;
}

async function outcomeOf({ file, shape }: EncodeTask): Promise<EncodeOutcome> {
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
