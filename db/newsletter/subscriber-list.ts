import type { ListedSubscriber } from '#contract/subscribers.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

/** Subscribers as administrators list them. */
export function subscriberList(database: Database) {
  const row = database.prepare<[number], ListedSubscriber>(
    `SELECT id, email, created_at,
       (SELECT reason FROM suppressed_addresses AS refused WHERE refused.email = subscribers.email) AS refused
     FROM subscribers WHERE id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'subscribers',
      id: 'id',
      orders: { id: [], email: ['email'], created_at: ['created_at'] },
      filters: {
        q: 'instr(email, lower(:q)) > 0',
        refused: '(email IN (SELECT email FROM suppressed_addresses)) = :refused',
        from: 'created_at >= :from',
        to: `created_at < date(:to, '+1 day')`,
      },
    }),
    row: (id: number): ListedSubscriber | null => row.get(id) ?? null,
  };
}
