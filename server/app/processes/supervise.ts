import cluster from 'node:cluster';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../platform/configuration/config.ts';
import { createLog } from '../../platform/log.ts';
import { createCrew } from './crew.ts';

/** Of a path at which processes meet; what is longer would be cut, and lie in another folder. */
const LONGEST_PATH = 100;

/**
 * Starts the process that writes and those that read, and ends with them: on SIGINT, SIGTERM or SIGHUP. On SIGUSR2 new
 * ones take the places of all. It holds no data. What cannot start has said why by itself.
 */
export async function supervise({ processes, socket, logLevel }: Config): Promise<void> {
  const log = createLog(logLevel);
  // Readers accept by themselves. Dealt out from here, a connection on its way to one that is killed is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const folder = makeFolder();
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const crew = createCrew({
    ...{ readers: processes - 1, folder, socket, log },
    giveUp: (code) => void crew.end().then(() => process.exit(code)),
  });
  let ending: Promise<void> | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending ??= crew.end().then(() => {
        log.info({ signal, process: 'supervisor' }, 'stopped');
        process.exit(0);
      });
    });
  }
  process.on('SIGUSR2', () => void crew.restart());
  const url = await crew.start().catch(() => process.exit(1));
  console.log(`ready ${url}`);
  log.info({ process: 'supervisor', url, ...crew.pids() }, 'started');
}

/** For the files that writers listen on: nobody else may enter it, and its path is short, whatever that of the data is. */
function makeFolder(): string {
  const folder = tmpdir();
  if (Buffer.byteLength(folder) > LONGEST_PATH - '/directory-abcdef/1000000'.length)
    throw new Error(
      `Processes meet in a folder in TMPDIR, and ${folder} is too long for it: set it to /tmp.`,
    );
  try {
    return mkdtempSync(join(folder, 'directory-'));
  } catch (cause) {
    throw new Error(
      `Processes meet in a folder in ${folder}, and none can be made there: set TMPDIR to one where it can.`,
      { cause },
    );
  }
}
