/** A mail of the outbox: /api/admin/outbox. Dates are ISO date-times. */
export interface ListedMail {
  id: number;
  recipient: string;
  /** Which mail it is: 'verify', 'plan-ended'. */
  kind: string;
  /** failed: waited for too long; suppressed: the address refuses mail. */
  status: 'waiting' | 'sent' | 'failed' | 'suppressed';
  attempts: number;
  created_at: string;
  /** When it is tried next, while it waits. */
  next_at: string;
  sent_at: string | null;
  /** What went wrong the last time. */
  error: string | null;
  /** Its text is kept: it can be looked at, and tried again. */
  kept: boolean;
}

/** One mail, with what it says: /api/admin/outbox/:id. */
export interface MailRecord extends ListedMail {
  /** null when the text is not kept. */
  subject: string | null;
  /** Without the codes and the tokens of links that are for its reader alone. */
  text: string | null;
}

/** What a list of mails can be sorted by. */
export const MAIL_ORDERS = ['id', 'created_at'] as const;

/** Milliseconds until a mail that was not taken is tried again, at most. */
export const LONGEST_WAIT = 3_600_000;

/** refused: our mail server does not take it; bounced: mails came back; complained: its reader called them unwanted. */
export type WhySuppressed = 'refused' | 'bounced' | 'complained';

/** GET API.ownMail: whether mails reach who is signed in. */
export interface OwnMail {
  /** null: nothing is known that speaks against it. */
  suppressed: WhySuppressed | null;
}
