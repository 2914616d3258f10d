export type MailStatus = 'waiting' | 'sent' | 'failed' | 'suppressed';

/** A mail of the outbox. Dates are ISO date-times. */
export interface MailRow {
  id: number;
  message_id: string;
  recipient: string;
  kind: string;
  /** What its text is made from, as JSON; null once it is sent, or given up and not to be tried again. */
  data: string | null;
  status: MailStatus;
  attempts: number;
  next_at: string;
  created_at: string;
  sent_at: string | null;
  /** What another mail about the same takes its place by, while it waits; null where none does. */
  about: string | null;
  error: string | null;
}
