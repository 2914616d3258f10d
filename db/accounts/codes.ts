import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../database.ts';
import type { CodePurpose } from './rows.ts';

interface CodeRow {
  purpose: CodePurpose;
  email: string;
  /** Who asked for it: a digest. */
  source: string;
  code_hash: Buffer;
  /** ISO date-time */
  expires_at: string;
}

/** Codes that were mailed: one for each purpose, address and source that asked. */
export function codeQueries(database: Database) {
  const put = database.prepare<[CodeRow]>(
    `INSERT INTO codes (purpose, email, source, code_hash, expires_at)
     VALUES (:purpose, :email, :source, :code_hash, :expires_at)
     ON CONFLICT DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
  );
  const live = database.prepare<
    [{ purpose: CodePurpose; email: string; now: string }],
    Pick<CodeRow, 'source' | 'code_hash'>
  >(`SELECT source, code_hash FROM codes WHERE purpose = :purpose AND email = :email AND expires_at > :now`);
  const remove = database.prepare<[CodePurpose, string]>('DELETE FROM codes WHERE purpose = ? AND email = ?');
  const removeOf = database.prepare<[string]>('DELETE FROM codes WHERE email = ?');
  const sweep = database.prepare<[string, string]>(
    'DELETE FROM codes WHERE expires_at <= ? OR expires_at > ?',
  );

  return {
    put: (row: CodeRow): void => void put.run(row),
    /** Whether a source has asked for a code that is still live. */
    hasAsked: (purpose: CodePurpose, email: string, source: string, now: string): boolean =>
      live.all({ purpose, email, now }).some((row) => row.source === source),
    /** Compares with every live code in constant time. */
    matches: (purpose: CodePurpose, email: string, codeHash: Buffer, now: string): boolean =>
      live
        .all({ purpose, email, now })
        .map(({ code_hash }) => timingSafeEqual(code_hash, codeHash))
        .includes(true),
    removeFor: (purpose: CodePurpose, email: string): void => void remove.run(purpose, email),
    removeAllOf: (email: string): void => void removeOf.run(email),
    /** `latest`: no code is good for so long; what has one was made by a clock that was ahead. */
    sweep: (now: string, latest: string): void => void sweep.run(now, latest),
  };
}
