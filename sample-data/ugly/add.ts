import { articleQueries } from '../../db/articles/article-queries.ts';
import { createUsers } from '../../db/accounts/users.ts';
import { openDatabase } from '../../db/database.ts';
import { dateOf } from '../../db/days.ts';
import { createProfiles } from '../../db/profiles/profiles.ts';
import { createPublisher } from '../../db/profiles/write-listing.ts';
import { createPublishing } from '../../db/profiles/publish-with-write.ts';
import { createTransactions } from '../../db/transactions.ts';
import type { Location } from '../locations.ts';
import { person } from '../person.ts';
import { Random } from '../random.ts';
import { UGLY_ARTICLES } from './articles.ts';
import { UGLY_PROFILES } from './profiles.ts';
import type { UglyProfile } from './profiles.ts';

interface UglyOptions {
  /** SQLite file, migrated. */
  file: string;
  /** Makes the same ordinary parts for the same number on the same day. */
  seed: number;
  now: () => Date;
}

/** All of them practice in one place: a list of results shows them together. */
const PLACE: Location = {
  ...{ zip: '87901', city: 'Truth or Consequences', state: 'NM', lat: 33.16, lng: -107.02 },
  ...{ areaCodes: ['575'], rural: true },
};
/** As those of the ordinary samples are numbered, far behind the last. */
const FIRST = 5_000_000;

/** Adds the ugly profiles and articles, all of them public. Answers their ids by name; null when they are there already. */
export function addUgly({ file, seed, now }: UglyOptions) {
  const database = openDatabase(file);
  const transactions = createTransactions(database);
  const publishing = createPublishing(transactions, createPublisher(database, now));
  const users = createUsers(database, publishing);
  const profiles = createProfiles(database, publishing, now);
  const articles = articleQueries(database);
  const at = now().toISOString();
  const added = users.byEmail(emailOf(0)) ? null : transactions.run(add);
  database.close();
  return added;

  function add() {
    return {
      profiles: idsOf(UGLY_PROFILES, addProfile),
      articles: idsOf(UGLY_ARTICLES, (article) =>
        articles.put({
          ...article,
          status: 'published',
          author_id: null,
          avatar: 'gone-for-good',
          cover: 'gone-for-good',
          topics: ['anxiety'],
          published_at: at,
          created_at: at,
          updated_at: at,
        }),
      ),
    };
  }

  function addProfile(ugly: UglyProfile, n: number): number {
    const { first_name, last_name, profile } = uglyPerson(seed, n, dateOf(now()), ugly);
    const user_id = users.add({
      first_name,
      last_name,
      email: emailOf(n),
      verified: true,
      plan: 1,
      manage_role: '',
      password_hash: null,
      created_at: at,
    });
    const reviewed = { submit_at: at, review_status: 'approved' as const, approved_at: at, updated_at: at };
    profiles.add({ ...profile, user_id, ...reviewed });
    return user_id;
  }
}

/** Somebody ordinary with what is ugly of that profile. */
export function uglyPerson(seed: number, n: number, today: string, ugly: UglyProfile) {
  const { first_name, last_name, ...parts } = ugly;
  const ordinary = person(new Random(seed, FIRST + n), PLACE, FIRST + n, today);
  return {
    first_name: first_name ?? ordinary.first_name,
    last_name: last_name ?? ordinary.last_name,
    profile: { ...ordinary.profile, ...parts },
  };
}

function emailOf(n: number): string {
  return `ugly-${n + 1}@example.com`;
}

function idsOf<Ugly>(
  all: Record<string, Ugly>,
  add: (one: Ugly, n: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(all).map(([name, one], n) => [name, add(one, n)]));
}
