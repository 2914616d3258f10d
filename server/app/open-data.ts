import { join } from 'node:path';
import { withAdvice } from '../../db/advice.ts';
import { clearUnfinished } from '../../db/backups/backup-folder.ts';
import { clearPrepared } from '../../db/backups/replace-database.ts';
import { updateDatabase } from '../../db/backups/update-database.ts';
import type { Progress } from '../../db/backups/write-backup.ts';
import { holdFolder } from '../../db/hold-folder.ts';
import { lookAtFile } from '../../db/look-at-file.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import type { Store, StoreOptions } from '../../db/store.ts';
import type { Config } from '../platform/configuration/config.ts';
import { prepareDataDir, refuseOrphans } from '../platform/configuration/data-dir.ts';
import { refuseMissingKey } from '../platform/security/signing-key.ts';

export interface OpenData {
  store: Store;
  /** What was found that the operator should know of, as sentences. */
  warnings: string[];
  close(): void;
}

interface Opening extends Pick<StoreOptions, 'tell'> {
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
  { hold, onProgress = () => {}, tell }: Opening,
): Promise<OpenData> {
  const { dataDir, testCheckout } = config;
  const warnings = prepareData(config);
  const letGo = hold ? advising(dataDir, () => holdFolder(dataDir)) : () => {};
  try {
    if (!config.demo) await bringUpToDate(config, hold, onProgress);
    const given = { ...databaseOf(config), places: loadPlaces(), now, testCheckout, tell };
    const store = advising(given.file, () => openStore(given));
    const close = () => {
      store.close();
      letGo();
    };
    return { store, warnings, close };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Opens what another process holds and writes, to read it. */
export function openToRead(config: Config, now: () => Date): Store {
  const { testCheckout } = config;
  return openStore({ ...databaseOf(config), places: loadPlaces(), now, testCheckout, readonly: true });
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
  return advising(config.dataDir, () => prepareDataDir(config.dataDir));
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

function advising<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw withAdvice(error, path);
  }
}
