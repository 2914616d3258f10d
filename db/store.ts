import { createArticles } from './articles/articles.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { dateOf, dayOf } from './days.ts';
import { migrate } from './migrate.ts';
import type { Places } from './places/places.ts';
import { createPublisher } from './doctors/publish.ts';
import { auditQueries } from './audit.ts';
import { codeQueries } from './accounts/codes.ts';
import { heartbeatQueries } from './heartbeat.ts';
import { knownSourceQueries } from './accounts/known-sources.ts';
import { limitQueries } from './accounts/limits.ts';
import { listingQueries } from './doctors/listings.ts';
import { outboxQueries } from './mail/outbox.ts';
import { profileQueries } from './doctors/profiles.ts';
import { removedQueries } from './gone-pages.ts';
import { searchRowQueries } from './doctors/search/search-rows.ts';
import { subscriberQueries } from './newsletter/subscribers.ts';
import { tokenQueries } from './accounts/tokens.ts';
import { userQueries } from './accounts/users.ts';
import { createSearchIndex } from './doctors/search/search-index.ts';
import { createSearch } from './doctors/search/search.ts';
import { createStateCounts } from './doctors/search/state-counts.ts';
import { createListingText } from './doctors/search/text.ts';
import { VALUES_FINGERPRINT } from './doctors/search/values.ts';
import { tryTransaction } from './try-transaction.ts';

export interface StoreOptions {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** Folder of the migrations. */
  migrations: string;
  places: Places;
  now: () => Date;
}

const DAY_MS = 86_400_000;
/** How long a request waits for somebody else's lock, in milliseconds. All others wait with it. */
const REQUEST_PATIENCE = 250;

export type Store = ReturnType<typeof storeOn>;

/** Opens the database, brings it up to date and loads the search index. All SQL of the product is behind this. */
export function openStore({ file, ...options }: StoreOptions): Store {
  return storeOn(openDatabase(file), options);
}

/** The same with a database that is open already. */
export function storeOn(database: Database, { migrations, places, now }: Omit<StoreOptions, 'file'>) {
  migrate(database, migrations);

  const rows = searchRowQueries(database);
  const publish = createPublisher(database, now);
  const index = createSearchIndex(places, dayOf(dateOf(now())));
  const text = createListingText(database);
  const { search, count } = createSearch(index, places, text);
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
  const knownSources = knownSourceQueries(database);
  const outbox = outboxQueries(database, now);
  const articles = createArticles(database, now);
  const { beat } = heartbeatQueries(database, now);
  database.pragma(`busy_timeout = ${REQUEST_PATIENCE}`);

  return {
    users: userQueries(database),
    tokens,
    codes,
    limits,
    knownSources,
    outbox,
    subscribers: subscriberQueries(database, now),
    audit: auditQueries(database, now),
    profiles: profileQueries(database),
    listings: listingQueries(database, now),
    articles: articles.articles,
    removed: removedQueries(database, now),
    places,
    search,
    count,
    stateCounts: createStateCounts(index, places),
    /** Raised whenever anything that visitors see has changed. */
    revision: () => index.revision + articles.revision(),
    /**
     * Runs writes as one: all of them or, when it throws, none. The searches follow once they are kept. Inside another
     * transaction the writes are part of that one.
     */
    transaction,
    ifWritable,
    /** Writes the least there is. PublicApi SQLite's code for why that cannot be at the moment, else null. */
    beat: (): string | null => tryTransaction(database, () => transaction(beat)),
    /** Makes the listing of a doctor what it ought to be now. Only inside `transaction`. */
    publish(userId: number): void {
      if (!database.inTransaction) throw new Error('publish outside of a transaction');
      publish(userId);
      published.add(userId);
    },
    /**
     * Forgets what has expired, failures to sign in a day after their lock, mails a month after they were written, and
     * sources that were not signed in from for three months. False when that must wait because the database cannot be
     * written.
     */
    sweep: (): boolean => ifWritable(sweep),
    /** Lets the search notice that a day has begun. */
    turnDay: (): void => index.turnTo(dayOf(dateOf(now()))),
    close: (): void => void database.close(),
  };

  function sweep(): void {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
    tokens.sweep(daysAgo(0));
    codes.sweep(daysAgo(0));
    limits.sweep(daysAgo(1));
    knownSources.sweep(daysAgo(90));
    outbox.sweep(daysAgo(30));
  }

  /**
   * The same for what nobody waits for: it waits for no lock. False, and nothing is written, when the database cannot
   * be written at the moment.
   */
  function ifWritable(write: () => void): boolean {
    return tryTransaction(database, () => transaction(write)) === null;
  }

  function transaction<T>(write: () => T): T {
    if (database.inTransaction) return write();
    published.clear();
    articles.begin();
    // Takes the lock first: a transaction that has read already does not wait for it, but fails.
    const result = database.transaction(write).immediate();
    for (const id of published) follow(id);
    articles.follow();
    return result;
  }

  function follow(id: number): void {
    const row = rows.one(id);
    if (row) index.put(row);
    else index.remove(id);
    text.follow(id);
  }
}
