/** registry/: what was read of the public registers, and what they say against profiles. */
import type { Database } from '../database.ts';
import type { Transactions } from '../transactions.ts';
import { registryCheckQueries } from './registry-check.ts';
import { registryEntryQueries } from './registry-entries.ts';
import { registryExclusionQueries } from './registry-exclusions.ts';
import { registryFileQueries } from './registry-files.ts';
import { registryFindingQueries } from './registry-findings.ts';
import { registryLetterQueries } from './registry-letters.ts';

export type Registry = ReturnType<typeof createRegistry>;

interface RegistryParts {
  transactions: Transactions;
  now: () => Date;
}

export function createRegistry(database: Database, { transactions, now }: RegistryParts) {
  let checks = 0;
  const noteCheck = transactions.follower('registry', () => void checks++);
  return {
    /** Raised by `noteChecked`: visitors see when all profiles were compared with the registers. */
    revision: () => checks,
    /** Notes that a check of all profiles has ended, in the transaction that keeps it. */
    noteChecked: (): void => noteCheck(1),
    files: registryFileQueries(database, now),
    entries: registryEntryQueries(database),
    exclusions: registryExclusionQueries(database),
    check: registryCheckQueries(database, now),
    findings: registryFindingQueries(database, now),
    letters: registryLetterQueries(database, now),
  };
}
