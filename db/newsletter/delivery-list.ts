import type { ListedDelivery } from '#contract/schemas/answers/newsletters.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

/** What became of issues for whom, as administrators list it. */
export function deliveryList(database: Database) {
  const row = database.prepare<[number], ListedDelivery>(
    `SELECT deliveries.id, newsletter_id, subject, email, deliveries.state, attempts, next_at, done_at, error
     FROM deliveries JOIN newsletters ON newsletters.id = newsletter_id WHERE deliveries.id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'deliveries',
      id: 'id',
      orders: { id: [] },
      filters: {
        newsletter: 'newsletter_id = :newsletter',
        state: 'state = :state',
        email: 'email = :email',
      },
    }),
    row: (id: number): ListedDelivery | null => row.get(id) ?? null,
  };
}
