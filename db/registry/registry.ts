/** registry/: what was read of the public registers, and what they say against profiles. */
import type { Database } from '../database.ts';
import { registryCheckQueries } from './registry-check.ts';
import { registryEntryQueries } from './registry-entries.ts';
import { registryExclusionQueries } from './registry-exclusions.ts';
import { registryFileQueries } from './registry-files.ts';
import { registryFindingQueries } from './registry-findings.ts';
import { registryLetterQueries } from './registry-letters.ts';

export type Registry = ReturnType<typeof createRegistry>;

export function createRegistry(database: Database, now: () => Date) {
  let checks = 0;
  return {
    /** Raised by `noteChecked`: visitors see when all profiles were compared with the registers. */
    revision: () => checks,
    /** Call it once a check of all profiles has ended, after it is kept. */
    noteChecked: (): void => void checks++,
    files: registryFileQueries(database, now),
    entries: registryEntryQueries(database),
    exclusions: registryExclusionQueries(database),
    check: registryCheckQueries(database, now),
    findings: registryFindingQueries(database, now),
    letters: registryLetterQueries(database, now),
  };
}
