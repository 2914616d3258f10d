import { copyFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import type { Store } from '../../db/store.ts';
import { tryTransaction } from '../../db/transactions.ts';
import { isUnwritable } from '../../db/unwritable.ts';
import { fileStore, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

let folder: string;
let file: string;
let store: Store;
let other: Database;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'directory.sqlite');
  store = fileStore(file, noon);
  other = new BetterSqlite3(file);
});
afterEach(() => {
  other.close();
  store.close();
});

const counts = () => [store.limits.get('login', 'a')?.count, store.limits.get('login', 'b')?.count];
const put = (key: string, count: number) =>
  store.limits.put('login', key, { count, until: noon().toISOString() });

it('writes nothing into a file that was removed or replaced, as by a backup that is restored meanwhile', () => {
  const backup = join(folder, 'backup.sqlite');
  const aside = join(folder, 'aside.sqlite');
  copyFileSync(file, backup);
  renameSync(file, aside);
  const refused = () => {
    let thrown: unknown;
    try {
      store.transaction(() => put('a', 1));
    } catch (error) {
      thrown = error;
    }
    expect(isUnwritable(thrown)).toBe(true);
    expect(store.ifWritable(() => put('a', 1))).toBe(false);
    expect(store.beat()).toBe('SQLITE_READONLY_DBMOVED');
  };
  refused();
  renameSync(backup, file);
  refused();
  renameSync(aside, file);
  store.transaction(() => put('a', 1));
  expect(counts()).toEqual([1, undefined]);
});

describe('ifWritable', () => {
  it.each(['IMMEDIATE', 'EXCLUSIVE'])('writes nothing and says so while another holds BEGIN %s', (lock) => {
    const write = () => {
      put('a', 1);
      put('b', 2);
    };
    other.exec(`BEGIN ${lock}`);
    expect(store.ifWritable(write)).toBe(false);
    expect(counts()).toEqual([undefined, undefined]);
    other.exec('ROLLBACK');
    expect(store.ifWritable(write)).toBe(true);
    expect(counts()).toEqual([1, 2]);
  });

  it('throws whatever else goes wrong, and keeps none of the writes', () => {
    const failing = () => {
      put('a', 1);
      throw new Error('no');
    };
    expect(() => store.ifWritable(failing)).toThrow('no');
    expect(counts()).toEqual([undefined, undefined]);
  });

  it('is not for the inside of a transaction, where it could not take back its own writes alone', () => {
    expect(() => store.transaction(() => store.ifWritable(() => put('a', 1)))).toThrow('inside of another');
    expect(counts()).toEqual([undefined, undefined]);
  });

  it('writes nothing where there is no room, and waits for locks as before afterwards', () => {
    const database = openDatabase(join(folder, 'full.sqlite'));
    database.exec('CREATE TABLE notes (text TEXT NOT NULL)');
    const pages = Number(database.pragma('page_count', { simple: true }));
    database.pragma(`max_page_count = ${pages + 1}`);
    const note = database.prepare<[string]>('INSERT INTO notes (text) VALUES (?)');
    const write = (text: string) => () => database.transaction(() => void note.run(text))();
    expect(tryTransaction(database, write('x'))).toBeNull();
    expect(tryTransaction(database, write('x'.repeat(100_000)))).toBe('SQLITE_FULL');
    expect(database.prepare('SELECT length(text) FROM notes').pluck().all()).toEqual([1]);
    expect(database.pragma('busy_timeout', { simple: true })).toBe(10_000);
    database.close();
  });
});

it('tells a database that cannot be written from a mistake in what is asked of it', () => {
  const reader = new BetterSqlite3(file, { readonly: true });
  const errorOf = (run: () => unknown): unknown => {
    try {
      return void run();
    } catch (error) {
      return error;
    }
  };
  expect(isUnwritable(errorOf(() => reader.exec('DELETE FROM limits')))).toBe(true);
  expect(isUnwritable(errorOf(() => new BetterSqlite3(join(folder, 'no/such/folder.sqlite'))))).toBe(false);
  expect(isUnwritable(errorOf(() => other.exec('DELETE FROM nothing')))).toBe(false);
  expect(isUnwritable(new Error('SQLITE_BUSY'))).toBe(false);
  reader.close();
});
