import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { Store } from '../../../db/store.ts';

interface Parts {
  store: Pick<Store, 'forgetting'>;
  /** Folder of the installation. */
  root: string;
  dataDir: string;
  log: Logger;
  now: () => Date;
}

/** Its source is beside this file's; the build puts it beside the server (server/app/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `clean-process${extname(import.meta.filename)}`);
const HOUR = 3_600_000;

export type Forgetting = ReturnType<typeof createForgetting>;

/**
 * Has the database written anew once something was deleted of somebody, in another process: it takes seconds with a
 * gigabyte, and this one answers meanwhile.
 */
export function createForgetting({ store, root, dataDir, log, now }: Parts) {
  const ending = new AbortController();
  let notBefore = 0;
  let running: Promise<boolean> | null = null;

  return {
    /** Does nothing while nothing is due, and for an hour after it has failed. Rejects when the process fails. */
    async clean(): Promise<void> {
      if (now().getTime() < notBefore || !store.forgetting.isDue()) return;
      const began = performance.now();
      notBefore = now().getTime() + HOUR;
      running = ranThrough();
      const isThrough = await running.finally(() => (running = null));
      if (!isThrough) return;
      notBefore = 0;
      log.info({ ms: Math.round(performance.now() - began) }, 'what was deleted is out of the database file');
    },
    /** Resolves when the file is written anew, or that has failed; null where nothing runs. */
    cleaning: (): Promise<unknown> | null => running?.catch(() => undefined) ?? null,
    /** Ends what runs: the file is then as it was. */
    stop: (): void => ending.abort(),
  };

  /** False when it was stopped. */
  async function ranThrough(): Promise<boolean> {
    // It gets no secrets. What SQLite writes aside may be as large as the database, and belongs on its disk.
    const { PATH, LD_LIBRARY_PATH } = process.env;
    const env = { PATH, LD_LIBRARY_PATH, SQLITE_TMPDIR: dataDir };
    const loader = SCRIPT.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const given = [...loader, SCRIPT, join(dataDir, 'directory.sqlite')];
    const { signal } = ending;
    try {
      await promisify(execFile)(process.execPath, given, { cwd: root, env, signal, killSignal: 'SIGKILL' });
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  }
}
