/** Doctors: the profiles that they work on, the listings that visitors see of them, and the search of those. */
import type { Database } from '../database.ts';
import { dayAt } from '../days.ts';
import { fhirEntryQueries } from '../fhir/entries.ts';
import { searchFhirEntries } from '../fhir/search-entries.ts';
import type { Places } from '../places/places.ts';
import type { Transactions } from '../transactions.ts';
import { listingQueries } from './listings.ts';
import { createProfiles } from './profiles.ts';
import { createPublisher } from './write-listing.ts';
import { createPublishing } from './publish-with-write.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { searchRowQueries } from '../search/search-rows.ts';
import { createSearch } from '../search/search.ts';
import { createListingText } from '../search/text.ts';
import { VALUES_FINGERPRINT } from '../search/values.ts';

/** So many are told apart. */
const MOST_WRITTEN = 200;
/** Two to four milliseconds of work. */
const NAMES_AT_ONCE = 300;

interface DoctorParts {
  transactions: Transactions;
  places: Places;
  now: () => Date;
}

/** One writer stands behind all of them; only what is kept of a write reaches the search. */
export function createDoctors(database: Database, { transactions, places, now }: DoctorParts) {
  const rows = searchRowQueries(database);
  const { card, profile, changes, newest } = listingQueries(database, now);
  const index = createSearchIndex(places, dayAt(now()));
  const text = createListingText(database);
  const publish = createPublisher(database, now);
  const noteWritten = transactions.follower('doctors', follow);
  const publishing = createPublishing(transactions, (userId) => {
    const row = publish(userId);
    // Before it is kept: the search could not follow.
    if (row) index.requireZips(row);
    noteWritten(userId);
  });

  if (rows.fingerprint() !== VALUES_FINGERPRINT) {
    transactions.run(() => {
      for (const id of rows.ids()) publish(id);
      rows.setFingerprint(VALUES_FINGERPRINT);
    });
  }
  index.load(rows.all());
  let days = 0;
  const written = new Set<number>();

  /** Somebody whom the search cannot follow is left out of it, rather than found as they were. */
  function follow(id: number): void {
    if (written.size <= MOST_WRITTEN) written.add(id);
    try {
      const row = rows.one(id);
      if (row) index.put(row);
      else index.remove(id);
      text.follow(id);
    } catch (error) {
      index.remove(id);
      text.forget();
      throw error;
    }
  }

  return {
    /** What writers of users go through. */
    publishing,
    /** Raised by everything that visitors can see. */
    revision: () => index.revision,
    /** How many days have begun. */
    days: () => days,
    /** Who was written since this was asked for last; null: too many to tell. */
    takeWritten(): number[] | null {
      const ids = written.size > MOST_WRITTEN ? null : [...written];
      written.clear();
      return ids;
    },
    profiles: createProfiles(database, publishing, now),
    listings: { card, profile, changes, newest },
    fhirEntries: { ...searchFhirEntries(database), turnDay: fhirEntryQueries(database, now).turnDay },
    search: createSearch(index, places, text),
    /** Reads some names ahead of whoever searches with a text. Answers whether there are more. */
    readNames: () => index.readNames(NAMES_AT_ONCE),
    /** Lets the search notice that a day has begun. */
    turnDay(): void {
      const before = index.revision;
      index.turnTo(dayAt(now()));
      if (index.revision !== before) days++;
    },
  };
}
