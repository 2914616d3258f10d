/** People with an account: who they are, what was given out to them to sign in with, and what may not be tried too often. */
import type { Database } from '../database.ts';
import type { Publishing } from '../profiles/publish-with-write.ts';
import { answeredChallengeQueries } from './answered-challenges.ts';
import { codeQueries } from './codes.ts';
import { knownSourceQueries } from './known-sources.ts';
import { leftAddressQueries } from './left-addresses.ts';
import { limitQueries } from './limits.ts';
import { noteQueries } from './notes.ts';
import { secondFactorQueries } from './second-factors.ts';
import { tokenQueries } from './tokens.ts';
import { createUsers } from './users.ts';

/** Makes the nouns of accounts; writers of users go through `publishing`. */
export function createAccounts(database: Database, publishing: Publishing) {
  const tokens = tokenQueries(database);
  const codes = codeQueries(database);
  const limits = limitQueries(database);
  const knownSources = knownSourceQueries(database);
  const leftAddresses = leftAddressQueries(database);
  const answeredChallenges = answeredChallengeQueries(database);

  return {
    users: createUsers(database, publishing),
    tokens,
    codes,
    limits,
    knownSources,
    leftAddresses,
    accountNotes: noteQueries(database),
    secondFactors: secondFactorQueries(database),
    answeredChallenges,
    /**
     * Forgets what has expired, failures to sign in a day after their lock, and sources that were not signed in from for
     * three months. `daysAgo`: the moment so many days ago, as an ISO date-time.
     */
    sweep(daysAgo: (days: number) => string): void {
      tokens.sweep(daysAgo(0));
      codes.sweep(daysAgo(0), daysAgo(-1));
      leftAddresses.sweep(daysAgo(0));
      answeredChallenges.sweep(daysAgo(0));
      limits.sweep(daysAgo(1));
      knownSources.sweep(daysAgo(90));
    },
  };
}
