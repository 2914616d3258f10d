import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from './stores.ts';

/** A folder with the migrations up to a number ("007"), until the test ends: a database as it once was. */
export function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'directory-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const all = join(ROOT, 'db/migrations');
  for (const name of readdirSync(all))
    if (name.slice(0, 3) <= last) cpSync(join(all, name), join(folder, name));
  return folder;
}
