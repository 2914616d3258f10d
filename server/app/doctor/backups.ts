import { backupsIn, newestBy } from '../../../db/backups/backup-folder.ts';
import type { Backup } from '../../../db/backups/backup-folder.ts';
import { DAY_MS } from '#contract/constants.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { fine, look, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Each night, and two hours for the work. */
const MOST_AGE = DAY_MS + 2 * 3_600_000;

/** How old the newest backup is. Each was checked when it was made. */
export function backupFindings({ backups: { isOn, folder }, demo }: Config, now: () => Date): Finding[] {
  if (demo) return [fine('The demo needs none.')];
  if (!isOn) return [look('BACKUPS is off: see that something else copies the data (docs/backup.md).')];
  try {
    return [ageFinding(newestBy(backupsIn(folder), now()), folder, now())];
  } catch (error) {
    return [wrong((error as Error).message)];
  }
}

function ageFinding(newest: Backup | undefined, folder: string, now: Date): Finding {
  if (!newest)
    return look(
      `There is none in ${folder}: the site makes one each night while it runs, npm run backup at once.`,
    );
  const age = now.getTime() - Date.parse(newest.at);
  return age > MOST_AGE
    ? look(`The newest, ${newest.name}, is older than a day: see what the log says, and try npm run backup.`)
    : fine(`The newest is ${newest.name}, in ${folder}. Have a copy of the folder on another machine.`);
}
