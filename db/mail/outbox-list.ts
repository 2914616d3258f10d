import type { ListedMail } from '#contract/mail.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

type Stored = Omit<ListedMail, 'kept'> & { kept: number };

/** Mails as administrators list them. */
export function outboxList(database: Database) {
  const row = database.prepare<[number], Stored>(
    `SELECT id, recipient, kind, status, attempts, created_at, next_at, sent_at, error, data IS NOT NULL AND status <> 'sent' AS kept
     FROM outbox WHERE id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'outbox',
      id: 'id',
      orders: { id: [], created_at: ['created_at'] },
      filters: {
        q: 'instr(lower(recipient), lower(:q)) > 0',
        recipient: 'recipient = :recipient',
        kind: 'kind = :kind',
        status: 'status = :status',
        from: 'created_at >= :from',
        to: `created_at < date(:to, '+1 day')`,
      },
    }),
    row(id: number): ListedMail | null {
      const stored = row.get(id);
      return stored ? { ...stored, kept: stored.kept === 1 } : null;
    },
  };
}
