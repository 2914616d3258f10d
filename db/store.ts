/** All SQL of the product, and what is kept in memory of it: each folder is a noun, and the store puts them together. */
import { DAY_MS } from '#contract/constants.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import { DELIVERY_DAYS } from '#contract/newsletters.ts';
import { REPORT_DAYS } from '#contract/reports.ts';
import { VISIT_WEEKS } from '#contract/visits.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createArticles } from './articles/articles.ts';
import { auditQueries } from './audit.ts';
import { confirmationQueries } from './confirmations.ts';
import { dashboardQueries } from './dashboard.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { createDoctors } from './profiles/doctors.ts';
import { emptySearchQueries } from './search/empty-searches.ts';
import { forgettingQueries } from './forgetting.ts';
import { gonePageQueries } from './gone-pages.ts';
import { guideQueries } from './guides.ts';
import { heartbeatQueries } from './heartbeat.ts';
import { importQueries } from './imports.ts';
import { invitationQueries } from './invitations.ts';
import { outboxQueries } from './mail/outbox.ts';
import { metricsQueries } from './metrics.ts';
import { noteKeyMark } from './key-mark.ts';
import { markKind } from './kind.ts';
import type { Kind } from './kind.ts';
import { migrate } from './migrate.ts';
import { deliveryQueries } from './newsletter/deliveries.ts';
import { newsletterQueries } from './newsletter/newsletters.ts';
import { subscriberQueries } from './newsletter/subscribers.ts';
import { createPayments } from './payments/payments.ts';
import { testCheckoutQueries } from './payments/test-checkout.ts';
import type { Places } from './places/places.ts';
import { createRegistry } from './registry/registry.ts';
import { reportQueries } from './reports.ts';
import { recordLists } from './records/record-lists.ts';
import { settingQueries } from './settings.ts';
import { createTransactions } from './transactions.ts';
import type { Changes } from './transactions.ts';
import { uploadQueries } from './uploads/uploads.ts';
import { visitQueries } from './visits.ts';

export interface StoreOptions {
  /** SQLite file, or `:memory:`. */
  file: string;
  /** Folder of the migrations. */
  migrations: string;
  /** What a new database becomes; see db/kind.ts. An installation's, unless told otherwise. */
  kind?: Kind;
  places: Places;
  now: () => Date;
  /** Of the demo: plans renew and end by its own clock. */
  testCheckout?: boolean;
  /** Nothing is written, not even by opening it: another process has it up to date, and writes. */
  readonly?: boolean;
  /** Hears of what is kept, for the memory of other processes (`follow`). */
  tell?: (changes: Changes) => void;
  /** Whether this process may write at the moment: where another machine may take over. */
  mayWrite?: () => boolean;
}

/** How long a request waits for somebody else's lock, in milliseconds. All others wait with it. */
const REQUEST_PATIENCE = 250;

export type Store = ReturnType<typeof storeOn>;

/** Opens the database, brings it up to date and loads what is kept in memory. */
export function openStore({ file, ...options }: StoreOptions): Store {
  const database = openDatabase(file, options.readonly);
  try {
    return storeOn(database, options);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The same with a database that is open already. */
export function storeOn(
  database: Database,
  {
    migrations,
    kind = 'real',
    places,
    now,
    testCheckout: isTested = false,
    readonly = false,
    tell,
    mayWrite,
  }: Omit<StoreOptions, 'file'>,
) {
  const migrated = readonly ? [] : migrate(database, migrations);
  if (!readonly) markKind(database, kind);

  const transactions = createTransactions(database, tell, mayWrite);
  const doctors = createDoctors(database, { transactions, places, now });
  const accounts = createAccounts(database, doctors.publishing);
  const testCheckout = isTested ? testCheckoutQueries(database, now) : null;
  const payments = createPayments(database, accounts.users.setPlan, testCheckout?.now ?? now);
  const articles = createArticles(database, { transactions, now });
  const outbox = outboxQueries(database, now);
  const deliveries = deliveryQueries(database, now);
  const visits = visitQueries(database, now);
  const confirmations = confirmationQueries(database);
  const reports = reportQueries(database);
  const registry = createRegistry(database, { transactions, now });
  const imports = importQueries(database, now);
  const invitations = invitationQueries(database, doctors.profiles);
  const settings = settingQueries(database, transactions);
  const guides = guideQueries(database, { transactions, now });
  const { beat, lastBeat } = heartbeatQueries(database, now);
  const parts = {
    doctors: doctors.revision,
    days: doctors.days,
    articles: articles.revision,
    settings: () => settings.current().revision,
    guides: guides.saves,
    registers: registry.revision,
  };
  const counters = Object.values(parts);
  database.pragma(`busy_timeout = ${REQUEST_PATIENCE}`);

  return {
    /** The names of the migrations that opening it has applied. */
    migrated,
    users: accounts.users,
    tokens: accounts.tokens,
    codes: accounts.codes,
    limits: accounts.limits,
    knownSources: accounts.knownSources,
    leftAddresses: accounts.leftAddresses,
    accountNotes: accounts.accountNotes,
    secondFactors: accounts.secondFactors,
    answeredChallenges: accounts.answeredChallenges,
    profiles: doctors.profiles,
    listings: doctors.listings,
    fhirEntries: doctors.fhirEntries,
    search: doctors.search,
    readNames: doctors.readNames,
    articles: articles.articles,
    payments,
    /** What the demo's payment provider knows; null everywhere else. */
    testCheckout,
    visits,
    outbox,
    confirmations,
    reports,
    registry,
    imports,
    invitations,
    subscribers: subscriberQueries(database, now),
    newsletters: newsletterQueries(database, now),
    deliveries,
    audit: auditQueries(database, { transactions, now }),
    uploads: uploadQueries(database, now),
    forgetting: forgettingQueries(database, now),
    gonePages: gonePageQueries(database, now),
    /** What administrators list. */
    lists: recordLists(database, now, payments.now),
    dashboard: dashboardQueries(database, now, payments.now),
    metrics: metricsQueries(database),
    emptySearches: emptySearchQueries(database, now),
    settings,
    guides,
    places,
    /** Raised whenever anything that visitors see has changed. */
    revision: (): number => counters.reduce((sum, count) => sum + count(), 0),
    /** The same of each part of it. */
    revisionOf: (part: keyof typeof parts): number => parts[part](),
    takeWrittenDoctors: doctors.takeWritten,
    /** See `run` in db/transactions.ts. */
    transaction: transactions.run,
    afterCommit: transactions.afterCommit,
    /** Has memory follow what another process has kept, and told. */
    follow: transactions.follow,
    /** Notes which key the data go with (see db/key-mark.ts). Answers which one they went with before. */
    noteKeyMark: (mark: number): number => noteKeyMark(database, mark),
    ifWritable,
    /** Writes the least there is. Answers SQLite's code for why that cannot be at the moment, else null. */
    beat: (): string | null => transactions.tryRun(beat),
    /** When the site last did, as an ISO date-time; null if it never did. */
    lastBeat,
    /**
     * Forgets what has expired (see `sweep` of accounts), mails a month after they were written, newsletters' results a
     * month after they came, visits that no doctor is shown any more, what was asked, reported, and said by registers
     * until a year ago, invitations and letters that nobody took up, and files of imports. False when that must wait
     * because the database cannot be written.
     */
    sweep: (): boolean => ifWritable(sweep),
    turnDay: doctors.turnDay,
    close: (): void => void database.close(),
  };

  /**
   * A transaction for what nobody waits for: it waits for no lock. False, and nothing is written, when the database
   * cannot be written at the moment. Not inside of another transaction.
   */
  function ifWritable(write: () => void): boolean {
    return transactions.tryRun(write) === null;
  }

  function sweep(): void {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
    accounts.sweep(daysAgo);
    outbox.sweep(daysAgo(30));
    outbox.sweepSoftBounces(daysAgo(30).slice(0, 10));
    deliveries.sweep(daysAgo(DELIVERY_DAYS));
    visits.sweep(daysAgo(7 * VISIT_WEEKS).slice(0, 10));
    confirmations.sweep(daysAgo(400));
    reports.sweep(daysAgo(REPORT_DAYS), daysAgo(400));
    registry.findings.sweep(daysAgo(365));
    invitations.sweep(daysAgo(0));
    registry.letters.sweep(daysAgo(0));
    imports.sweep(daysAgo(INVITATION_DAYS), daysAgo(7));
  }
}
