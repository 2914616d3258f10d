import type { Database } from '../database.ts';

/** Challenges that a passkey has answered, for as long as they could be answered. */
export function answeredChallengeQueries(database: Database) {
  const insert = database.prepare<[string, string]>(
    'INSERT INTO answered_challenges (challenge, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const sweep = database.prepare<[string]>('DELETE FROM answered_challenges WHERE expires_at <= ?');

  return {
    /** True for the first answer. `expiresAt`: ISO date-time. */
    add: (challenge: string, expiresAt: string): boolean => insert.run(challenge, expiresAt).changes > 0,
    sweep: (now: string): void => void sweep.run(now),
  };
}
