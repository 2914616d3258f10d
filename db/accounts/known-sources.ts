import type { Database } from '../database.ts';

/** Nobody signs in from more networks than that in a season. */
const MOST_OF_ONE = 20;

/** From where accounts were signed in to. Sources are digests. */
export function knownSourceQueries(database: Database) {
  const put = database.prepare<[number, string, string]>(
    `INSERT INTO known_sources (user_id, source, seen_at) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at`,
  );
  const trim = database.prepare<[number, number]>(
    `DELETE FROM known_sources WHERE (user_id, source) IN (
       SELECT user_id, source FROM known_sources WHERE user_id = ? ORDER BY seen_at DESC LIMIT -1 OFFSET ?)`,
  );
  const has = database
    .prepare<[string, string], number>(
      `SELECT 1 FROM known_sources JOIN users ON users.id = user_id WHERE email = ? AND source = ?`,
    )
    .pluck();
  const of = database.prepare<[number], { seen_at: string }>(
    'SELECT seen_at FROM known_sources WHERE user_id = ? ORDER BY seen_at DESC',
  );
  const remove = database.prepare<[number]>('DELETE FROM known_sources WHERE user_id = ?');
  const sweep = database.prepare<[string]>('DELETE FROM known_sources WHERE seen_at < ?');

  return {
    /** `at`: ISO date-time. */
    add(userId: number, source: string, at: string): void {
      put.run(userId, source, at);
      trim.run(userId, MOST_OF_ONE);
    },
    has: (email: string, source: string): boolean => has.get(email, source) !== undefined,
    /** When somebody last signed in from each; the sources themselves are not in it. */
    of: (userId: number) => of.all(userId),
    removeAllOf: (userId: number): void => void remove.run(userId),
    sweep: (before: string): void => void sweep.run(before),
  };
}
