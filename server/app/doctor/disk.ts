import { accessSync, constants, existsSync } from 'node:fs';
import type { Config } from '../../platform/configuration/config.ts';
import { freeSpace } from '../../platform/health/free-space.ts';
import { fine, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** Rewriting the database takes its size again, and a day's pictures some more. */
const COMFORT = 2 ** 30;

/** Whether there is room where the data is, and whether this user may write there. */
export async function diskFindings({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir)) return [wrong(`${dataDir} is not there: start the site once, or set DATA_DIR.`)];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [
      wrong(
        `${dataDir} cannot be written by this user: run this as the user who runs the site, or give the folder to it.`,
      ),
    ];
  }
  const full = await freeSpace(dataDir, COMFORT);
  return [
    full === null
      ? fine(`${dataDir} has room.`)
      : wrong(`${full} Make room: pictures are refused below 256 MiB, writes below 64.`),
  ];
}
