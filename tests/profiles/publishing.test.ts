import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewedProfile } from '../../db/profiles/profiles.ts';
import type { Store } from '../../db/store.ts';
import { doctorsIn } from '../helpers/population.ts';
import { searchFor } from '../helpers/search-for.ts';
import { memoryStore } from '../helpers/stores.ts';

const AT = '2026-11-01T00:00:00.000Z';
const [{ first_name, last_name, profile }] = fc.sample(
  doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]),
  { numRuns: 1, seed: 11 },
);
const approved = { submit_at: AT, review_status: 'approved', approved_at: AT, updated_at: AT } as const;

let store: Store;
beforeEach(() => {
  store = memoryStore();
});
afterEach(() => store.close());

/** Somebody who is public but for what is told, as a user with a profile; answers the id. */
function add(
  user: { verified?: boolean; plan?: number } = {},
  review: Partial<ReviewedProfile> = {},
): number {
  return store.transaction(() => {
    const person = { first_name, last_name, email: 'a@example.com', verified: true, plan: 1, ...user };
    const id = store.users.add({ ...person, manage_role: '', password_hash: null, created_at: AT });
    store.profiles.add({ ...profile, ...approved, ...review, user_id: id });
    return id;
  });
}

/** What visitors see of one: the page, a result of the search, a number of the map. */
const seen = (id: number) => [
  store.listings.profile(id) !== null,
  searchFor(store.search).total === 1,
  store.search.stateCounts().find(({ state }) => state === 'MA')?.psychiatrists === 1,
];
const PUBLIC = [true, true, true];
const HIDDEN = [false, false, false];

describe('publishes by itself', () => {
  it('a profile that is added', () => {
    expect(seen(add())).toEqual(PUBLIC);
  });

  it.each<[string, Parameters<typeof add>, (id: number) => void]>([
    ['verifying', [{ verified: false }], (id) => store.users.verify(id)],
    ['a plan', [{ plan: 0 }], (id) => store.users.setPlan(id, 2)],
    [
      'a review that approves',
      [{}, { review_status: 'waiting', approved_at: null }],
      (id) => void store.profiles.approve(store.profiles.waiting(id) ?? expect.fail(), 1),
    ],
  ])('%s', (_, given, write) => {
    const id = add(...given);
    expect(seen(id)).toEqual(HIDDEN);
    store.transaction(() => write(id));
    expect(seen(id)).toEqual(PUBLIC);
  });

  it.each<[string, (id: number) => void]>([
    ['the end of a plan', (id) => store.users.setPlan(id, 0)],
    ['suspending the profile', (id) => store.profiles.suspend(id, 'A license was withdrawn.')],
    ['suspending', (id) => store.users.suspend(id, AT)],
    ['removing', (id) => store.users.remove(id)],
  ])('%s', (_, write) => {
    const id = add();
    store.transaction(() => write(id));
    expect(seen(id)).toEqual(HIDDEN);
  });
});

describe('a write that changes who is public', () => {
  it.each<[string, (id: number) => void]>([
    ['users.verify', (id) => store.users.verify(id)],
    ['users.setPlan', (id) => store.users.setPlan(id, 0)],
    ['users.suspend', (id) => store.users.suspend(id, AT)],
    ['users.remove', (id) => store.users.remove(id)],
    [
      'profiles.change',
      (id) => store.profiles.change(id, { street: '1 Elm St' }, { by: id, why: 'changed' }),
    ],
    ['profiles.suspend', (id) => store.profiles.suspend(id, 'A license was withdrawn.')],
    ['profiles.add', (id) => store.profiles.add({ ...profile, ...approved, user_id: id })],
  ])('%s throws outside of a transaction, and writes nothing', (_, write) => {
    const id = add();
    expect(() => write(id)).toThrow('outside of a transaction');
    expect([store.users.get(id).plan, seen(id)]).toEqual([1, PUBLIC]);
  });

  it('is not kept without what visitors see, not even by a caller who catches the error', () => {
    const id = store.transaction(() =>
      store.users.add({
        ...{ first_name, last_name, email: 'a@example.com', verified: true, plan: 1, manage_role: '' },
        password_hash: null,
        created_at: AT,
      }),
    );
    store.transaction(() => {
      const unknown = { ...profile, ...approved, zip: '00000', user_id: id };
      expect(() => store.profiles.add(unknown)).toThrow('Unknown ZIP code 00000');
    });
    expect([store.profiles.of(id), seen(id)]).toEqual([null, HIDDEN]);
  });
});
