import type { License } from '#contract/profiles.ts';
import { licenseKey } from '#contract/license-key.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Random } from '../../../sample-data/random.ts';
import { trueLicense, written } from './license-cases.ts';
import type { LicenseFamily, LicenseSlot } from './license-cases.ts';
import { LICENSE_FORMS } from './license-forms.ts';
import type { Judgement } from './made-doctor.ts';
import { SLOTS } from './nppes-rows.ts';
import { LICENSES_OF_OTHERS, OTHER_LICENSES } from './other-licenses.ts';
import { SAME_LICENSES } from './same-licenses.ts';

interface MadeLicenses {
  typed: License[];
  /** At most fifteen: as many as a row has. */
  slots: LicenseSlot[];
  truth: Record<string, Judgement>;
}

const FAMILIES = [...SAME_LICENSES, ...OTHER_LICENSES];
const STATES = Object.keys(LICENSE_FORMS) as State[];

/** The licenses that a doctor of that state typed, and those of the row. `isOther`: it is somebody else's. */
export function madeLicenses(
  random: Random,
  home: State,
  degree: 'MD' | 'DO',
  isOther: boolean,
): MadeLicenses {
  const count = random.weighted([
    [1, 60],
    [2, 19],
    [3, 10],
    [random.int(4, 6), 6.5],
    [random.int(7, 15), 4],
    [random.int(16, 24), 0.5],
  ]);
  const elsewhere = STATES.filter((state) => state !== home);
  const states = [home, ...random.sample(elsewhere, count - 1)];
  const made: MadeLicenses = { typed: [], slots: [], truth: {} };
  for (const state of states) add(random, made, state, degree, isOther);
  const others = elsewhere.filter((state) => !states.includes(state));
  while (made.slots.length < SLOTS && random.chance(0.2)) {
    const state = random.pick(others);
    made.slots.push({ state, number: written(trueLicense(random, state, degree)) });
  }
  return { ...made, slots: random.shuffle(made.slots) };
}

function add(random: Random, made: MadeLicenses, state: State, degree: 'MD' | 'DO', isOther: boolean): void {
  const license = trueLicense(random, state, degree);
  const family = weighted(
    random,
    isOther ? LICENSES_OF_OTHERS : FAMILIES.filter(({ fits }) => fits?.(license) ?? true),
  );
  const { typed, slots, accepted } = family.make(random, license);
  const room = made.slots.length + slots.length <= SLOTS;
  if (room) made.slots.push(...slots);
  const own: License = { state, number: typed.toUpperCase(), expires: '2028-01-31' };
  made.typed.push(own);
  made.truth[licenseKey(own)] = room
    ? { accepted, families: [`license: ${family.family}`] }
    : { accepted: ['missing'], families: ['license: more than the register has room for'] };
  if (family.family !== 'as it is' || !random.chance(0.02)) return;
  const second: License = { ...own, number: written(trueLicense(random, state, degree)) };
  made.typed.push(second);
  made.truth[licenseKey(second)] = {
    accepted: room ? ['differs'] : ['missing'],
    families: ['license: a second one'],
  };
}

function weighted(random: Random, families: readonly LicenseFamily[]): LicenseFamily {
  return random.weighted(families.map((family) => [family, family.weight] as const));
}
