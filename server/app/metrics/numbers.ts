import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { newestBy } from '../../../db/backups/backup-folder.ts';
import type { Waiting } from '../../../db/metrics.ts';
import type { Context } from '../create-context.ts';

/** What has to be asked for. Ages in seconds, times in seconds of Unix time. */
export interface Numbers extends Omit<Waiting, 'oldestMail'> {
  problems: number;
  warnings: number;
  oldestMailAge: number;
  lastBackup: number | null;
  backupsOk: number | null;
  uploads: number;
  databaseBytes: number;
  walBytes: number;
  freeBytes: number;
}

/** Milliseconds for which an answer holds, however often it is asked. */
const GOOD_FOR = 5000;

/** Asks at most once in five seconds, and only when somebody wants to know. */
export function createNumbers({
  config,
  store,
  readiness,
  backups,
  uploads,
  now,
}: Context): () => Promise<Numbers> {
  const file = join(config.dataDir, 'directory.sqlite');
  let asked: { at: number; numbers: Promise<Numbers> } | null = null;

  return () => {
    const at = performance.now();
    if (!asked || at - asked.at >= GOOD_FOR) asked = { at, numbers: ask() };
    return asked.numbers;
  };

  async function ask(): Promise<Numbers> {
    const { problems, warnings } = await readiness.health();
    const { bavail, bsize } = await statfs(config.dataDir);
    const { oldestMail, ...waiting } = store.metrics.waiting();
    const state = backups.state();
    const lastBackup = newestBy(state.backups, now());
    return {
      ...waiting,
      problems: problems.length,
      warnings: warnings.length,
      oldestMailAge: oldestMail === null ? 0 : (now().getTime() - Date.parse(oldestMail)) / 1000,
      lastBackup: lastBackup ? Date.parse(lastBackup.at) / 1000 : null,
      backupsOk: state.is_on ? Number(state.complaint === null) : null,
      uploads: uploads.atWork(),
      databaseBytes: sizeOf(file),
      walBytes: sizeOf(`${file}-wal`),
      freeBytes: bavail * bsize,
    };
  }
}

/** Bytes; 0 for a file that is not there. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
