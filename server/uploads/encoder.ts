import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { Logger } from 'pino';
import { REPLIES } from '#contract/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shape } from './encode.ts';

/** What the process is given, as its argument. */
export interface EncodeTask {
  file: string;
  shape: Shape;
  /** What it may hold more than at its start. */
  mostBytes: number;
}

/** What it sends before it ends. `failure`: an error of ours, with its stack. */
export type EncodeOutcome =
  { images: Record<number, Buffer> } | { refusal: Pick<Refusal, 'status' | 'message'> } | { failure: string };

interface Parts {
  log: Logger;
  /** Folder of the installation. */
  root: string;
  mostSeconds?: number;
  mostBytes?: number;
}

export type Encoder = ReturnType<typeof createEncoder>;

/** Its source is beside this file's; the build puts it beside the server (server/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `encode-process${extname(import.meta.filename)}`);
const IS_SOURCE = SCRIPT.endsWith('.ts');
/** Its own JavaScript needs little. */
const FLAGS = [
  '--max-semi-space-size=1',
  '--max-old-space-size=64',
  ...(IS_SOURCE ? ['--import', 'tsx'] : []),
];

/**
 * Makes images out of pictures, each in a process of its own (`encode-process.ts`): all that a picture takes is given
 * back with its end, and one that breaks it breaks nothing else. The process ends at its bounds, and with the server.
 */
export function createEncoder({ log, root, mostSeconds = 20, mostBytes = 90e6 }: Parts) {
  const running = new Set<ChildProcess>();
  let isStopped = false;

  return {
    /** See `encode`. Throws 400 besides for a picture that broke the process, 503 when there can be none. */
    async encode(file: string, shape: Shape): Promise<Record<number, Buffer>> {
      if (isStopped) throw busy();
      const child = start({ file, shape, mostBytes });
      running.add(child);
      try {
        return imagesIn(await outcomeOf(child));
      } finally {
        running.delete(child);
      }
    },
    /** Ends what runs; from now on everything is refused. */
    stop(): void {
      isStopped = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };

  /** It gets no secrets: of the environment only where things are. */
  function start(task: EncodeTask): ChildProcess {
    const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
    return fork(SCRIPT, [JSON.stringify(task)], {
      cwd: root,
      execArgv: FLAGS,
      // What threads of the C library free goes back to the system, or to the next of them.
      env: { PATH, LD_LIBRARY_PATH, TMPDIR, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  /** Resolves once it has ended, so that what it held is not added to what the next one does. */
  function outcomeOf(child: ChildProcess): Promise<EncodeOutcome> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000);
      child.once('error', (error) => {
        clearTimeout(late);
        log.error({ err: error }, 'there is no process to read a picture with');
        reject(busy());
      });
      let outcome: EncodeOutcome | null = null;
      child.once('message', (message) => (outcome = message as EncodeOutcome));
      // After the last message.
      const told = new Promise((over) => child.once('disconnect', over));
      child.once('exit', (code, signal) => {
        clearTimeout(late);
        void told.then(() => {
          if (outcome) resolve(outcome);
          else reject(isStopped ? busy() : broken(code, signal));
        });
      });
    });
  }

  /** Ended by a signal, at its bounds or by what the picture did to the decoder. Else it is an error of ours. */
  function broken(code: number | null, signal: string | null): Error {
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
