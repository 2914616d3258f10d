import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore, storeOn } from '../../db/store.ts';
import type { Store, StoreOptions } from '../../db/store.ts';
import { TODAY } from './population.ts';
import { preparedWhenUsed } from './prepared-when-used.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const PLACES = loadPlaces();
const MIGRATIONS = join(ROOT, 'db/migrations');
const MIGRATED = migrated();

const NOON = Date.parse(`${TODAY}T12:00:00Z`);
type More = Pick<StoreOptions, 'testCheckout'>;

export const noon = () => new Date(NOON);

/** A migrated store of its own in memory, whose clock stands at noon of TODAY unless told otherwise. */
export function memoryStore(now: () => Date = noon, more: More = {}): Store {
  const database = preparedWhenUsed(openDatabase(MIGRATED));
  return storeOn(database, { migrations: MIGRATIONS, places: PLACES, now, ...more });
}

/** A store in memory, and its database: for what a store does not answer. Statements are compiled at once. */
export function storeAndDatabase(now: () => Date = noon): { store: Store; database: Database } {
  const database = openDatabase(MIGRATED);
  return { store: storeOn(database, { migrations: MIGRATIONS, places: PLACES, now }), database };
}

/** The store of a file, as the product opens it; one that is new has seen all migrations. */
export function fileStore(file: string, now = () => new Date(), more: More = {}): Store {
  if (!existsSync(file)) makeMigrated(file);
  return openStore({ file, migrations: MIGRATIONS, places: PLACES, now, ...more });
}

/** Makes the file of a database that has seen all migrations. */
export function makeMigrated(file: string): void {
  writeFileSync(file, MIGRATED);
}

/** A file of a database that has seen all migrations: they take twice as long as everything else that a store needs. */
function migrated(): Buffer {
  const database = openDatabase(':memory:');
  migrate(database, MIGRATIONS);
  const file = database.serialize();
  database.close();
  return file;
}
