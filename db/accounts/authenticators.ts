import type { Database } from '../database.ts';

/** The app of an account that shows codes. */
export interface AuthenticatorRow {
  user_id: number;
  sealed_secret: Buffer;
  /** Of the last code that was used, in steps of 30 seconds since 1970. */
  last_step: number;
  /** ISO date-time */
  created_at: string;
}

/** Apps that show codes: one an account. */
export function authenticatorQueries(database: Database) {
  const put = database.prepare<[AuthenticatorRow]>(
    `INSERT INTO authenticators (user_id, sealed_secret, last_step, created_at)
     VALUES (:user_id, :sealed_secret, :last_step, :created_at)
     ON CONFLICT DO UPDATE SET
       sealed_secret = excluded.sealed_secret, last_step = excluded.last_step, created_at = excluded.created_at`,
  );
  const of = database.prepare<[number], AuthenticatorRow>('SELECT * FROM authenticators WHERE user_id = ?');
  const use = database.prepare<[{ userId: number; step: number }]>(
    'UPDATE authenticators SET last_step = :step WHERE user_id = :userId AND last_step < :step',
  );
  const remove = database.prepare<[number]>('DELETE FROM authenticators WHERE user_id = ?');

  return {
    /** Takes the place of the one that the account had. */
    put: (row: AuthenticatorRow): void => void put.run(row),
    of: (userId: number): AuthenticatorRow | null => of.get(userId) ?? null,
    /** Uses up the code of a step, and all before it: true once. */
    use: (userId: number, step: number): boolean => use.run({ userId, step }).changes > 0,
    remove: (userId: number): void => void remove.run(userId),
  };
}
