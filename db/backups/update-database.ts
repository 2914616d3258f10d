import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { migrate, pendingMigrations } from '../migrate.ts';
import { PARTS } from './backup-folder.ts';
import { removeOutlived } from './outlived.ts';
import { writeBackup } from './write-backup.ts';
import type { BackupOrder, Progress } from './write-backup.ts';

interface UpdateOrder extends Omit<BackupOrder, 'why'> {
  /** Folder of the migrations. */
  migrations: string;
  /** How long backups that made themselves are kept at the most. */
  months: number;
}

/**
 * Brings the database of a data directory up to date, and makes a backup of it first. All migrations are one step: where
 * one fails, or the process is killed, the version of before goes on with the database. Throws where one fails. Does
 * nothing to one that is up to date, new, or not there. Nobody serves it meanwhile.
 */
export async function updateDatabase(order: UpdateOrder, onProgress: Progress): Promise<void> {
  const { dataDir, folder, migrations, months } = order;
  const file = join(dataDir, PARTS.database);
  if (pendingIn(file, migrations).length === 0) return;
  const backup = await writeBackup({ ...order, why: 'before an update' }, onProgress);
  try {
    open(file, (database) => database.transaction(() => migrate(database, migrations)).immediate());
  } catch (cause) {
    throw new Error(
      `The update of ${file} failed, and it is as it was before: start the version of before, and tell what happened: ${(cause as Error).message} (A copy is in ${backup.path}.)`,
      { cause },
    );
  }
  removeOutlived(folder, new Date(), months);
}

/** What a database has not seen of the migrations; nothing where it is new, or not there. Throws as `pendingMigrations`. */
export function pendingIn(file: string, migrations: string): string[] {
  if (!existsSync(file)) return [];
  return open(file, (database) => {
    const isNew = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
    return isNew ? [] : pendingMigrations(database, migrations);
  });
}

function open<T>(file: string, look: (database: Database) => T): T {
  const database = openDatabase(file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}
