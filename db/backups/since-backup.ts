import type { Database } from '../database.ts';
import { decideRows, decidedSince } from './decided-since.ts';
import type { Decided } from './decided-since.ts';

/** What people have said since a backup was made, and what it must not take back. */
export interface Since {
  /** The numbers of accounts that were deleted. */
  deleted: number[];
  /** The tokens of subscriptions that have ended. */
  unsubscribed: string[];
  /** Addresses that refuse mail. */
  suppressed: SuppressedAddress[];
  decided: Decided;
}

interface SuppressedAddress {
  email: string;
  reason: string;
  created_at: string;
  /** Not there before 003_mail_that_comes_back.sql. */
  why?: string;
}

interface Line {
  id: number;
  at: string;
  action: string;
  user_id: number | null;
}

/**
 * What the database that is there says, of what a restored one does not know. null where it has not grown out of the
 * restored one: its numbers are other people's then. The trail is only ever added to, so it has the same last line in it.
 */
export function sinceBackup(there: Database, restored: Database): Since | null {
  const last = restored
    .prepare<[], Line>('SELECT id, at, action, user_id FROM audit_log ORDER BY id DESC LIMIT 1')
    .get();
  const same = there.prepare<[Line], number>(
    'SELECT 1 FROM audit_log WHERE id = :id AND at = :at AND action = :action AND user_id IS :user_id',
  );
  if (last && !same.get(last)) return null;
  return {
    deleted: there
      .prepare<[number], number>(
        `SELECT DISTINCT user_id FROM audit_log
         WHERE id > ? AND action IN ('deleted account', 'disowned account') AND user_id IS NOT NULL`,
      )
      .pluck()
      .all(last?.id ?? 0),
    unsubscribed: there
      .prepare<[], string>(
        `SELECT token FROM ended_subscriptions
         WHERE NOT EXISTS (SELECT 1 FROM subscribers WHERE subscribers.token = ended_subscriptions.token)`,
      )
      .pluck()
      .all(),
    suppressed: there.prepare<[], SuppressedAddress>('SELECT * FROM suppressed_addresses').all(),
    decided: decidedSince(there, restored),
  };
}

/** Has a restored database, up to date, know of what was said since, but for what is more than rows (`decideAgain`). */
export function keepWord(restored: Database, { unsubscribed, suppressed, decided }: Since): void {
  const unsubscribe = restored.prepare<[string]>('DELETE FROM subscribers WHERE token = ?');
  const suppress = restored.prepare<[Required<SuppressedAddress>]>(
    `INSERT INTO suppressed_addresses (email, reason, created_at, why) VALUES (:email, :reason, :created_at, :why)
     ON CONFLICT DO NOTHING`,
  );
  decideRows(restored, decided);
  for (const token of unsubscribed) unsubscribe.run(token);
  for (const address of suppressed) suppress.run({ why: 'refused', ...address });
}
