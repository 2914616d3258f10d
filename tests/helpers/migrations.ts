import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './stores.ts';
import { newFolder } from './new-folder.ts';

/** A folder with the migrations up to a number ("007"), until the test ends: a database as it once was. */
export function migrationsUpTo(last: string): string {
  const folder = newFolder();
  const all = join(ROOT, 'db/migrations');
  for (const name of readdirSync(all))
    if (name.slice(0, 3) <= last) cpSync(join(all, name), join(folder, name));
  return folder;
}
