/** registry/: what was read of the public registers, and what they say against profiles. */
import type { Database } from '../database.ts';
import { registryEntryQueries } from './registry-entries.ts';
import { registryExclusionQueries } from './registry-exclusions.ts';
import { registryFileQueries } from './registry-files.ts';
import { registryLetterQueries } from './registry-letters.ts';

export type Registry = ReturnType<typeof createRegistry>;

export function createRegistry(database: Database, now: () => Date) {
  return {
    files: registryFileQueries(database, now),
    entries: registryEntryQueries(database),
    exclusions: registryExclusionQueries(database),
    letters: registryLetterQueries(database, now),
  };
}
