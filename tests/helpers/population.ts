import fc from 'fast-check';
import type { Profile } from '#contract/profiles.ts';
import {
  AGES,
  CONDITIONS,
  EARLIEST_VISITS,
  GENDERS,
  INSURANCES,
  LANGUAGES,
  STATES,
  TREATMENTS,
} from '#contract/vocabulary.ts';
import type { EarliestVisit, State } from '#contract/vocabulary.ts';
import type { Store } from '../../db/store.ts';

export interface TestDoctor {
  first_name: string;
  last_name: string;
  profile: Profile;
}

/** A day that no test's clock is past. */
export const TODAY = '2026-11-21';

/** Words of summaries that no stemmer changes into each other and no vocabulary knows. */
export const TOPICS = ['garden', 'harbor', 'piano', 'saffron', 'lantern'];
/** What every summary says besides: enough words for a search to have more than are read. */
export const COUNTED = 'one two three four five six seven eight nine ten eleven';
const FIRST_NAMES = ['Amara', 'Oscar', 'José', 'Mei', 'An', 'Molly', 'Zoë'];
const LAST_NAMES = ['Osei', 'Molina', "O'Brien", 'Lindqvist', 'Do', 'Park-Reyes', 'Osborne'];

/** ZIP codes that lie close together across borders, share cities' names, or begin with zeros. */
export const ZIPS = [
  ...[
    '02139',
    '02138',
    '02141',
    '02115',
    '02770',
    '02703',
    '02860',
    '02903',
    '03060',
    '03079',
    '01101',
    '01103',
  ],
  ...['00901', '00907', '00680', '00979', '63101', '63110', '62201', '62701', '65802', '97477', '45501'],
  ...['10001', '10002', '07030', '07302', '06830', '99501', '96910', '00802', '20001', '22102', '04101'],
];

const someOf = <T extends string>(record: Record<T, string>, most: number) =>
  fc.uniqueArray(fc.constantFrom(...(Object.keys(record) as T[])), { minLength: 1, maxLength: most });

const hours: fc.Arbitrary<Profile['working_time']> = fc.uniqueArray(
  fc.record({
    day: fc.constantFrom('mon', 'tue', 'thu', 'fri', 'sat', 'sun'),
    opens: fc.constantFrom('09:00', '12:00'),
    closes: fc.constantFrom('13:00', '17:00', '17:30', '18:00', '18:01', '20:00'),
  }),
  { maxLength: 3, selector: ({ day }) => day },
);

/** Doctors of the places given, with values that repeat enough for filters to meet. */
export function doctorsIn(places: { zip: string; city: string; state: State }[]): fc.Arbitrary<TestDoctor> {
  return fc
    .record({
      first_name: fc.constantFrom(...FIRST_NAMES),
      last_name: fc.constantFrom(...LAST_NAMES),
      place: fc.constantFrom(...places),
      topics: fc.subarray(TOPICS),
      conditions: someOf(CONDITIONS, 8),
      treatments: someOf(TREATMENTS, 5),
      insurances: someOf(INSURANCES, 8),
      ages: someOf(AGES, 4),
      languages: someOf(LANGUAGES, 3),
      gender: fc.constantFrom(...(Object.keys(GENDERS) as (keyof typeof GENDERS)[])),
      licensed: fc.uniqueArray(fc.constantFrom<State>('MA', 'RI', 'NH', 'MO', 'IL', 'PR', 'NY'), {
        maxLength: 3,
      }),
      telehealth: fc.boolean(),
      video_only: fc.boolean(),
      accepting: fc.boolean(),
      earliest_visit: fc.constantFrom(null, ...(Object.keys(EARLIEST_VISITS) as EarliestVisit[])),
      earliest_visit_said_on: fc.constantFrom('2026-11-21', '2026-10-22', '2026-10-21'),
      confirmed: fc.constantFrom('2026-11-20', '2026-08-24', '2026-08-23', '2026-08-22', '2026-01-05'),
      working_time: hours,
      fees: fc.record({
        first_visit: fc.constantFrom(null, 150, 200, 201, 299, 300, 400, 500, 600, 601, 900),
        follow_up: fc.constantFrom(null, 80, 100, 101, 150, 200, 249, 250, 300, 305),
        sliding_scale: fc.boolean(),
      }),
    })
    .map(({ first_name, last_name, place, topics, licensed, confirmed, ...said }) => ({
      first_name,
      last_name,
      profile: {
        ...BLANK,
        ...said,
        ...place,
        summary: `I like ${topics.join(' and ') || 'tea'}. I count: ${COUNTED}.`,
        licenses: statesOf(place, licensed).map((state) => ({ state, number: '1', expires: '2029-01-01' })),
        telehealth_states: said.telehealth ? statesOf(place, licensed) : [],
        accepting_confirmed_at: confirmed,
      },
    }));
}

/** Puts doctors into a store as public ones; answers their ids. */
export function publishAll(store: Store, doctors: TestDoctor[]): number[] {
  return store.transaction(() => doctors.map((doctor) => publishOne(store, doctor)));
}

export function publishOne(store: Store, { first_name, last_name, profile }: TestDoctor): number {
  const email = `${store.users.count()}@example.com`;
  const created_at = `${TODAY}T08:00:00.000Z`;
  const id = store.users.add({
    first_name,
    last_name,
    email,
    verified: true,
    plan: 1,
    manage_role: '',
    password_hash: null,
    created_at,
  });
  const reviewed = {
    submit_at: created_at,
    review_status: 'approved',
    approved_at: created_at,
    updated_at: created_at,
  } as const;
  store.profiles.add({ ...profile, ...reviewed, user_id: id });
  return id;
}

const BLANK: Profile = {
  degree: 'MD',
  title: 'Psychiatrist',
  gender: 'woman',
  npi: '1234567893',
  licenses: [],
  boards: ['psychiatry'],
  practicing_since: 2008,
  practice_name: 'Practice',
  street: '12 Elm St',
  city: 'Cambridge',
  state: Object.keys(STATES)[0] as State,
  zip: '02139',
  phone: '(617) 555-0134',
  email: null,
  website: null,
  summary: '',
  working_time: [],
  education: [],
  conditions: [],
  treatments: [],
  ages: [],
  languages: [],
  insurances: [],
  fees: { first_visit: null, follow_up: null, sliding_scale: false },
  telehealth: false,
  telehealth_states: [],
  accepting: false,
  accepting_confirmed_at: null,
  avatar: null,
};

function statesOf(place: { state: State }, licensed: State[]): State[] {
  return [...new Set([place.state, ...licensed])];
}
