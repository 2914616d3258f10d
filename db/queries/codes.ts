import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database.ts';
import type { CodePurpose } from '../rows.ts';

interface CodeRow {
  purpose: CodePurpose;
  email: string;
  code_hash: Buffer;
  /** ISO date-time */
  expires_at: string;
}

/** Codes that were mailed, one for each purpose and address, with at most five tries each. */
export function codeQueries(database: Database) {
  const put = database.prepare<[CodeRow]>(
    `INSERT INTO codes (purpose, email, code_hash, expires_at) VALUES (:purpose, :email, :code_hash, :expires_at)
     ON CONFLICT DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`,
  );
  const tryOne = database
    .prepare<[{ purpose: CodePurpose; email: string; now: string }], Buffer>(
      `UPDATE codes SET tries = tries + 1
     WHERE purpose = :purpose AND email = :email AND tries < 5 AND expires_at > :now RETURNING code_hash`,
    )
    .pluck();
  const remove = database.prepare<[CodePurpose, string]>('DELETE FROM codes WHERE purpose = ? AND email = ?');
  const removeOf = database.prepare<[string]>('DELETE FROM codes WHERE email = ?');
  const sweep = database.prepare<[string]>('DELETE FROM codes WHERE expires_at <= ?');

  return {
    put: (row: CodeRow): void => void put.run(row),
    /** Counts a try, then compares in constant time. A right code is used up; after five tries none is right. */
    use(purpose: CodePurpose, email: string, codeHash: Buffer, now: string): boolean {
      const expected = tryOne.get({ purpose, email, now });
      if (!expected || !timingSafeEqual(expected, codeHash)) return false;
      remove.run(purpose, email);
      return true;
    },
    removeAllOf: (email: string): void => void removeOf.run(email),
    sweep: (now: string): void => void sweep.run(now),
  };
}
