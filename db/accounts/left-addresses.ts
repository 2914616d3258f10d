import type { Database } from '../database.ts';

/** An address that an account had until its owner, or somebody else, chose another. Dates are ISO date-times. */
export interface LeftAddressRow {
  /** Of the link that was mailed there. */
  token_hash: Buffer;
  user_id: number;
  email: string;
  left_at: string;
  expires_at: string;
}

/** Addresses that can be taken back, by a link, until they expire. */
export function leftAddressQueries(database: Database) {
  const insert = database.prepare<[LeftAddressRow]>(
    `INSERT INTO left_addresses (token_hash, user_id, email, left_at, expires_at)
     VALUES (:token_hash, :user_id, :email, :left_at, :expires_at)`,
  );
  const byToken = database.prepare<[{ hash: Buffer; now: string }], LeftAddressRow>(
    'SELECT * FROM left_addresses WHERE token_hash = :hash AND expires_at > :now',
  );
  const of = database.prepare<[number], Pick<LeftAddressRow, 'email' | 'left_at' | 'expires_at'>>(
    'SELECT email, left_at, expires_at FROM left_addresses WHERE user_id = ? ORDER BY left_at',
  );
  const removeSince = database.prepare<[number, string]>(
    'DELETE FROM left_addresses WHERE user_id = ? AND left_at >= ?',
  );
  const removeAllOf = database.prepare<[number]>('DELETE FROM left_addresses WHERE user_id = ?');
  const sweep = database.prepare<[string]>('DELETE FROM left_addresses WHERE expires_at <= ?');

  return {
    add: (row: LeftAddressRow): void => void insert.run(row),
    /** null for a link that is used, over, or none of ours. */
    byToken: (hash: Buffer, now: string): LeftAddressRow | null => byToken.get({ hash, now }) ?? null,
    /** Those that an account had and may have again. */
    of: (userId: number) => of.all(userId),
    /** Uses up the link of an address, and those of all that the account had after it. */
    removeSince: ({ user_id, left_at }: LeftAddressRow): void => void removeSince.run(user_id, left_at),
    /** None of the addresses that the account had can have it again. */
    removeAllOf: (userId: number): void => void removeAllOf.run(userId),
    sweep: (now: string): void => void sweep.run(now),
  };
}
