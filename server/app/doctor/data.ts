import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lookThrough } from '../../../db/backups/check-database.ts';
import { missingIn } from '../../../db/backups/keep-pictures.ts';
import { DAY_MS } from '#contract/constants.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { lookAtData } from '../open-data.ts';
import { isOthersTurn } from '../takeover/wait-for-turn.ts';
import { fine, look, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** What the clock may be behind the last moment that the database knows. */
const SLACK_MS = 5 * 60_000;
/** A site that was off for longer has a clock to be looked at. */
const LONG_OFF = 30 * DAY_MS;

/** Whether the data can be opened, are of who serves, whole, have all their pictures, and know no later moment than now. */
export function dataFindings(config: Config, now: () => Date): Finding[] {
  const { dataDir, takeoverDir } = config;
  const file = join(dataDir, 'directory.sqlite');
  try {
    lookAtData(config);
    if (takeoverDir !== null && isOthersTurn(takeoverDir, config))
      return [fine(`Another machine serves at ${takeoverDir}, and this one waits.`)];
    if (!existsSync(file)) return [wrong(`No database in ${dataDir}: start the site once, or set DATA_DIR.`)];
    const { pictures, lastBeat } = lookThrough(file);
    return [
      fine('The database is whole.'),
      picturesFinding(missingIn(join(dataDir, 'uploads'), pictures), pictures.length),
      ...(lastBeat === null ? [] : [clockFinding(lastBeat, now())]),
    ];
  } catch (error) {
    return [wrong((error as Error).message)];
  }
}

function picturesFinding(missing: number, known: number): Finding {
  return missing === 0
    ? fine(`All ${known} pictures are there.`)
    : wrong(
        `${missing} of ${known} pictures are not in uploads: npm run restore -- --list shows which backups there are.`,
      );
}

function clockFinding(lastBeat: string, now: Date): Finding {
  const since = now.getTime() - Date.parse(lastBeat);
  if (since < -SLACK_MS)
    return wrong(
      `The clock says ${now.toISOString()}, and the database was written at ${lastBeat}: set the clock (NTP), then start the site.`,
    );
  if (since > LONG_OFF)
    return look(
      `The site last ran at ${lastBeat}. If it was not off for so long, the clock is ahead: set it (NTP).`,
    );
  return fine('The clock goes on from when the site last ran.');
}
