import { z } from 'zod';
import {
  DEFAULT_RADIUS,
  DEFAULT_SEARCH_COUNT,
  MAX_SEARCH_COUNT,
  MAX_SEARCH_TEXT,
  MAX_TYPED_PLACE,
  RADII,
} from '#contract/constants.ts';
import { FEE_BOUNDS, SORTS, VISIT_BOUNDS, VOCABULARY } from '#contract/vocabulary.ts';
import type { FeeFilter, ListFilter, Sort } from '#contract/vocabulary.ts';

/** What may be asked for: every name once, but for the filters whose values come from a list. */
const ASKED = z.strictObject({
  searchZipCode: once(z.string().regex(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits, like 02139.')),
  searchCity: once(z.string().max(80, 'That is too long for the name of a city.')),
  searchCounty: once(z.string().max(80, 'That is too long for the name of a county.')),
  searchRegion: once(z.string().max(80, 'That is too long for the name of a region.')),
  /** What was typed as the place, where that needs a word. */
  typed: once(z.string().max(MAX_TYPED_PLACE, `A place has at most ${MAX_TYPED_PLACE} characters.`)),
  searchState: once(z.string().max(40, 'That is too long for the name of a state.')),
  radius: once(oneOf(RADII, 'The radius must be 5, 10, 25, 50 or 100 miles.'), String(DEFAULT_RADIUS)),
  q: once(z.string().max(MAX_SEARCH_TEXT, `Search for at most ${MAX_SEARCH_TEXT} characters.`)),
  /** Takes `q` as it is spelled. */
  exact: flag('exact'),
  condition: valuesOf('condition'),
  treatment: valuesOf('treatment'),
  insurance: valuesOf('insurance'),
  age: valuesOf('age'),
  language: valuesOf('language'),
  gender: valuesOf('gender'),
  accepting: flag('accepting'),
  telehealth: flag('telehealth'),
  in_person: flag('in_person'),
  evenings: flag('evenings'),
  weekends: flag('weekends'),
  sliding_scale: flag('sliding_scale'),
  first_visit: feeBound('first_visit'),
  follow_up: feeBound('follow_up'),
  earliest_visit: visitBound(),
  sort: once(sort(), 'nearest'),
  searchCount: once(
    whole(1, MAX_SEARCH_COUNT, `searchCount must be a number from 1 to ${MAX_SEARCH_COUNT}.`),
    String(DEFAULT_SEARCH_COUNT),
  ),
  searchStart: once(whole(0, 10_000_000, 'searchStart must be a number from 0 on.'), '0'),
});

export type SearchQuery = z.infer<typeof ASKED>;

/** The search that asks for nothing. */
const NOTHING: SearchQuery = ASKED.parse(
  Object.fromEntries(Object.keys(ASKED.shape).map((name) => [name, []])),
);

/** The query of GET /api/doctors. Of two dozen names few are given: only those are read. */
export const searchQuery = ASKED.partial().transform((given): SearchQuery => ({ ...NOTHING, ...given }));

function once<T>(schema: z.ZodType<T, string>): z.ZodType<T | ''>;
function once<T>(schema: z.ZodType<T, string>, absent: string): z.ZodType<T>;
function once<T>(schema: z.ZodType<T, string>, absent = ''): z.ZodType<T | ''> {
  return z
    .array(z.string())
    .max(1, 'This can be given only once.')
    .transform((given) => given[0]?.trim() || absent)
    .pipe(absent ? schema : z.union([z.literal(''), schema]));
}

function oneOf<T extends number>(numbers: readonly T[], message: string) {
  return z
    .string()
    .refine((text) => numbers.map(String).includes(text), message)
    .meta({ enum: numbers.map(String) })
    .transform((text) => Number(text) as T);
}

function whole(least: number, most: number, message: string) {
  return z
    .string()
    .regex(/^-?\d{1,9}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
}

function flag(name: string) {
  const on = z.string().refine((given) => given === '1', `${name} can only be 1.`);
  return once(on.meta({ enum: ['1'] })).transform((given) => given === '1');
}

function sort() {
  const message = `sort must be ${Object.keys(SORTS).join(', ')}.`;
  return z
    .string()
    .refine((given) => Object.hasOwn(SORTS, given), message)
    .meta({ enum: Object.keys(SORTS) })
    .transform((given) => given as Sort);
}

function feeBound(filter: FeeFilter) {
  const bounds = FEE_BOUNDS[filter].bounds.map(String);
  const message = `${filter} must be ${bounds.slice(0, -1).join(', ')} or ${bounds.at(-1)} dollars.`;
  return once(
    z
      .string()
      .refine((given) => bounds.includes(given), message)
      .meta({ enum: bounds }),
  );
}

function visitBound() {
  const bounds: readonly string[] = VISIT_BOUNDS;
  const message = `earliest_visit must be ${bounds.slice(0, -1).join(', ')} or ${bounds.at(-1)}.`;
  return once(
    z
      .string()
      .refine((given) => bounds.includes(given), message)
      .meta({ enum: [...bounds] }),
  );
}

function valuesOf(filter: ListFilter) {
  const known = VOCABULARY[filter];
  return z
    .array(
      z
        .string()
        .refine((value) => Object.hasOwn(known, value), `There is no such ${filter}.`)
        .meta({ enum: Object.keys(known) }),
    )
    .max(Object.keys(known).length, `That is too many values.`);
}
