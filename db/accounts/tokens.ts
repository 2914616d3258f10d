import type { Database } from '../database.ts';
import type { Audience, TokenRow } from './rows.ts';

/** Of one account: nobody has more devices. */
const MOST_OF_A_KIND = 20;

/** Tokens that were given out: a token without its row is no longer good. */
export function tokenQueries(database: Database) {
  const insert = database.prepare<[TokenRow]>(
    `INSERT INTO tokens (id, user_id, audience, created_at, seen_at, expires_at, proved_at, device)
     VALUES (:id, :user_id, :audience, :created_at, :seen_at, :expires_at, :proved_at, :device)`,
  );
  const live = database.prepare<[{ id: string; now: string }], TokenRow>(
    'SELECT * FROM tokens WHERE id = :id AND expires_at > :now',
  );
  const seen = database.prepare<[string, string]>('UPDATE tokens SET seen_at = ? WHERE id = ?');
  const proved = database.prepare<[string, string]>('UPDATE tokens SET proved_at = ? WHERE id = ?');
  const take = database.prepare<[{ id: string; now: string }], TokenRow>(
    'DELETE FROM tokens WHERE id = :id AND expires_at > :now RETURNING *',
  );
  const remove = database.prepare<[string]>('DELETE FROM tokens WHERE id = ?');
  const removeOf = database.prepare<[number]>('DELETE FROM tokens WHERE user_id = ?');
  const removeOthers = database.prepare<[number, string]>('DELETE FROM tokens WHERE user_id = ? AND id <> ?');
  const sessions = database.prepare<[number, string], TokenRow>(
    `SELECT * FROM tokens WHERE user_id = ? AND audience = 'session' AND expires_at > ? ORDER BY seen_at DESC`,
  );
  const removeSession = database.prepare<[number, string]>(
    `DELETE FROM tokens WHERE user_id = ? AND id = ? AND audience = 'session'`,
  );
  const removeKind = database.prepare<[number, Audience]>(
    'DELETE FROM tokens WHERE user_id = ? AND audience = ?',
  );
  const sweep = database.prepare<[string]>('DELETE FROM tokens WHERE expires_at <= ?');

  const trim = database.prepare<[TokenRow & { others: number }]>(
    `DELETE FROM tokens WHERE id IN (
       SELECT id FROM tokens WHERE user_id = :user_id AND audience = :audience AND id <> :id
       ORDER BY created_at DESC LIMIT -1 OFFSET :others)`,
  );

  return {
    /** The oldest of the same kind go where an account has too many. */
    add(row: TokenRow): void {
      insert.run(row);
      trim.run({ ...row, others: MOST_OF_A_KIND - 1 });
    },
    /** The row of a token that is not revoked and not past its absolute end. */
    live: (id: string, now: string): TokenRow | null => live.get({ id, now }) ?? null,
    markSeen: (id: string, now: string): void => void seen.run(now, id),
    markProved: (id: string, at: string): void => void proved.run(at, id),
    /** Uses a token up: the row for the first who asks, null for everybody after. */
    take: (id: string, now: string): TokenRow | null => take.get({ id, now }) ?? null,
    /** Where a user is signed in, the last used first. */
    sessionsOf: (userId: number, now: string): TokenRow[] => sessions.all(userId, now),
    revoke: (id: string): void => void remove.run(id),
    /** One of a user's own; false when there is none (any more). */
    revokeSession: (userId: number, id: string): boolean => removeSession.run(userId, id).changes > 0,
    revokeAllOf: (userId: number): void => void removeOf.run(userId),
    /** All but the one of this id. */
    revokeOthersOf: (userId: number, id: string): void => void removeOthers.run(userId, id),
    revokeKindOf: (userId: number, audience: Audience): void => void removeKind.run(userId, audience),
    sweep: (now: string): void => void sweep.run(now),
  };
}
