import type { RegistryFileKind } from '#contract/registry.ts';
import type { RegistryFile, RegistryState } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';

/** A file whose reading begins. */
export interface NewRegistryFile {
  kind: RegistryFileKind;
  name: string;
  fingerprint: string;
  /** ISO date up to which it tells. */
  dated: string;
  /** Of what is unpacked. */
  bytes: number;
  /** An account, which may be gone meanwhile. */
  started_by: number | null;
}

type Stored = Omit<RegistryFile, 'changes'> & { changes: string };

const COLUMNS =
  'id, kind, name, dated, status, bytes, read_to, records, changes, why, started_at, finished_at';
const FAMILY = `(kind = 'leie') = (:kind = 'leie')`;

/** Rows of files that do not count any more, and never will again: as many as are asked for. */
const OLD = `file_id IN (SELECT id FROM registry_files WHERE status IN ('replaced', 'failed'))`;
const OLD_ROWS = [
  `DELETE FROM registry_entries WHERE (npi, file_id) IN (
     SELECT npi, file_id FROM registry_entries WHERE ${OLD} LIMIT ?
   )`,
  `DELETE FROM registry_exclusions WHERE id IN (SELECT id FROM registry_exclusions WHERE ${OLD} LIMIT ?)`,
];

/** Files of registers: which were read, how far, and which count. All of it is written in transactions. */
export function registryFileQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[NewRegistryFile & { now: string }]>(
    `INSERT INTO registry_files (kind, name, fingerprint, dated, status, bytes, started_by, started_at)
     VALUES (:kind, :name, :fingerprint, :dated, 'reading', :bytes, (SELECT id FROM users WHERE id = :started_by), :now)`,
  );
  const one = database.prepare<[number], Stored>(`SELECT ${COLUMNS} FROM registry_files WHERE id = ?`);
  const known = database.prepare<[string], Stored>(
    `SELECT ${COLUMNS} FROM registry_files WHERE fingerprint = ? AND status <> 'failed' ORDER BY id DESC LIMIT 1`,
  );
  const newest = database.prepare<[{ kind: RegistryFileKind }], Stored>(
    `SELECT ${COLUMNS} FROM registry_files WHERE status = 'current' AND ${FAMILY} ORDER BY id DESC LIMIT 1`,
  );
  const newestWhole = database.prepare<[{ kind: RegistryFileKind }], Stored>(
    `SELECT ${COLUMNS} FROM registry_files
     WHERE status = 'current' AND ${FAMILY} AND kind <> 'nppes-weekly' ORDER BY id DESC LIMIT 1`,
  );
  const reading = database.prepare<[], Stored>(
    `SELECT ${COLUMNS} FROM registry_files WHERE status = 'reading' ORDER BY id`,
  );
  const advance = database.prepare<[Pick<RegistryFile, 'id' | 'read_to' | 'records'> & { changes: string }]>(
    `UPDATE registry_files SET read_to = :read_to, records = :records, changes = :changes
     WHERE id = :id AND status = 'reading'`,
  );
  const settle = database.prepare<
    [{ id: number; status: RegistryFile['status']; why: string | null; now: string }]
  >('UPDATE registry_files SET status = :status, why = :why, finished_at = :now WHERE id = :id');
  const replace = database.prepare<[{ kind: RegistryFileKind; id: number }]>(
    `UPDATE registry_files SET status = 'replaced' WHERE status = 'current' AND id < :id AND ${FAMILY}`,
  );
  const unfinished = database.prepare<[{ kind: RegistryFileKind; id: number; why: string; now: string }]>(
    `UPDATE registry_files SET status = 'failed', why = :why, finished_at = :now
     WHERE status = 'reading' AND id <> :id AND ${FAMILY}`,
  );
  const removeOld = OLD_ROWS.map((sql) => database.prepare<[number]>(sql));
  const checkedAt = database
    .prepare<[], string | null>('SELECT finished_at FROM registry_check WHERE id = 1')
    .pluck();

  return {
    /** Answers the id of a file that is being read from now on. */
    add: (file: NewRegistryFile): number =>
      Number(insert.run({ ...file, now: now().toISOString() }).lastInsertRowid),
    one: (id: number): RegistryFile | null => parsed(one.get(id)),
    /** What became of a file with these bytes, where it has not failed. */
    known: (fingerprint: string): RegistryFile | null => parsed(known.get(fingerprint)),
    /** Those that are being read, or were broken off. */
    unfinished: (): RegistryFile[] => reading.all().flatMap((row) => parsed(row) ?? []),
    /** How far a file is read, with the entries up to there. */
    advance: ({
      id,
      read_to,
      records,
      changes,
    }: Pick<RegistryFile, 'id' | 'read_to' | 'records' | 'changes'>) =>
      void advance.run({ id, read_to, records, changes: JSON.stringify(changes) }),
    /** The newest that counts and has all of its register, not a week of it. */
    newestWhole: (kind: RegistryFileKind): RegistryFile | null => parsed(newestWhole.get({ kind })),
    hold: (id: number, why: string): void => settled(id, 'held', why),
    fail: (id: number, why: string): void => settled(id, 'failed', why),
    /** Gives up what was broken off of the same register, other than this one. Of files of NPPES one is read at a time. */
    failUnfinished: (kind: RegistryFileKind, id: number, why: string): void =>
      void unfinished.run({ kind, id, why, now: now().toISOString() }),
    /**
     * Removes rows of files that were replaced or have failed, `most` at a time, so that nobody waits for it. Answers how
     * many; none are left once it is none.
     */
    removeOld: (most: number): number =>
      removeOld.reduce((removed, statement) => removed + statement.run(most - removed).changes, 0),
    /** A file that is read through counts from now on: a full one instead of all before it. */
    makeCurrent(id: number): void {
      const file = one.get(id);
      if (!file) throw new Error(`There is no file ${id}`);
      if (file.kind !== 'nppes-weekly') replace.run({ kind: file.kind, id });
      settled(id, 'current', null);
    },
    /** The newest that count, of NPPES whether monthly or weekly. */
    state: (): RegistryState => ({
      nppes: parsed(newest.get({ kind: 'nppes-full' })),
      leie: parsed(newest.get({ kind: 'leie' })),
      checked_at: checkedAt.get() ?? null,
    }),
  };

  function settled(id: number, status: RegistryFile['status'], why: string | null): void {
    settle.run({ id, status, why, now: now().toISOString() });
  }
}

function parsed(row: Stored | undefined): RegistryFile | null {
  return row ? { ...row, changes: JSON.parse(row.changes) as RegistryFile['changes'] } : null;
}
