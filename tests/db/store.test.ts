import fc from 'fast-check';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { openStore } from '../../db/store.ts';
import { doctorsIn, publishAll, publishOne } from '../helpers/population.ts';
import { searchFor } from '../helpers/search-for.ts';
import { PLACES, ROOT, memoryStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 30,
  seed: 11,
});

describe('store', () => {
  it('leaves listings and search as they were when a transaction fails', () => {
    const store = memoryStore();
    publishAll(store, doctors.slice(0, 3));
    const before = searchFor(store.search);
    const revision = store.revision();
    const failing = () =>
      store.transaction(() => {
        publishOne(store, doctors[3]);
        throw new Error('no');
      });
    expect(failing).toThrow('no');
    store.transaction(() => undefined);
    expect(searchFor(store.search)).toEqual(before);
    expect(store.revision()).toBe(revision);
    expect(store.listings.newest(10)).toHaveLength(3);
    store.close();
  });

  it('lets "accepting new patients" run out with the 90th day after it was confirmed, at every practice', () => {
    let now = new Date('2026-11-21T12:00:00Z');
    const store = memoryStore(() => now);
    const confirmed = { accepting: true, accepting_confirmed_at: '2026-08-24' };
    publishAll(store, [{ ...doctors[0], profile: { ...doctors[0].profile, ...confirmed } }]);
    const accepting = () => searchFor(store.search).facets.accepting['1'] ?? 0;

    now = new Date('2026-11-23T10:59:00Z');
    store.turnDay();
    expect([accepting(), store.listings.card(1).accepting]).toEqual([1, 'yes']);
    now = new Date('2026-11-23T11:01:00Z');
    store.turnDay();
    expect([accepting(), store.listings.card(1).accepting]).toEqual([0, 'unconfirmed']);
    store.close();
  });
});

describe('store in a file', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });

  it('answers the same after it was closed and opened, also when the vocabulary has changed since', () => {
    const file = join(folder, 'directory.sqlite');
    const options = {
      file,
      migrations: join(ROOT, 'db/migrations'),
      places: PLACES,
      now: () => new Date('2026-11-21'),
    };
    const store = openStore(options);
    publishAll(store, doctors);
    const before = searchFor(store.search, { text: 'garden' });
    store.close();

    const database = openDatabase(file);
    database.exec(
      "UPDATE search_vocabulary SET fingerprint = 'old'; UPDATE listing_search SET value_bits = x'00'",
    );
    database.close();

    const again = openStore(options);
    expect(searchFor(again.search, { text: 'garden' })).toEqual(before);
    again.close();
  });
});
