import type { ProfileContent } from '#contract/profiles.ts';
import { TREATMENTS } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { measure, printHeader, rowsBeside } from './measure.ts';

const ROUNDS = 100;

/**
 * Prints how long it takes from a doctor's save, or an administrator's approval, until a search has it: the commit, and
 * the first search after it. Leaves the profiles as they were but for their versions.
 */
export function measurePublishing(store: Store): void {
  const { ask } = publicApiOf(store);
  const doctors = store.listings.newest(ROUNDS).flatMap(({ id }) => {
    const profile = store.profiles.of(id);
    return profile?.live_version ? [{ id, content: profile.content as ProfileContent }] : [];
  });
  const treatments = Object.keys(TREATMENTS) as (keyof typeof TREATMENTS)[];
  const baseline = measure(() => ask('/api/states'));
  const row = rowsBeside(baseline);

  printHeader('From the save to the first search that has it');
  row(
    'a treatment more, or less',
    (n) => {
      const { id, content } = doctors[n % doctors.length];
      const treatment = treatments[n % treatments.length];
      const others = content.treatments.filter((other) => other !== treatment);
      const isThere = n % 2 === 0;
      change(id, { treatments: isThere ? [...others, treatment] : others });
      expectListed(id, content.zip, `treatment=${treatment}`, isThere);
    },
    ROUNDS,
  );
  row(
    'an approved name',
    (n) => {
      const { id, content } = doctors[n % doctors.length];
      const first_name = `Renamed${String.fromCharCode(97 + (n % 26))}`;
      change(id, { first_name });
      store.transaction(() => {
        const waiting = store.profiles.waiting(id);
        if (!waiting || !store.profiles.approve(waiting, id)) throw new Error(`${id} does not wait`);
      });
      expectListed(id, content.zip, `q=${first_name}`, true);
    },
    ROUNDS,
  );
  for (const { id, content } of doctors) change(id, content);
  console.log();

  function change(id: number, parts: Partial<ProfileContent>): void {
    store.transaction(() => store.profiles.change(id, parts, { by: id, why: 'measured' }));
  }

  function expectListed(id: number, zip: string, filter: string, isThere: boolean): void {
    const answer = ask(`/api/doctors?searchZipCode=${zip}&radius=5&searchCount=100&${filter}`);
    const { data } = answer?.body as { data: { id: number }[] };
    if (data.some((card) => card.id === id) !== isThere) throw new Error(`${id}: ${filter}`);
  }
}
