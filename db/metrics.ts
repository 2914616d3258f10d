import type { Database } from './database.ts';

/** What is waiting in the database. */
export interface Waiting {
  mails: number;
  /** ISO date-time of the mail that was written first; null when none waits. */
  oldestMail: string | null;
  failedMails: number;
  suppressedMails: number;
  newslettersSending: number;
  newslettersPaused: number;
  /** Mails of newsletters that are being sent; who has unsubscribed since is counted until the last one is out. */
  newsletterMails: number;
  failedNewsletterMails: number;
}

/** Numbers for whoever watches the process, each from an index or from a table with few rows. */
export function metricsQueries(database: Database) {
  const waiting = database.prepare<[], Waiting>(
    `SELECT
       (SELECT count(*) FROM outbox WHERE status = 'waiting') AS mails,
       (SELECT min(created_at) FROM outbox WHERE status = 'waiting') AS oldestMail,
       (SELECT count(*) FROM outbox WHERE status = 'failed') AS failedMails,
       (SELECT count(*) FROM outbox WHERE status = 'suppressed') AS suppressedMails,
       (SELECT count(*) FROM newsletters WHERE state = 'sending') AS newslettersSending,
       (SELECT count(*) FROM newsletters WHERE state = 'paused') AS newslettersPaused,
       (SELECT coalesce(sum(max(0, recipients - sent - refused - failed)), 0)
         FROM newsletters WHERE state = 'sending') AS newsletterMails,
       (SELECT coalesce(sum(failed), 0) FROM newsletters) AS failedNewsletterMails`,
  );
  return { waiting: (): Waiting => waiting.get() as Waiting };
}
