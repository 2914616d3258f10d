import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchQuery } from '#contract/schemas/search.ts';
import type { DoctorSearch } from '#contract/search.ts';
import { seedDirectory } from '../../../sample-data/seed-directory.ts';
import { openStore } from '../../../db/store.ts';
import type { Store } from '../../../db/store.ts';
import { searchDoctors } from '../../../server/features/search/search-doctors.ts';
import type { Outcome } from './outcome.ts';
import { PLACES, ROOT, noon } from '../../helpers/stores.ts';

/**
 * `filter:value`; one of several; nothing that narrows; found by its words; not that value; whether it speaks of danger; a
 * name that nobody has, and that is not taken for another one.
 */
type Expected =
  | string
  | { any: Expected[] }
  | { everyone: 1 }
  | { text: 1 }
  | { not: string }
  | { danger: boolean }
  | { asks: 1 };

interface Case {
  family: string;
  text: string;
  expect: Expected[] | { firstName: string } | { firstPractice: string };
  note?: string;
}

/** Texts that people type into "Looking for", each searched for in the whole country among the demo's doctors. */
export async function measureWhat(
  table: 'what-people-type' | 'more-that-people-type' = 'what-people-type',
): Promise<Outcome[]> {
  const cases = JSON.parse(readFileSync(join(ROOT, `tests/search/${table}.json`), 'utf8')) as Case[];
  const folder = await mkdtemp(join(tmpdir(), 'understanding-'));
  const store = await demoStore(join(folder, 'directory.sqlite'));
  const judged = cases.map((one) => judge(store, one));
  store.close();
  await rm(folder, { recursive: true });
  return judged;
}

/** A store with the demo's doctors. */
export async function demoStore(file: string): Promise<Store> {
  const migrations = join(ROOT, 'db/migrations');
  await seedDirectory({
    file,
    migrations,
    uploads: null,
    passwordHash: null,
    doctors: 600,
    seed: 1,
    zips: PLACES.zips.map((zip, i) => ({
      zip,
      city: PLACES.cities[i],
      state: PLACES.states[i],
      lat: PLACES.lat[i],
      lng: PLACES.lng[i],
    })),
    now: noon,
    onProgress: () => undefined,
  });
  return openStore({ file, migrations, places: PLACES, now: noon });
}

function judge(store: Store, { family, text, expect }: Case): Outcome {
  const found = searchDoctors(store, searchQuery.parse({ q: [text] }));
  const everyone = searchDoctors(store, searchQuery.parse({})).totalCount;
  const understood = found.understood.map(({ filter, value }) => `${filter}:${value}`);
  const [first] = found.data;
  const name = first ? `${first.first_name} ${first.last_name}` : 'nobody';
  return {
    family,
    text,
    expected: JSON.stringify(expect),
    hit: (found.totalCount > 0 || mayFindNobody()) && isAsExpected(),
    got: `${understood.join(' ') || '-'} · ${name} · ${found.totalCount}`,
  };

  function mayFindNobody(): boolean {
    return Array.isArray(expect) && expect.some((one) => typeof one === 'object' && 'asks' in one);
  }

  function isAsExpected(): boolean {
    if (Array.isArray(expect)) return expect.every((one) => isMet(one, found, everyone));
    if ('firstName' in expect) return new RegExp(expect.firstName).test(name);
    return new RegExp(expect.firstPractice).test(first.practice_name);
  }
}

function isMet(expected: Expected, found: DoctorSearch, everyone: number): boolean {
  if (typeof expected === 'string') {
    return found.understood.some(({ filter, value }) => `${filter}:${value}` === expected);
  }
  if ('any' in expected) return expected.any.some((one) => isMet(one, found, everyone));
  if ('not' in expected) return !isMet(expected.not, found, everyone);
  if ('danger' in expected) return found.danger === expected.danger;
  if ('asks' in expected) return found.understood.length + found.corrected.length === 0;
  if ('everyone' in expected) return found.totalCount === everyone;
  return found.understood.length === 0;
}
