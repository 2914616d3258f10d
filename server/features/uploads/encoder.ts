import { REPLIES } from '#contract/messages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Needs } from '../../platform/platform.ts';
import type { Shape } from './encode.ts';
import { startChild } from './encode-child.ts';
import type { EncodeChild } from './encode-child.ts';
import type { EncodeOutcome } from './encode-process.ts';

interface Parts extends Needs<'log'> {
  /** Folder of the installation. */
  root: string;
  /** The process that makes images, where it does not lie beside these files. */
  script?: string;
  /** For one picture. */
  mostSeconds?: number;
  /** What a process may hold more than at its start. */
  mostBytes?: number;
  /** When a process ends though nothing was wrong: it had nothing to do, had so many pictures, or has grown. */
  idleSeconds?: number;
  mostPictures?: number;
  mostLeftBytes?: number;
}

export type Encoder = ReturnType<typeof createEncoder>;

/**
 * Makes images out of pictures in another process, so that one that breaks it breaks nothing else, and what decoders
 * have held is given back with its end. It takes one picture after the other, and ends at its bounds and with the server.
 */
export function createEncoder({
  log,
  root,
  script,
  mostSeconds = 20,
  mostBytes = 90e6,
  idleSeconds = 5,
  mostPictures = 100,
  mostLeftBytes = 16e6,
}: Parts) {
  const running = new Set<EncodeChild>();
  let idle: EncodeChild | null = null;
  let ending: NodeJS.Timeout | undefined;
  let isStopped = false;

  return {
    /** See `encode`. Throws 400 besides for a picture that broke the process, 503 when there can be none. */
    async encode(file: string, shape: Shape): Promise<Record<number, Buffer>> {
      if (isStopped) throw busy();
      const used = takeIdle();
      let child = used ?? start();
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        child.kill();
      }, mostSeconds * 1000);
      const task = { file, shape, mostBytes };
      let reply = await child.ask(task);
      // What others have left behind is not held against a picture.
      if (!reply && used && !isLate && !isStopped) {
        child = start();
        reply = await child.ask(task);
      }
      clearTimeout(late);
      if (!reply) throw await whyEnded(child);
      await keep(child, reply.grownBytes);
      return imagesIn(reply.outcome);
    },
    /** Ends what runs; from now on everything is refused. */
    stop(): void {
      isStopped = true;
      for (const child of running) child.kill();
    },
  };

  function start(): EncodeChild {
    const child = startChild(root, script);
    running.add(child);
    void child.ended.then(() => {
      running.delete(child);
      if (idle === child) idle = null;
    });
    return child;
  }

  function takeIdle(): EncodeChild | null {
    clearTimeout(ending);
    const child = idle;
    idle = null;
    return child;
  }

  /** Resolves once it has ended, if it does, so that what it held is not added to what the next one does. */
  async function keep(child: EncodeChild, leftBytes: number): Promise<void> {
    if (idle || child.pictures() >= mostPictures || leftBytes > mostLeftBytes) {
      child.kill();
      await child.ended;
      return;
    }
    idle = child;
    ending = setTimeout(() => takeIdle()?.kill(), idleSeconds * 1000).unref();
  }

  /** Ended by a signal, at its bounds or by what the picture did to the decoder. Else it is an error of ours. */
  async function whyEnded(child: EncodeChild): Promise<Error> {
    const { error, code, signal } = await child.ended;
    if (isStopped) return busy();
    if (error) {
      log.error({ err: error }, 'there is no process to read a picture with');
      return busy();
    }
    if (signal === null) return new Error(`The process that reads pictures has ended with ${code}`);
    log.warn({ signal }, 'a picture has ended the process that read it');
    return new Refusal(
      400,
      'This picture cannot be read. Please save it as a plain JPEG, or choose another one.',
    );
  }
}

function imagesIn(outcome: EncodeOutcome): Record<number, Buffer> {
  if ('refusal' in outcome) throw new Refusal(outcome.refusal.status, outcome.refusal.message);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.images;
}

function busy(): Refusal {
  return new Refusal(503, REPLIES.busy, { retryAfter: 10 });
}
