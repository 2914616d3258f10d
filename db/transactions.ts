import BetterSqlite3 from 'better-sqlite3';
import type { Database } from './database.ts';
import { sameFileGuard } from './same-file.ts';
import { isUnwritable } from './unwritable.ts';

export type Transactions = ReturnType<typeof createTransactions>;

/** What was kept, for other processes: the names of followers, each with the ids that it has to follow. */
export type Changes = [follower: string, ids: number[]][];

/** What in memory follows the rows: brought up to date, id by id, with what is kept. */
interface Follower {
  name: string;
  follow: (id: number) => void;
  written: Set<number>;
}

/**
 * Writes that are kept as one or not at all, and what follows once they are kept. Whatever is in memory or outside of
 * the database hears of nothing before, and of nothing that was taken back. `tell` hears of what is kept, for the memory
 * of other processes. `mayWrite` is asked at the begin and at the end of each: where another machine may take over.
 */
export function createTransactions(
  database: Database,
  tell?: (changes: Changes) => void,
  mayWrite?: () => boolean,
) {
  const refuseMoved = sameFileGuard(database);
  const followers: Follower[] = [];
  let works: (() => void)[] = [];
  let isOpen = false;
  let lost: { cause: unknown } | null = null;

  return {
    /**
     * Runs writes as one: all of them or, when it throws, none. Inside of another transaction they are a part of it: when
     * they throw they are taken back by themselves, and the one around may go on or throw as well.
     */
    run<T>(write: () => T): T {
      if (isOpen) return part(write);
      const result = commit(write);
      followUp();
      return result;
    },
    /**
     * The same for what nobody waits for: it waits for no lock. Answers SQLite's code for why the database cannot be
     * written at the moment, and nothing is written then; null once it is. Not inside of another transaction.
     */
    tryRun(write: () => void): string | null {
      const code = tryTransaction(database, () => commit(write));
      if (code === null) followUp();
      return code;
    },
    /**
     * A write that is never alone, for what must be kept or lost with it (the trail, mails, what visitors see). Throws
     * outside of a transaction, so that whoever forgot it hears of it at once.
     */
    within<T>(write: () => T): T {
      requireOpen();
      return part(write);
    },
    /**
     * Has work outside of the database done once the outermost transaction is kept: in the order it was asked for, after
     * what is in memory has followed, and never when the transaction, or the part that asked, is taken back. Throws
     * outside of a transaction.
     */
    afterCommit(work: () => void): void {
      requireOpen();
      works.push(work);
    },
    /**
     * Has `follow` called with each id that was noted by what this answers, once the transaction is kept. `name`: the
     * same in every process.
     */
    follower(name: string, follow: (id: number) => void): (id: number) => void {
      const written = new Set<number>();
      followers.push({ name, follow, written });
      return (id) => {
        requireOpen();
        written.add(id);
      };
    },
    /** Follows what another process has kept, as it did itself. Throws as `run` does, after all of it. */
    follow(changes: Changes): void {
      const byName = new Map(followers.map(({ name, follow }) => [name, follow]));
      doAll(changes.flatMap(([name, ids]) => ids.map((id) => () => byName.get(name)?.(id))));
    },
  };

  function requireOpen(): void {
    if (!isOpen) throw new Error('This is not done outside of a transaction.');
  }

  function commit<T>(write: () => T): T {
    refuseMoved();
    if (mayWrite?.() === false) throw notOurs();
    for (const { written } of followers) written.clear();
    works = [];
    lost = null;
    isOpen = true;
    try {
      // Takes the lock first: a transaction that has read already does not wait for it, but fails.
      return database.transaction(() => whole(write)).immediate();
    } finally {
      isOpen = false;
    }
  }

  function whole<T>(write: () => T): T {
    const result = write();
    if (lost) throw lost.cause;
    if (mayWrite?.() === false) throw notOurs();
    return result;
  }

  function part<T>(write: () => T): T {
    const before = works.length;
    if (!database.inTransaction) lose(new Error('SQLite took the transaction back.'));
    try {
      return database.transaction(write)();
    } catch (error) {
      works.length = before;
      if (!database.inTransaction) lose(error);
      // The parts around have lost their savepoints as well, and cannot say more than that.
      throw lost ? lost.cause : error;
    }
  }

  /**
   * A full disk makes SQLite take back all of a transaction, and end it. What is written after that, by somebody who
   * caught the error, goes into another one, which is never kept.
   */
  function lose(cause: unknown): void {
    lost = { cause };
    database.exec('BEGIN');
  }

  /** All of it, whatever throws. Throws what was thrown, at the end: the writes are kept all the same. */
  function followUp(): void {
    tell?.(followers.flatMap(({ name, written }) => (written.size > 0 ? [[name, [...written]]] : [])));
    doAll([
      ...followers.flatMap(({ follow, written }) => [...written].map((id) => () => follow(id))),
      ...works,
    ]);
  }

  function doAll(due: readonly (() => void)[]): void {
    const errors: unknown[] = [];
    for (const work of due) {
      try {
        work();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'The writes are kept, but not all has followed.');
  }
}

/** Told as a write-protected disk is. */
function notOurs(): Error {
  return new BetterSqlite3.SqliteError(
    'The lease in TAKEOVER_DIR is not renewed: another machine may have taken over.',
    'SQLITE_READONLY_LEASE',
  );
}

/** Makes a transaction that waits for no lock: while one waits, nobody is answered. Answers as `tryRun`. */
export function tryTransaction(database: Database, transaction: () => void): string | null {
  if (database.inTransaction) throw new Error('A transaction inside of another cannot be tried.');
  const wait = Number(database.pragma('busy_timeout', { simple: true }));
  database.pragma('busy_timeout = 0');
  try {
    transaction();
    return null;
  } catch (error) {
    if (isUnwritable(error)) return error.code;
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${wait}`);
  }
}
