/** Backups: made each night and when somebody asks, by a process of their own; what they are is in db/backups/. */
import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { BackupReason, Backups as State } from '#contract/backups.ts';
import { backupsIn, newestBy } from '../../../db/backups/backup-folder.ts';
import type { Backup } from '../../../db/backups/backup-folder.ts';
import { isTooOld } from '../../../db/backups/outlived.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { isDue, nextQuietHour } from './due.ts';

interface Parts {
  config: Pick<Config, 'backups' | 'dataDir' | 'root' | 'version'>;
  log: Logger;
  now: () => Date;
  /** What makes one, where it does not lie beside this file. */
  script?: string;
}

/** Its source is beside this file; the build puts it beside the server (server/app/commands/build.ts). */
const SCRIPT = join(import.meta.dirname, `backup-process${extname(import.meta.filename)}`);
const HOUR = 3_600_000;
/** A nightly one, and time to make it. */
const MOST_AGE = 26 * HOUR;

export type BackupMaker = ReturnType<typeof createBackups>;

/** Makes backups, one at a time, and says how they are. */
export function createBackups({ config, log, now, script = SCRIPT }: Parts) {
  const { isOn, folder, months } = config.backups;
  const began = now().getTime();
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  let failure: string | null = null;
  let notBefore = 0;

  return {
    state(): State {
      const found = look();
      return {
        backups: (typeof found === 'string' ? [] : found).map(({ path: _, ...backup }) => ({
          ...backup,
          is_old: isTooOld(backup, now(), months),
        })),
        is_on: isOn,
        is_running: running !== null,
        next_at: isOn ? nextQuietHour(now()).toISOString() : null,
        complaint: complaint(),
        months,
      };
    },
    /** The folder of one; null when there is none of this name. */
    folderOf: (name: string): string | null =>
      backupsIn(folder).find((backup) => backup.name === name)?.path ?? null,
    /** Begins one, unless one is being made: then it answers false. What becomes of it, `state` says. */
    begin(): boolean {
      if (running) return false;
      make('by hand').catch(() => {});
      return true;
    },
    /** Makes the nightly one when it is due, and again an hour after it has failed. */
    async nightly(): Promise<void> {
      if (!isOn || running || now().getTime() < notBefore || !isDue(backupsIn(folder), now())) return;
      notBefore = now().getTime() + HOUR;
      await make('nightly');
      notBefore = 0;
    },
    complaint,
    /** Ends what runs: what it has written is cleared away by the next one. */
    async stop(): Promise<void> {
      ending.abort();
      await running?.catch(() => {});
    },
  };

  /** What is wrong with the backups, in a sentence for the operator; null while they are made. */
  function complaint(): string | null {
    if (!isOn) return null;
    if (failure !== null) return `The last backup failed: ${failure}`;
    const found = look();
    if (typeof found === 'string') return found;
    const latest = newestBy(found, now())?.at ?? null;
    const since = now().getTime() - MOST_AGE;
    if (began > since || (latest !== null && Date.parse(latest) > since)) return null;
    return `The last backup in ${folder} is ${latest === null ? 'missing' : `from ${latest}`}: see the log of the last night.`;
  }

  /** Those that there are; a sentence where the folder cannot be looked at. */
  function look(): Backup[] | string {
    try {
      return backupsIn(folder);
    } catch (error) {
      return sentenceOf(error);
    }
  }

  function make(why: BackupReason): Promise<void> {
    running = made(why).finally(() => (running = null));
    return running;
  }

  async function made(why: BackupReason): Promise<void> {
    const since = performance.now();
    try {
      const name = await ranThrough(why);
      failure = null;
      log.info({ backup: name, why, ms: Math.round(performance.now() - since) }, 'backup made');
    } catch (error) {
      if (ending.signal.aborted) return;
      failure = sentenceOf(error);
      throw new Error(failure, { cause: error });
    }
  }

  /** Answers its name. */
  async function ranThrough(why: BackupReason): Promise<string> {
    // It gets no secrets.
    const { PATH, LD_LIBRARY_PATH } = process.env;
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const ahead = now().getTime() - Date.now();
    const order = { dataDir: config.dataDir, folder, why, version: config.version, months, ahead };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...loader, script, JSON.stringify(order)],
      { cwd: config.root, env: { PATH, LD_LIBRARY_PATH }, signal: ending.signal, killSignal: 'SIGKILL' },
    );
    return stdout;
  }
}

/** What the process has said before its end, else how it ended. */
function sentenceOf(error: unknown): string {
  const { stderr = '', message } = error as Error & { stderr?: string };
  return stderr.trim().split('\n').at(-1) || message;
}
