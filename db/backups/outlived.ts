import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#contract/constants.ts';
import { backupsIn } from './backup-folder.ts';
import type { Backup } from './backup-folder.ts';

type Made = Pick<Backup, 'name' | 'at' | 'why'>;

const DAYS = 7;
const WEEKS = 4;
const MOST_MONTHS = 12;
const UPDATES = 3;
/** Between two nightly ones, and some hours. */
const NIGHT = 2 * DAY_MS;

/** Removes the backups of a folder that have served. */
export function removeOutlived(folder: string, now: Date, months: number): void {
  for (const name of outlived(backupsIn(folder), now, months))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * The names of the backups that have served. Of the nightly ones the last of each of 7 days, 4 weeks and 12 months (UTC)
 * stays, counting those alone that have one, so that a clock that was wrong costs no more than one of each. Of those from
 * before an update, the last three. None that made itself is kept for longer than `months`, which is how long deleted
 * data may live on. What was made by hand stays, and so does the last of all.
 */
export function outlived(backups: readonly Made[], now: Date, months: number): string[] {
  const newestFirst = backups.toSorted((a, b) => b.at.localeCompare(a.at));
  const nightly = newestFirst.filter(({ why }) => why === 'nightly');
  // A clock that is ahead makes one backup, and must not make the others old.
  const night = Date.parse((nightly.at(1) ?? newestFirst.at(0))?.at ?? '') + NIGHT;
  const latest = new Date(Math.min(now.getTime(), night));
  const kept = new Set<Made>([
    ...newestFirst.slice(0, 1),
    ...newestFirst.filter(({ why }) => why === 'before a restore'),
    ...newestFirst.filter(({ why }) => why === 'before an update').slice(0, UPDATES),
    ...lastOfEach(nightly, DAYS, ({ at }) => at.slice(0, 10)),
    ...lastOfEach(nightly, WEEKS, ({ at }) => weekOf(at)),
    ...lastOfEach(nightly, MOST_MONTHS, ({ at }) => at.slice(0, 7)),
  ]);
  return newestFirst
    .filter(
      (backup, i) =>
        backup.why !== 'by hand' && i > 0 && (!kept.has(backup) || isTooOld(backup, latest, months)),
    )
    .map(({ name }) => name);
}

/** Whether a backup is older than deleted data may be. */
export function isTooOld({ at }: Pick<Backup, 'at'>, now: Date, months: number): boolean {
  const oldest = new Date(now);
  oldest.setUTCMonth(now.getUTCMonth() - months);
  return at < oldest.toISOString();
}

/** The first of each group, of so many groups at the most. */
function lastOfEach(backups: Made[], most: number, groupOf: (backup: Made) => string | number): Made[] {
  const lasts = new Map<string | number, Made>();
  for (const backup of backups) {
    const group = groupOf(backup);
    if (!lasts.has(group)) lasts.set(group, backup);
  }
  return [...lasts.values()].slice(0, most);
}

/** Counted from Mondays. */
function weekOf(at: string): number {
  return Math.floor((Date.parse(at) / DAY_MS + 3) / 7);
}
