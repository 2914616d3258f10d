import {
  FEE_BOUNDS,
  FEE_FILTERS,
  FLAGS,
  LIST_FILTERS,
  STATES,
  VISIT_BOUNDS,
  VOCABULARY,
} from '#contract/vocabulary.ts';
import type { Flag, State } from '#contract/vocabulary.ts';
import type { Filter } from '#contract/search.ts';

/** A run of neighboring bits: the values of one filter. */
export interface ValueGroup {
  filter: Filter;
  values: string[];
  first: number;
}

/** The filters of a search with the numbers of their values, in the order of the bits. */
export const VALUE_GROUPS: ValueGroup[] = [];

const numberOf = new Map<string, number>();
let next = 0;
for (const filter of LIST_FILTERS) addGroup(filter, Object.keys(VOCABULARY[filter]));
for (const flag of Object.keys(FLAGS) as Flag[]) addGroup(flag, ['1']);
for (const fee of FEE_FILTERS) addGroup(fee, FEE_BOUNDS[fee].bounds.map(String));
addGroup('earliest_visit', [...VISIT_BOUNDS]);

/** How many values can be counted beside a filter. */
export const FACET_VALUES = next;

/** The bit of "treats patients in this state by video", for each state. */
export const TELEHEALTH_VALUES = new Map<State, number>(
  (Object.keys(STATES) as State[]).map((state) => [state, next++]),
);

/** The bits of what was said of the earliest visit, each beside the one that counts: that one goes when it is too old. */
export const VISIT_VALUES = VISIT_BOUNDS.map((bound) => ({
  said: next++,
  counts: valueNumber('earliest_visit', bound),
}));

/** The bit that says "this slot holds a listed doctor". */
export const LISTED = next++;
/** The bit that says "this doctor stands in several slots". */
export const SEVERAL = next++;
/** The bits of "some practice has this", for each of VALUES_OF_PRACTICES. */
export const SOMEWHERE = new Map<number, number>(
  (['in_person', 'evenings', 'weekends'] as const).map((flag) => [valueNumber(flag, '1'), next++]),
);
/** The same of the practices in the slot's own state. */
export const IN_STATE = new Map<number, number>([...SOMEWHERE.keys()].map((value) => [value, next++]));
/** How many bits, and so 32-bit words a block of 32 doctors, there are. */
export const VALUE_COUNT = next;

export const ACCEPTING = valueNumber('accepting', '1');
export const TELEHEALTH = valueNumber('telehealth', '1');
export const SLIDING_SCALE = valueNumber('sliding_scale', '1');
export const IN_PERSON = valueNumber('in_person', '1');
export const EVENINGS = valueNumber('evenings', '1');
export const WEEKENDS = valueNumber('weekends', '1');

/** What each practice has for itself; everything else is the doctor's. */
export const VALUES_OF_PRACTICES: readonly number[] = [...SOMEWHERE.keys()];

/** Changes when any value moves to another bit, or other words are stored: what was made under another one is stale. */
export const VALUES_FINGERPRINT = [...numberOf.keys(), ...TELEHEALTH_VALUES.keys(), 'contacts'].join(' ');

/** The bit of a value. Throws on a value that the vocabulary does not have. */
export function valueNumber(filter: Filter, value: string): number {
  const number = numberOf.get(`${filter}:${value}`);
  if (number === undefined) throw new Error(`No value ${value} in ${filter}`);
  return number;
}

/** The bit of "treats patients in this state by video". */
export function telehealthNumber(state: State): number {
  return TELEHEALTH_VALUES.get(state) ?? TELEHEALTH;
}

function addGroup(filter: Filter, values: string[]): void {
  VALUE_GROUPS.push({ filter, values, first: next });
  for (const value of values) numberOf.set(`${filter}:${value}`, next++);
}
