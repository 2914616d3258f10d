import { openDatabase } from './database.ts';
import { dateOf, dayOf } from './days.ts';
import { migrate } from './migrate.ts';
import type { Places } from './places/places.ts';
import { createPublisher } from './publish.ts';
import { auditQueries } from './queries/audit.ts';
import { codeQueries } from './queries/codes.ts';
import { limitQueries } from './queries/limits.ts';
import { listingQueries } from './queries/listings.ts';
import { outboxQueries } from './queries/outbox.ts';
import { profileQueries } from './queries/profiles.ts';
import { searchRowQueries } from './queries/search-rows.ts';
import { subscriberQueries } from './queries/subscribers.ts';
import { tokenQueries } from './queries/tokens.ts';
import { userQueries } from './queries/users.ts';
import { createSearchIndex } from './search/search-index.ts';
import { createSearch } from './search/search.ts';
import { createStateCounts } from './search/state-counts.ts';
import { createListingText } from './search/text.ts';
import { VALUES_FINGERPRINT } from './search/values.ts';

export interface StoreOptions {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** Folder of the migrations. */
  migrations: string;
  places: Places;
  now: () => Date;
}

const DAY_MS = 86_400_000;

export type Store = ReturnType<typeof openStore>;

/** Opens the database, brings it up to date and loads the search index. All SQL of the product is behind this. */
export function openStore({ file, migrations, places, now }: StoreOptions) {
  const database = openDatabase(file);
  migrate(database, migrations);

  const rows = searchRowQueries(database);
  const publish = createPublisher(database, now);
  const index = createSearchIndex(places, dayOf(dateOf(now())));
  const { search, count } = createSearch(index, places, createListingText(database));
  const published = new Set<number>();

  if (rows.fingerprint() !== VALUES_FINGERPRINT) {
    database.transaction(() => {
      for (const id of rows.ids()) publish(id);
      rows.setFingerprint(VALUES_FINGERPRINT);
    })();
  }
  index.load(rows.all());

  const tokens = tokenQueries(database);
  const codes = codeQueries(database);
  const limits = limitQueries(database);

  return {
    users: userQueries(database),
    tokens,
    codes,
    limits,
    outbox: outboxQueries(database, now),
    subscribers: subscriberQueries(database, now),
    audit: auditQueries(database, now),
    profiles: profileQueries(database),
    listings: listingQueries(database, now),
    places,
    search,
    count,
    stateCounts: createStateCounts(index, places),
    /** Raised whenever anything that visitors see has changed. */
    revision: () => index.revision,
    /** Runs writes as one: all of them or, when it throws, none. The search follows once they are kept. */
    transaction<T>(write: () => T): T {
      published.clear();
      const result = database.transaction(write)();
      for (const id of published) follow(id);
      return result;
    },
    /** Makes the listing of a doctor what it ought to be now. Only inside `transaction`. */
    publish(userId: number): void {
      if (!database.inTransaction) throw new Error('publish outside of a transaction');
      publish(userId);
      published.add(userId);
    },
    /** Forgets what has expired; login failures are remembered for a day after their lock has ended. */
    sweep: database.transaction(() => {
      const moment = now();
      tokens.sweep(moment.toISOString());
      codes.sweep(moment.toISOString());
      limits.sweep(new Date(moment.getTime() - DAY_MS).toISOString());
    }),
    /** Lets the search notice that a day has begun. */
    turnDay: (): void => index.turnTo(dayOf(dateOf(now()))),
    close: (): void => void database.close(),
  };

  function follow(id: number): void {
    const row = rows.one(id);
    if (row) index.put(row);
    else index.remove(id);
  }
}
