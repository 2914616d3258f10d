import type { State } from '#contract/vocabulary.ts';
import { locationPicker } from './locations.ts';
import type { Location, LocationPicker, ZipRow } from './locations.ts';
import { person } from './person.ts';
import type { SeedPerson } from './person.ts';
import { Random } from './random.ts';
import { stateFacts } from './states.ts';

export interface SeedPeopleOptions {
  count: number;
  seed: number;
  zips: readonly ZipRow[];
  /** ISO date (YYYY-MM-DD) that licenses and confirmations are relative to. */
  today: string;
}

/**
 * Fictional psychiatrists, the same ones for the same seed, ZIPs and day; a longer list begins with the shorter one.
 * Among the first 600 every state, DC and Puerto Rico has two at least, and near 02139 there are several who take
 * Aetna and treat anxiety.
 */
export function* seedPeople({ count, seed, zips, today }: SeedPeopleOptions): Generator<SeedPerson, void> {
  const picker = locationPicker(zips);
  const planned = plan(new Random(seed, PLAN_STREAM));
  for (let n = 0; n < count; n++) {
    const random = new Random(seed, n);
    const place = planned[n] ?? { at: 'anywhere' };
    yield person(random, locate(picker, random, place), n, today, { aetnaAndAnxiety: place.at === 'boston' });
  }
}

type Planned = { at: 'anywhere' } | { at: 'boston' } | { at: State };

const PLAN_STREAM = 0x5eed;
const PLANNED = 600;
const PER_STATE = 2;
const NEAR_02139 = 6;

/** Where the first ones go: some to each state, some to Boston, the others wherever people live; in random order. */
function plan(random: Random): Planned[] {
  const states = [...stateFacts().keys()].flatMap((state) => Array<Planned>(PER_STATE).fill({ at: state }));
  const boston = Array<Planned>(NEAR_02139).fill({ at: 'boston' });
  const others = Array<Planned>(PLANNED - states.length - boston.length).fill({ at: 'anywhere' });
  return random.shuffle([...states, ...boston, ...others]);
}

function locate(picker: LocationPicker, random: Random, { at }: Planned): Location {
  if (at === 'anywhere') return picker.anywhere(random);
  if (at === 'boston') return picker.near(random, '02139', 12);
  return picker.inState(random, at);
}
