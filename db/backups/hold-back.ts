import type { Database } from '../database.ts';

/** What a restored database would have done once more. */
export interface HeldBack {
  sessions: number;
  mails: number;
  newsletters: number;
  imports: number;
}

const WHY = 'A backup was restored, and this may have been sent before.';

/**
 * Has a restored database do nothing by itself that was done before: sessions, links and codes that were given out are
 * void, for some of them were ended since; mails that wait, newsletters and imports on their way stop until an
 * administrator has them go on, and a newsletter that had a time has none.
 */
export function holdBack(database: Database, now: Date): HeldBack {
  const run = (sql: string, ...values: string[]) => database.prepare(sql).run(...values).changes;
  run('DELETE FROM codes');
  const links = run('UPDATE invitations SET token_hash = randomblob(32)');
  const scheduled = run(
    `UPDATE newsletters SET send_at = NULL, scheduled_by = NULL, revision = revision + 1
     WHERE state = 'draft' AND send_at IS NOT NULL`,
  );
  const paused = run(
    `UPDATE newsletters SET state = 'paused', paused_why = ?, revision = revision + 1 WHERE state = 'sending'`,
    WHY,
  );
  return {
    sessions: run('DELETE FROM tokens') + links,
    mails: run(`UPDATE outbox SET status = 'failed', error = ? WHERE status = 'waiting'`, WHY),
    newsletters: scheduled + paused,
    imports: run(
      `UPDATE imports SET status = 'checked', stopped_at = ? WHERE status = 'running'`,
      now.toISOString(),
    ),
  };
}
