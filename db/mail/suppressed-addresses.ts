/** Addresses that nothing is sent to but what somebody waits for, and how they come to be that. */
import type { WhySuppressed } from '#contract/mail.ts';
import type { Database } from '../database.ts';

/** Since when nothing is sent to an address (ISO date-time), and why; `reason` is what a mail server said. */
export interface Suppression {
  why: WhySuppressed;
  reason: string;
  created_at: string;
}

export function suppressedAddresses(database: Database, now: () => Date) {
  // Who called it unwanted is not to be taken for an address that does not work.
  const suppress = database.prepare<[string, WhySuppressed, string, string]>(
    `INSERT INTO suppressed_addresses (email, why, reason, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (email) DO UPDATE SET why = excluded.why, reason = excluded.reason WHERE why = 'refused'`,
  );
  const allow = database.prepare<[string]>('DELETE FROM suppressed_addresses WHERE email = ?');
  const allowRefused = database.prepare<[string]>(
    `DELETE FROM suppressed_addresses WHERE email = ? AND why = 'refused'`,
  );
  const of = database.prepare<[string], Suppression>(
    'SELECT why, reason, created_at FROM suppressed_addresses WHERE email = ?',
  );
  const countSoft = database
    .prepare<[{ email: string; today: string }], number>(
      `INSERT INTO soft_bounces (email, days, last_on) VALUES (:email, 1, :today)
       ON CONFLICT (email) DO UPDATE SET days = days + (last_on <> :today), last_on = :today RETURNING days`,
    )
    .pluck();
  const forgetSoft = database.prepare<[string]>('DELETE FROM soft_bounces WHERE email = ?');
  const sweep = database.prepare<[string]>('DELETE FROM soft_bounces WHERE last_on < ?');
  const recipient = database
    .prepare<[{ message: string }], string>(
      `SELECT recipient FROM outbox WHERE message_id = :message
       UNION ALL SELECT email FROM deliveries WHERE message_id = :message AND email IS NOT NULL`,
    )
    .pluck();
  const wasSent = database
    .prepare<[{ email: string }], number>(
      `SELECT 1 FROM outbox WHERE recipient = :email AND status = 'sent'
       UNION ALL SELECT 1 FROM deliveries WHERE email = :email AND state = 'sent' LIMIT 1`,
    )
    .pluck();

  return {
    suppress: (email: string, why: WhySuppressed, reason: string): void =>
      void suppress.run(email, why, reason, now().toISOString()),
    /** The address works: what came back is forgotten. */
    allow(email: string): void {
      allow.run(email);
      forgetSoft.run(email);
    },
    /** Our mail server takes it again; that says nothing of one that mails came back from later. */
    allowRefused: (email: string): void => void allowRefused.run(email),
    suppressionOf: (email: string): Suppression | null => of.get(email) ?? null,
    isSuppressed: (email: string): boolean => of.get(email) !== undefined,
    /** Notes that a mail came back for a reason that may pass. Answers on how many days that was so. */
    countSoftBounce: (email: string): number =>
      countSoft.get({ email, today: now().toISOString().slice(0, 10) }) ?? 0,
    /** Forgets those whose last one was before a day, YYYY-MM-DD. */
    sweepSoftBounces: (before: string): void => void sweep.run(before),
    /** Whom the mail with a Message-ID went to; null for one that is not ours, or not known any more. */
    recipientOf: (message: string): string | null => recipient.get({ message }) ?? null,
    /** Whether a mail was sent to an address in the last month. */
    wasSent: (email: string): boolean => wasSent.get({ email }) !== undefined,
  };
}
