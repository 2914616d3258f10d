import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { auditQueries } from '../audit.ts';
import type { Database } from '../database.ts';
import { hold } from '../hold-folder.ts';
import { createTransactions } from '../transactions.ts';
import { isUnwritable } from '../unwritable.ts';
import { registryChangeQueries } from './registry-changes.ts';
import { registryEntryQueries } from './registry-entries.ts';
import { registryExclusionQueries } from './registry-exclusions.ts';
import { registryFileQueries } from './registry-files.ts';

/** What reads files of registers has of the database: nothing is kept in memory of it. */
export type OpenRegistry = ReturnType<typeof openRegistry>;

/** How long a write waits for somebody else's lock at once, in milliseconds. */
const PATIENCE = 5000;
/** Cleaning the database (db/forgetting.ts) takes minutes with gigabytes. */
const TRIES = 120;

/**
 * Opens the database of an installation beside the server, whether that runs or not, for what reads a file of a register.
 * Throws in a sentence where there is none, or where it is from before there were registers.
 */
export function openRegistry(file: string, now: () => Date) {
  const database = openLightly(file);
  const transactions = createTransactions(database);

  return {
    files: registryFileQueries(database, now),
    entries: registryEntryQueries(database),
    exclusions: registryExclusionQueries(database),
    changes: registryChangeQueries(database),
    audit: auditQueries(database, { transactions, now }),
    /**
     * Keeps writes as one. It is short, for the server waits for it; and it waits for others, ten minutes at most.
     */
    async write<T>(writes: () => T): Promise<T> {
      for (let attempt = 1; ; attempt++) {
        try {
          return transactions.run(writes);
        } catch (error) {
          if (!isUnwritable(error) || !error.code.startsWith('SQLITE_BUSY') || attempt === TRIES) throw error;
          await sleep(100);
        }
      }
    },
    /** Holds what two readings would both write, until what it answers is called or the process ends. */
    hold: (): (() => void) =>
      hold(
        join(dirname(file), `${basename(file)}-reading`),
        1000,
        'Another file of a register is being read: wait until it is through.',
      ),
    close: (): void => void database.close(),
  };
}

/** With little memory of its own, and no map of the file: that would count as memory, too. */
function openLightly(file: string): Database {
  if (!existsSync(file))
    throw new Error(`No database in ${dirname(file)}: start the site once, or set DATA_DIR.`);
  const database = new BetterSqlite3(file, { fileMustExist: true, timeout: PATIENCE });
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  database.pragma('cache_size = -8192');
  const has = database.prepare("SELECT 1 FROM pragma_table_list WHERE name = 'registry_files'").get();
  if (has !== undefined) return database;
  database.close();
  throw new Error(`The database in ${dirname(file)} is of an older version: start the site once.`);
}
