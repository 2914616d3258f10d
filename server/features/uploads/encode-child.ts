import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import type { EncodeReply, EncodeTask } from './encode-process.ts';

/** Why there is no process any more. `error`: there has never been one. */
interface Ended {
  error: Error | null;
  code: number | null;
  signal: string | null;
}

export interface EncodeChild {
  /** Gives it a picture, when it has answered for the last one. Resolves with null when it has ended instead. */
  ask(task: EncodeTask): Promise<EncodeReply | null>;
  /** How many it was given. */
  pictures(): number;
  kill(): void;
  /** Resolves once it is gone, and everything that it said was heard. */
  ended: Promise<Ended>;
}

/** Its source is beside this file's; the build puts it beside the server (server/app/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `encode-process${extname(import.meta.filename)}`);
/** Its own JavaScript needs little. */
const FLAGS = ['--max-semi-space-size=1', '--max-old-space-size=64'];
/** For the C library: what was freed goes back to the system, or to the next thread that asks. */
const MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** Starts a process that makes images (`encode-process.ts`). `root`: the folder that it works in. `script`: where it lies, if not there. */
export function startChild(root: string, script = SCRIPT): EncodeChild {
  // It gets no secrets: of the environment only where things are.
  const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
  const child = fork(script, [], {
    cwd: root,
    execArgv: [...FLAGS, ...(script.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { PATH, LD_LIBRARY_PATH, TMPDIR, UV_THREADPOOL_SIZE: '1', ...MALLOC },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let pictures = 0;
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ error, code: null, signal: null }));
    // After the last message.
    const told = new Promise((over) => child.once('disconnect', over));
    child.once('exit', (code, signal) => void told.then(() => resolve({ error: null, code, signal })));
  });

  return {
    ask(task) {
      pictures++;
      const reply = new Promise<EncodeReply>((resolve) => {
        child.once('message', (message) => resolve(message as EncodeReply));
      });
      // One that is gone is told of by its end.
      child.send(task, () => undefined);
      return Promise.race([reply, ended.then(() => null)]);
    },
    pictures: () => pictures,
    kill: () => void child.kill('SIGKILL'),
    ended,
  };
}
