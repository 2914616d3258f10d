/** A process that makes the backup that it is asked for, removes those that have served, and ends. See `backups.ts`. */
import { removeOutlived } from '../../../db/backups/outlived.ts';
import { timeAhead, writeBackup } from '../../../db/backups/write-backup.ts';
import type { BackupOrder } from '../../../db/backups/write-backup.ts';
import { giveWay } from '../../platform/jobs/give-way.ts';

const [, , asked] = process.argv;
const { months, ...order } = JSON.parse(asked) as BackupOrder & { months: number };
process.umask(0o077);
giveWay();
try {
  const { name } = await writeBackup(order, () => {});
  removeOutlived(order.folder, timeAhead(order.ahead), months);
  process.stdout.write(name);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
