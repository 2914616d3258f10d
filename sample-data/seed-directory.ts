/** The sample directory: fictional psychiatrists, accounts and articles that a new or a demo database is filled with. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { DAY_MS } from '#contract/constants.ts';
import { DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { openDatabase } from '../db/database.ts';
import { dateOf } from '../db/days.ts';
import { markKind } from '../db/kind.ts';
import { migrate } from '../db/migrate.ts';
import { createProfiles } from '../db/profiles/profiles.ts';
import { createPublisher } from '../db/profiles/write-listing.ts';
import { createPublishing } from '../db/profiles/publish-with-write.ts';
import { searchRowQueries } from '../db/search/search-rows.ts';
import { createUsers } from '../db/accounts/users.ts';
import { VALUES_FINGERPRINT } from '../db/search/values.ts';
import { createTransactions } from '../db/transactions.ts';
import type { ZipRow } from './locations.ts';
import { DEMO_ACCOUNTS, demoAccounts } from './demo-accounts.ts';
import { portraitSvg, renderPortrait } from './portraits.ts';
import { seedPeople } from './seed-people.ts';
import type { SeedPerson } from './person.ts';
import { storeImage } from '../db/uploads/image-files.ts';

export interface SeedOptions {
  /** SQLite file, migrated and filled. */
  file: string;
  migrations: string;
  /** Folder for the portraits; null to seed doctors without any. */
  uploads: string | null;
  doctors: number;
  /** Hash of the demo accounts' password; null: no demo, and no accounts that anyone can sign in to. */
  passwordHash: string | null;
  /** Makes the same people for the same number on the same day. */
  seed: number;
  zips: readonly ZipRow[];
  now: () => Date;
  onProgress: (what: string, done: number, of: number) => void;
}

const BATCH = 1000;
/** As many different portraits are drawn; larger sets use them again. */
const MOST_PORTRAITS = 600;

/** Fills a database with fictional psychiatrists, all of them public. Answers how many users there already were. */
export async function seedDirectory(options: SeedOptions): Promise<number> {
  const { file, migrations, doctors, passwordHash, seed, zips, now, onProgress } = options;
  const database = openDatabase(file);
  migrate(database, migrations);
  markKind(database, passwordHash === null ? 'real' : 'demo');
  const transactions = createTransactions(database);
  const publishing = createPublishing(transactions, createPublisher(database, now));
  const users = createUsers(database, publishing);
  const existing = users.count();
  if (existing > 0) {
    database.close();
    return existing;
  }

  const today = dateOf(now());
  const people = () => seedPeople({ count: doctors, seed, zips, today });
  const portraits = options.uploads
    ? await drawPortraits(options.uploads, people(), options)
    : new Map<string, string[]>();
  const profiles = createProfiles(database, publishing, now);
  searchRowQueries(database).setFingerprint(VALUES_FINGERPRINT);

  let batch: SeedPerson[] = [];
  let done = 0;
  for (const person of people()) {
    batch.push(person);
    if (++done % BATCH !== 0 && done !== doctors) continue;
    transactions.run(() => batch.forEach(add));
    batch = [];
    onProgress('Writing doctors', done, doctors);
  }
  if (passwordHash !== null) transactions.run(() => addAccounts(passwordHash));
  database.exec('ANALYZE');
  database.close();
  return 0;

  function addAccounts(hash: string): void {
    const others = seedPeople({ count: DEMO_ACCOUNTS, seed: seed + 1, zips, today });
    for (const { user, profile } of demoAccounts([...others], hash, now().toISOString())) {
      const user_id = users.add(user);
      if (profile) profiles.add({ ...profile, user_id });
    }
  }

  function add(person: SeedPerson): void {
    const { first_name, last_name, profile, published_days_ago } = person;
    const approved = new Date(now().getTime() - published_days_ago * DAY_MS).toISOString();
    const isDemoDoctor = passwordHash !== null && users.count() === 0;
    const user_id = users.add({
      first_name,
      last_name,
      email: isDemoDoctor ? DEMO_DOCTOR : person.email,
      verified: true,
      plan: 1,
      manage_role: '',
      password_hash: isDemoDoctor ? passwordHash : null,
      created_at: approved,
    });
    const reviewed = { submit_at: approved, review_status: 'approved' as const, approved_at: approved };
    profiles.add({ ...profile, user_id, avatar: nextPortrait(person), ...reviewed, updated_at: approved });
  }

  /** Each portrait in turn goes to somebody whom it suits: at first to the one it was drawn for. */
  function nextPortrait(person: SeedPerson): string | null {
    const suiting = portraits.get(kindOf(person));
    const next = suiting?.shift();
    if (!suiting || next === undefined) return null;
    suiting.push(next);
    return next;
  }
}

/** Draws the first of the people. Answers the names of the portraits by kind of person. */
async function drawPortraits(
  uploads: string,
  people: Iterable<SeedPerson>,
  { doctors, seed, onProgress }: SeedOptions,
) {
  mkdirSync(uploads, { recursive: true });
  const of = Math.min(doctors, MOST_PORTRAITS);
  const drawn = new Map<string, string[]>();
  const waiting = people[Symbol.iterator]();
  let started = 0;
  let done = 0;
  const draw = async () => {
    while (started < of) {
      const n = started++;
      const next = waiting.next();
      if (next.done) return;
      const { profile, look } = next.value;
      const name = randomUUID();
      drawn.set(kindOf(next.value), [...(drawn.get(kindOf(next.value)) ?? []), name]);
      await storeImage(
        uploads,
        name,
        await renderPortrait(portraitSvg(`${seed}-${n}`, profile.gender, look)),
      );
      onProgress('Drawing portraits', ++done, of);
    }
  };
  await Promise.all([draw(), draw(), draw(), draw()]);
  return drawn;
}

function kindOf({ profile, look }: SeedPerson): string {
  return `${profile.gender} ${look}`;
}
