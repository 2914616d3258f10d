import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Context } from '../create-context.ts';
import { createNumbers } from './numbers.ts';
import type { Numbers } from './numbers.ts';

/** Name, what it says, and which number it is: one that is null is left out. */
const GAUGES: [string, string, (numbers: Numbers) => number | null][] = [
  ['directory_problems', 'Problems for which /readyz answers 503.', ({ problems }) => problems],
  ['directory_warnings', 'Warnings of /readyz and the dashboard.', ({ warnings }) => warnings],
  ['directory_mails_waiting', 'Mails that wait to be sent.', ({ mails }) => mails],
  [
    'directory_mails_oldest_waiting_seconds',
    'Age of the oldest mail that waits; 0 when none does.',
    ({ oldestMailAge }) => oldestMailAge,
  ],
  ['directory_mails_failed', 'Mails of the last month that were given up.', ({ failedMails }) => failedMails],
  [
    'directory_mails_suppressed',
    'Mails of the last month whose address takes none.',
    ({ suppressedMails }) => suppressedMails,
  ],
  ['directory_newsletters_sending', 'Newsletters that are being sent.', (n) => n.newslettersSending],
  ['directory_newsletters_paused', 'Newsletters that stand still halfway.', (n) => n.newslettersPaused],
  ['directory_newsletter_mails_waiting', 'Mails of newsletters that wait.', (n) => n.newsletterMails],
  [
    'directory_newsletter_mails_failed',
    'Mails of all newsletters that were given up.',
    ({ failedNewsletterMails }) => failedNewsletterMails,
  ],
  [
    'directory_last_backup_timestamp_seconds',
    'When the newest backup was made, in Unix time; missing when there is none.',
    ({ lastBackup }) => lastBackup,
  ],
  [
    'directory_backups_ok',
    '1 when the last backup was good and is not too old, else 0; missing with BACKUPS=off.',
    ({ backupsOk }) => backupsOk,
  ],
  ['directory_uploads_at_work', 'Pictures that are received or made.', ({ uploads }) => uploads],
  ['directory_database_bytes', 'Size of the database file.', ({ databaseBytes }) => databaseBytes],
  ['directory_wal_bytes', 'Size of the write-ahead log beside it.', ({ walBytes }) => walBytes],
  ['directory_disk_free_bytes', 'What is free on the disk of DATA_DIR.', ({ freeBytes }) => freeBytes],
];

/** What is so at the moment. All of it is asked for at once, when somebody looks. */
export function gauges(registry: Registry, context: Context): void {
  const numbers = createNumbers(context);
  for (const [name, help, read] of GAUGES) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const number = read(await numbers());
          if (number === null) this.remove();
          else this.set(number);
        },
      }),
    );
  }
}
