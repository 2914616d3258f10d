import { DAY_MS } from '#contract/constants.ts';
import type { Backup } from '../../../db/backups/backup-folder.ts';

/** In UTC: between one and five in the morning from Hawaii to the east coast. */
const QUIET_HOUR = 9;

/** Whether a nightly backup is due: none was made since the last quiet hour, by a clock that goes right. */
export function isDue(backups: readonly Pick<Backup, 'at' | 'why'>[], now: Date): boolean {
  const since = new Date(nextQuietHour(now).getTime() - DAY_MS).toISOString();
  return !backups.some(({ at, why }) => why === 'nightly' && at >= since && at <= now.toISOString());
}

/** The next time at which one will be. */
export function nextQuietHour(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), QUIET_HOUR);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
