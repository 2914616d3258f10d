import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';

/**
 * As which generation the database in a file is written (docs/decisions/0054). null: there is none, or it was never
 * served with a machine that may take over. Changes nothing.
 */
export function generationOf(file: string): number | null {
  if (!existsSync(file)) return null;
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    if (!hasTable(database)) return null;
    return database.prepare<[], number>('SELECT number FROM generation').pluck().get() ?? null;
  } finally {
    database.close();
  }
}

/** Has the database in a file be of a generation. Nobody serves it. */
export function noteGeneration(file: string, number: number): void {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    database.pragma('synchronous = FULL');
    database.prepare<[number]>('INSERT OR REPLACE INTO generation (id, number) VALUES (1, ?)').run(number);
  } finally {
    database.close();
  }
}

/** Whether it can be noted in the database in a file: an older version of this software has no place for it. */
export function knowsGenerations(file: string): boolean {
  const database = new BetterSqlite3(file, { fileMustExist: true });
  try {
    return hasTable(database);
  } finally {
    database.close();
  }
}

function hasTable(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'generation'").get() !== undefined;
}
