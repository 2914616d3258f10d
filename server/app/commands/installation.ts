import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { email as emailSchema } from '#contract/schemas/accounts.ts';
import { updateDatabase } from '../../../db/backups/update-database.ts';
import { loadPlaces } from '../../../db/places/load.ts';
import { openStore } from '../../../db/store.ts';
import type { Store } from '../../../db/store.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { readConfig } from '../../platform/configuration/config.ts';
import { prepareDataDir } from '../../platform/configuration/data-dir.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { Misused } from './command.ts';
import { progressBar } from './progress.ts';

/** Configures a command as the server is: from the environment, and .env beside it. */
export function readInstallation(demo: boolean): Config {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  return readConfig(process.env, ROOT, demo);
}

/** Opens the store of an installation, beside the server where it runs; closes it when the work is done. */
export async function withStore<T>(
  { dataDir, testCheckout, backups, demo, version }: Config,
  work: (store: Store) => T | Promise<T>,
): Promise<T> {
  const file = join(dataDir, 'directory.sqlite');
  if (!existsSync(file)) throw new Error(`No database in ${dataDir}: start the site once, or set DATA_DIR.`);
  for (const sentence of prepareDataDir(dataDir)) console.error(sentence);
  const migrations = join(ROOT, 'db/migrations');
  if (!demo) await updateDatabase({ dataDir, ...backups, migrations, version }, progressBar(process.stderr));
  const store = openStore({ file, migrations, places: loadPlaces(), now: () => new Date(), testCheckout });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** The account that a command is about. */
export function oneAddress(words: string[]): string {
  const address = emailSchema.safeParse(words[0] ?? '');
  if (!address.success || words.length !== 1) throw new Misused('One e-mail address is needed.');
  return address.data;
}
