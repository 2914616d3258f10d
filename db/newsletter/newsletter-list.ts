import type { ListedNewsletter, NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

type Stored = Omit<ListedNewsletter, 'left'>;

const STATE = "iif(state = 'draft' AND send_at IS NOT NULL, 'scheduled', state)";

/** Issues as administrators list them. */
export function newsletterList(database: Database) {
  const row = database.prepare<[number], Stored>(
    `SELECT id, subject, ${STATE} AS state, revision, send_at, created_at, updated_at, started_at, finished_at, paused_why,
       recipients, sent, refused, failed,
       (SELECT count(*) FROM deliveries WHERE newsletter_id = newsletters.id AND deliveries.state = 'waiting')
       + (SELECT count(*) FROM subscribers WHERE subscribers.id > queued_to AND subscribers.id <= last_subscriber)
       AS waiting
     FROM newsletters WHERE id = ?`,
  );
  const rest = database.prepare<[number], Pick<NewsletterRecord, 'preheader' | 'body' | 'subscribers'>>(
    'SELECT preheader, body, (SELECT count(*) FROM subscribers) AS subscribers FROM newsletters WHERE id = ?',
  );

  return {
    ...recordList<number>(database, {
      from: 'newsletters',
      id: 'id',
      orders: { id: [], created_at: ['created_at'] },
      filters: { q: 'instr(lower(subject), lower(:q)) > 0', state: `${STATE} = :state` },
    }),
    row(id: number): ListedNewsletter | null {
      const stored = row.get(id);
      return stored ? { ...stored, left: leftOf(stored) } : null;
    },
    /** All of one, from its row. */
    record(listed: ListedNewsletter): NewsletterRecord {
      const more = rest.get(listed.id);
      if (!more) throw new Error(`There is no newsletter ${listed.id}`);
      return { ...listed, ...more };
    },
  };
}

/** Those of whom nothing else is known. */
function leftOf({ recipients, sent, refused, failed, waiting }: Stored): number {
  return Math.max(0, recipients - sent - refused - failed - waiting);
}
