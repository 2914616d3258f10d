import type { Database } from '../database.ts';
import type { SubscriptionRow } from './rows.ts';

interface GrantRow extends SubscriptionRow {
  reason: string;
  /** Why an administrator ended it before its time. */
  end_reason: string | null;
}

/** Plans that administrators gave: subscriptions of the source 'grant'. */
export function grantQueries(database: Database) {
  const byId = database.prepare<[string], GrantRow>(
    `SELECT * FROM subscriptions WHERE source = 'grant' AND id = ?`,
  );
  const explain = database.prepare<[string, string]>('UPDATE subscriptions SET end_reason = ? WHERE id = ?');
  const note = database.prepare<[number]>(
    'INSERT INTO plans_to_follow (user_id) VALUES (?) ON CONFLICT DO NOTHING',
  );
  const noted = database.prepare<[], number>('DELETE FROM plans_to_follow RETURNING user_id').pluck();

  return {
    grantById: (id: string): GrantRow | null => byId.get(id) ?? null,
    explain: (id: string, reason: string): void => void explain.run(reason, id),
    /** Has the process that serves follow what was written beside it. */
    noteToFollow: (userId: number): void => void note.run(userId),
    /** Users who were noted, each once. */
    takeNoted: (): number[] => noted.all(),
  };
}
