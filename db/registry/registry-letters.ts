import type { Standing } from '#contract/registry-letters.ts';
import type { Database } from '../database.ts';

/** A letter that is made. Dates are ISO date-times. */
export interface NewLetter {
  npi: string;
  code_hash: Buffer;
  made_by: number;
  made_at: string;
  expires_at: string;
}

/** A letter whose code somebody has typed. Dates are ISO date-times. */
export interface UsedLetter {
  npi: string;
  made_at: string;
  used_at: string;
}

/**
 * How the NPI `npi` stands here, in SQL: whose profile names it or whose account has used its letter, who was invited
 * by e-mail, to whom a letter is on its way. Takes `:now`.
 */
export const STANDING = `CASE
  WHEN EXISTS (SELECT 1 FROM profiles WHERE profiles.content ->> 'npi' = entry.npi)
    OR EXISTS (SELECT 1 FROM registry_letters AS used WHERE used.npi = entry.npi AND used.user_id IS NOT NULL)
    THEN 'here'
  WHEN EXISTS (SELECT 1 FROM invitations WHERE invitations.content ->> 'npi' = entry.npi) THEN 'invited'
  WHEN EXISTS (
    SELECT 1 FROM registry_letters AS sent
    WHERE sent.npi = entry.npi AND sent.user_id IS NULL AND sent.expires_at > :now
  ) THEN 'letter'
END`;

/** Letters with codes, of which hashes alone are kept. All of it is written in transactions. */
export function registryLetterQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[NewLetter]>(
    `INSERT INTO registry_letters (npi, code_hash, made_by, made_at, expires_at)
     VALUES (:npi, :code_hash, :made_by, :made_at, :expires_at)`,
  );
  const end = database.prepare<[string]>('DELETE FROM registry_letters WHERE npi = ? AND user_id IS NULL');
  const use = database
    .prepare<[{ hash: Buffer; user: number; now: string }], string>(
      `UPDATE registry_letters SET user_id = :user, used_at = :now
       WHERE code_hash = :hash AND user_id IS NULL AND expires_at > :now RETURNING npi`,
    )
    .pluck();
  const holds = database
    .prepare<[{ hash: Buffer; now: string }], number>(
      'SELECT 1 FROM registry_letters WHERE code_hash = :hash AND user_id IS NULL AND expires_at > :now',
    )
    .pluck();
  const usedBy = database.prepare<[number], UsedLetter>(
    'SELECT npi, made_at, used_at FROM registry_letters WHERE user_id = ? ORDER BY used_at DESC LIMIT 1',
  );
  const removeNpi = database.prepare<[string]>('DELETE FROM registry_letters WHERE npi = ?');
  const standing = database
    .prepare<[{ npi: string; now: string }], Standing | null>(
      `SELECT ${STANDING} FROM (SELECT :npi AS npi) AS entry`,
    )
    .pluck();
  const sweep = database.prepare<[string]>(
    'DELETE FROM registry_letters WHERE expires_at <= ? AND user_id IS NULL',
  );

  return {
    /** From now on the code of this letter holds, and of the same NPI no earlier one that nobody has used. */
    add(letter: NewLetter): void {
      end.run(letter.npi);
      insert.run(letter);
    },
    /** Whether a code can still be used. */
    holds: (hash: Buffer): boolean => holds.get({ hash, now: now().toISOString() }) !== undefined,
    /** Ties a letter to an account, once. Answers whose it is; null for a code that does not hold (any more). */
    use: (hash: Buffer, user: number): string | null =>
      use.get({ hash, user, now: now().toISOString() }) ?? null,
    /** The letter that an account has come by; null for none. */
    usedBy: (user: number): UsedLetter | null => usedBy.get(user) ?? null,
    /** How an NPI stands here; null for one that nobody has, and nobody was written to about. */
    standing: (npi: string): Standing | null => standing.get({ npi, now: now().toISOString() }) ?? null,
    /** Forgets the letters to an NPI. */
    removeNpi: (npi: string): void => void removeNpi.run(npi),
    /** Forgets letters whose codes ended until a moment, and that nobody has used. */
    sweep: (until: string): void => void sweep.run(until),
  };
}
