import { join } from 'node:path';
import { advising } from '../../db/advice.ts';
import { clearUnfinished } from '../../db/backups/backup-folder.ts';
import { clearPrepared } from '../../db/backups/replace-database.ts';
import { pendingIn, updateDatabase } from '../../db/backups/update-database.ts';
import type { Progress } from '../../db/backups/write-backup.ts';
import { noteGeneration } from '../../db/generation.ts';
import { holdFolder } from '../../db/hold-folder.ts';
import { lookAtFile } from '../../db/look-at-file.ts';
import type { Places } from '../../db/places/places.ts';
import { makeFolder } from '../../db/make-folder.ts';
import { openStore } from '../../db/store.ts';
import type { Store, StoreOptions } from '../../db/store.ts';
import type { Config } from '../platform/configuration/config.ts';
import { prepareDataDir, refuseOrphans } from '../platform/configuration/data-dir.ts';
import { refuseMissingKey } from '../platform/security/signing-key.ts';
import { refuseForeignRoot } from './refuse-foreign-root.ts';
import { holdPlace } from './takeover/hold-place.ts';
import type { Lease } from './takeover/lease.ts';
import { refuseTakenOver } from './takeover/refuse-taken-over.ts';

export interface OpenData {
  store: Store;
  /** For which this process may write; null where no other machine may take over, or it does not serve. */
  lease: Lease | null;
  /** What was found that the operator should know of, as sentences. */
  warnings: string[];
  close(): void;
}

interface Opening extends Pick<StoreOptions, 'tell' | 'places'> {
  hold: boolean;
  onProgress?: Progress;
}

/**
 * Opens what is in the data directory; `hold`: as the one process that writes it and serves it. What it cannot be opened for is said in
 * one line, which names the path and the remedy, and nothing is changed by it.
 */
export async function openData(
  config: Config,
  now: () => Date,
  { places, hold, onProgress = () => {}, tell }: Opening,
): Promise<OpenData> {
  const { dataDir, takeoverDir, testCheckout } = config;
  const warnings = prepareData(config);
  const letGo = hold ? holdFolder(dataDir) : holdToUpdate(config);
  let lease: Lease | null = null;
  try {
    if (takeoverDir !== null) lease = await leaseAt(takeoverDir, dataDir, hold);
    if (!config.demo) await bringUpToDate(config, hold, onProgress);
    const given = {
      ...databaseOf(config),
      places,
      now,
      testCheckout,
      tell,
      mayWrite: lease?.isHeld,
    };
    const store = advising(given.file, () => openStore(given));
    if (lease) noteGeneration(given.file, lease.generation);
    if (!hold) letGo();
    const close = () => {
      store.close();
      lease?.release();
      letGo();
    };
    return { store, lease, warnings, close };
  } catch (error) {
    lease?.release();
    letGo();
    throw error;
  }
}

/** Throws where another machine has taken over; whoever serves gets the lease. */
async function leaseAt(place: string, dataDir: string, hold: boolean): Promise<Lease | null> {
  if (hold) return holdPlace(place, dataDir);
  refuseTakenOver(place, join(dataDir, 'directory.sqlite'));
  return null;
}

/** Opens what another process holds and writes, to read it. */
export function openToRead(config: Config, places: Places, now: () => Date): Store {
  const { testCheckout } = config;
  return openStore({ ...databaseOf(config), places, now, testCheckout, readonly: true });
}

/** For a command of a newer version: while it brings the database up to date, nobody serves it. Nothing where it is that. */
function holdToUpdate(config: Config): () => void {
  const { file, migrations } = databaseOf(config);
  if (advising(file, () => pendingIn(file, migrations)).length === 0) return () => {};
  refuseForeignRoot(config.dataDir);
  return holdFolder(
    config.dataDir,
    0,
    `An older version serves ${config.dataDir}: restart it, so that this one brings the database up to date, and run the command again.`,
  );
}

/** With a backup first; whoever holds the folder clears away what was killed in it as well. */
async function bringUpToDate(config: Config, hold: boolean, onProgress: Progress): Promise<void> {
  const { dataDir, backups, version } = config;
  if (hold) {
    clearPrepared(dataDir);
    clearUnfinished(backups.folder);
  }
  const { migrations } = databaseOf(config);
  await updateDatabase({ dataDir, ...backups, migrations, version }, onProgress);
}

/** Looks at what is in the data directory, then makes it or closes it to others. Answers as sentences what was open. */
export function prepareData(config: Config): string[] {
  lookAtData(config);
  const { dataDir } = config;
  return advising(dataDir, () => {
    makeFolder(join(dataDir, 'uploads'), 0o700);
    return prepareDataDir(dataDir);
  });
}

/** Throws in one line what it cannot be opened for. Changes nothing. */
export function lookAtData(config: Config): void {
  const { dataDir } = config;
  const { file, ...wanted } = databaseOf(config);
  const keyMark = advising(file, () => lookAtFile(file, wanted));
  if (keyMark === null) refuseOrphans(dataDir);
  else advising(join(dataDir, 'secret.key'), () => refuseMissingKey(config, keyMark));
}

function databaseOf({ dataDir, root, demo }: Config) {
  return {
    file: join(dataDir, 'directory.sqlite'),
    kind: demo ? ('demo' as const) : ('real' as const),
    migrations: join(root, 'db/migrations'),
  };
}
