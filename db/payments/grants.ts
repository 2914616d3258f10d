import type { GRANT_ORDERS } from '#contract/grants.ts';
import type { Database } from '../database.ts';
import type { SubscriptionRow } from './rows.ts';

/** Which grants, in which order. */
export interface GrantQuery {
  user_id?: number | undefined;
  id?: string[] | undefined;
  sort: (typeof GRANT_ORDERS)[number];
  order: 'ASC' | 'DESC';
  from: number;
  count: number;
}

export interface GrantRow extends SubscriptionRow {
  reason: string;
  /** Why an administrator ended it before its time. */
  end_reason: string | null;
}

const COLUMNS: Record<GrantQuery['sort'], string> = {
  id: 'id',
  user_id: 'user_id',
  started_at: 'started_at',
  until: 'period_end',
};
const CHOSEN = `source = 'grant' AND (:user_id IS NULL OR user_id = :user_id)
  AND (:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))`;

/** Plans that administrators gave: subscriptions of the source 'grant'. */
export function grantQueries(database: Database) {
  const byId = database.prepare<[string], GrantRow>(
    `SELECT * FROM subscriptions WHERE source = 'grant' AND id = ?`,
  );
  const count = database
    .prepare<[Record<string, unknown>], number>(`SELECT count(*) FROM subscriptions WHERE ${CHOSEN}`)
    .pluck();
  const explain = database.prepare<[string, string]>('UPDATE subscriptions SET end_reason = ? WHERE id = ?');
  const note = database.prepare<[number]>(
    'INSERT INTO plans_to_follow (user_id) VALUES (?) ON CONFLICT DO NOTHING',
  );
  const noted = database.prepare<[], number>('DELETE FROM plans_to_follow RETURNING user_id').pluck();

  return {
    grantById: (id: string): GrantRow | null => byId.get(id) ?? null,
    /** Some of them, and how many there are. */
    grants({ user_id, id, sort, order, from, count: rows }: GrantQuery): {
      data: GrantRow[];
      total: number;
    } {
      const chosen = { user_id: user_id ?? null, ids: id ? JSON.stringify(id) : null };
      const page = database.prepare<[Record<string, unknown>], GrantRow>(
        `SELECT * FROM subscriptions WHERE ${CHOSEN}
         ORDER BY ${COLUMNS[sort]} ${order}, id LIMIT :rows OFFSET :from`,
      );
      return { data: page.all({ ...chosen, rows, from }), total: count.get(chosen) ?? 0 };
    },
    explain: (id: string, reason: string): void => void explain.run(reason, id),
    /** Has the process that serves follow what was written beside it. */
    noteToFollow: (userId: number): void => void note.run(userId),
    /** Users who were noted, each once. */
    takeNoted: (): number[] => noted.all(),
  };
}
