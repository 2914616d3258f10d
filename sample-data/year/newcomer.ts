import { areaCodes } from '../area-codes.ts';
import { person } from '../person.ts';
import type { SeedPerson } from '../person.ts';
import { Random } from '../random.ts';
import { slugOf } from '#contract/slug.ts';
import type { Year } from './year.ts';

/** They are numbered from here on, far behind the last of the ordinary samples. */
export const FIRST_NEWCOMER = 4_000_000;

/** The n-th of those who come in the year: somebody who practices where one of the doctors does who are there. */
export function newcomer({ store, seed, today, doctors }: Year, n: number): SeedPerson {
  const random = new Random(seed, n);
  const { zip, city, state } = random.pick(doctors).content;
  const { places } = store;
  const index = places.zipIndex(zip);
  const [lat, lng] = [places.lat[index], places.lng[index]];
  const place = { zip, city, state, lat, lng, areaCodes: areaCodes(state, lat, lng), rural: false };
  const who = person(random, place, n, today);
  const name = `${slugOf(who.first_name)[0]}.${slugOf(who.last_name)}`;
  return { ...who, email: `${name}.${n % FIRST_NEWCOMER}@example.com` };
}
