import type { Database } from '../database.ts';

/** `-all`: of an address, whoever tries. */
export type LimitKind =
  | 'login'
  | 'login-all'
  | 'sign-in'
  | 'factor'
  | 'factor-all'
  | 'factor-use'
  | 'recovery'
  | 'confirmation'
  | 'proof'
  | 'export'
  | 'upload'
  | 'save'
  | 'draft'
  | 'report'
  | 'checkout'
  | 'registry'
  | 'mail'
  | 'mail-all'
  | 'mail-trickle'
  | 'guess'
  | 'guess-all'
  | 'letter'
  | 'letter-source';

export interface LimitRow {
  count: number;
  /** ISO date-time */
  until: string;
}

/** Counters that outlive a restart. Keys are digests. */
export function limitQueries(database: Database) {
  const get = database.prepare<[LimitKind, string], LimitRow>(
    'SELECT count, until FROM limits WHERE kind = ? AND key = ?',
  );
  const put = database.prepare<[LimitKind, string, number, string]>(
    `INSERT INTO limits (kind, key, count, until) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET count = excluded.count, until = excluded.until`,
  );
  const remove = database.prepare<[LimitKind, string]>('DELETE FROM limits WHERE kind = ? AND key = ?');
  const sweep = database.prepare<[string]>('DELETE FROM limits WHERE until <= ?');

  return {
    get: (kind: LimitKind, key: string): LimitRow | null => get.get(kind, key) ?? null,
    put: (kind: LimitKind, key: string, row: LimitRow): void => void put.run(kind, key, row.count, row.until),
    clear: (kind: LimitKind, key: string): void => void remove.run(kind, key),
    sweep: (before: string): void => void sweep.run(before),
  };
}
