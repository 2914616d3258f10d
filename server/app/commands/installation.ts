import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { email as emailSchema } from '#contract/schemas/accounts.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import type { Store } from '../../../db/store.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { readEnvironment } from '../../platform/configuration/environment.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { openData } from '../open-data.ts';
import { isOthersTurn } from '../takeover/wait-for-turn.ts';
import { Misused } from './command.ts';
import { progressBar } from './progress.ts';

/** Configures a command as the server is: from the environment, and .env beside it. */
export function readInstallation(demo: boolean): Config {
  return readConfig(readEnvironment(ROOT, process.env, demo), ROOT, demo);
}

/** Opens the store of an installation, beside the server where it runs; closes it when the work is done. */
export async function withStore<T>(config: Config, work: (store: Store) => T | Promise<T>): Promise<T> {
  const { dataDir } = config;
  refuseOthersTurn(config);
  if (!existsSync(join(dataDir, 'directory.sqlite')))
    throw new Error(`No database in ${dataDir}: start the site once, or set DATA_DIR.`);
  const { store, warnings, close } = await openData(config, () => new Date(), {
    places: loadPlaces(),
    hold: false,
    onProgress: progressBar(process.stderr),
  });
  for (const sentence of warnings) console.error(sentence);
  try {
    return await work(store);
  } finally {
    close();
  }
}

/** Throws where another machine serves: nothing that is written here would stay. */
export function refuseOthersTurn(config: Config): void {
  const { takeoverDir } = config;
  if (takeoverDir !== null && isOthersTurn(takeoverDir, config))
    throw new Error(`Another machine serves at ${takeoverDir}, and this one waits: run it there.`);
}

/** The account that a command is about. */
export function oneAddress(words: string[]): string {
  const address = emailSchema.safeParse(words[0] ?? '');
  if (!address.success || words.length !== 1) throw new Misused('One e-mail address is needed.');
  return address.data;
}
