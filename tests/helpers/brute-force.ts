import type { Filter } from '#contract/search.ts';
import type { Sort, State } from '#contract/vocabulary.ts';
import type { TestDoctor } from './population.ts';
import { PLACES } from './stores.ts';

/** A search told the slow way: nothing here is shared with the search under test. */
export interface BruteQuery {
  point: { lat: number; lng: number; miles: number } | null;
  /** ZIP codes, of a city or of a county or region; null for no such place. */
  zips: string[] | null;
  /** Of the point or the ZIP codes, or searched as a whole; null for everywhere. */
  states: readonly State[] | null;
  /** A city's ZIP codes hold those who practice there, by video as well. */
  isCity: boolean;
  /** By hand and by the text together; of conditions and treatments those by hand alone. */
  chosen: Partial<Record<Filter, string[]>>;
  /** What the text says of conditions: one of each, or where nobody has that, one of any. */
  needs: readonly string[][];
  /** Filters that the text alone has chosen: who is named as the text says is found whatever they say. */
  typed: Filter[];
  /** Words that may all be a name; and words to look for, of which the text wants everybody or only those who have them. */
  text: { names: string[]; topics: string[]; only: boolean } | null;
}

/** Who has the name that a text says, and who has its words. */
export interface Matches {
  named: Set<TestDoctor>;
  worded: Set<TestDoctor>;
}

/** Everybody whom a search must find. */
export function bruteForce(
  doctors: TestDoctor[],
  query: BruteQuery,
  matches: Matches = matchesOf(doctors, query.text),
  mayRelax = true,
): TestDoctor[] {
  const least = mayRelax && isRelaxed(doctors, query, matches) ? 1 : query.needs.length;
  return fulfilling(doctors, query, matches).filter(
    (doctor) => matches.named.has(doctor) || needsMet(doctor, query) >= least,
  );
}

/** Nobody fulfils all needs, apart from those whose name is enough. */
export function isRelaxed(doctors: TestDoctor[], query: BruteQuery, matches: Matches): boolean {
  const unnamed = { named: new Set<TestDoctor>(), worded: matches.worded };
  return (
    query.needs.length > 1 &&
    !fulfilling(doctors, query, unnamed).some((doctor) => needsMet(doctor, query) === query.needs.length)
  );
}

export function needsMet({ profile }: TestDoctor, { needs }: BruteQuery): number {
  return needs.filter((need) => need.some((value) => (profile.conditions as string[]).includes(value)))
    .length;
}

/** Who is in the place and fulfils every filter. */
function fulfilling(doctors: TestDoctor[], query: BruteQuery, { named, worded }: Matches): TestDoctor[] {
  return doctors.filter(
    (doctor) =>
      isInArea(doctor, query) &&
      (!query.text?.only || named.has(doctor) || worded.has(doctor)) &&
      Object.entries(query.chosen).every(
        ([filter, values]) =>
          values.some((value) => has(doctor, filter as Filter, value, query.states)) ||
          (query.typed.includes(filter as Filter) && named.has(doctor)),
      ),
  );
}

/** Whole names, else beginnings, else parts of one; and those who have all the words, else all but one, else any. */
export function matchesOf(doctors: TestDoctor[], text: BruteQuery['text']): Matches {
  if (!text) return { named: new Set(), worded: new Set() };
  const { names, topics, only } = text;
  const known = topics.filter((topic) => doctors.some((doctor) => textOf(doctor).has(topic)));
  const count = (doctor: TestDoctor) => known.filter((topic) => textOf(doctor).has(topic)).length;
  const enough = [known.length, known.length - 1, 1].find(
    (least) => least > 0 && doctors.some((doctor) => count(doctor) >= least),
  );
  const worded = doctors.filter((doctor) => enough !== undefined && count(doctor) >= enough);
  const hasAll = known.length > 0 && known.length === topics.length && enough === known.length;

  const own = names.length > 0 && topics.length > 0 ? topics : names;
  const whole = (words: string[]) => doctors.filter((doctor) => words.every((word) => isWord(doctor, word)));
  const parts = (doctor: TestDoctor) => own.filter((word) => word.length > 1 && isWord(doctor, word)).length;
  const most = Math.max(...doctors.map(parts), 0);
  const ways = [
    names.every((word) => word.length === 1) ? [] : whole(names),
    own.some((word) => word.length > 1) && topics.length > 0 ? whole(own) : [],
    only ? doctors.filter((doctor) => own.every((start) => begins(doctor, start))) : [],
    hasAll || most === 0 || topics.length === 0 ? [] : doctors.filter((doctor) => parts(doctor) === most),
  ];
  return { named: new Set(ways.find((found) => found.length > 0)), worded: new Set(worded) };
}

function nameOf({ first_name, last_name }: TestDoctor): string[] {
  const plain = `${first_name} ${last_name}`.toLowerCase().normalize('NFD');
  return plain.replace(/[^a-z -]/g, '').split(/[ -]/);
}

function isWord(doctor: TestDoctor, word: string): boolean {
  return word.length === 1 ? begins(doctor, word) : nameOf(doctor).includes(word);
}

function begins(doctor: TestDoctor, start: string): boolean {
  return nameOf(doctor).some((word) => word.startsWith(start));
}

const texts = new WeakMap<TestDoctor, Set<string>>();

function textOf(doctor: TestDoctor): Set<string> {
  const known = texts.get(doctor);
  if (known) return known;
  const { first_name, last_name, profile } = doctor;
  const text = `${first_name} ${last_name} ${profile.summary}`.toLowerCase().normalize('NFD');
  const words = new Set(text.replace(/\p{M}/gu, '').split(/[^a-z]+/));
  texts.set(doctor, words);
  return words;
}

export function isAccepting({ profile }: TestDoctor): boolean {
  return profile.accepting && (profile.accepting_confirmed_at ?? '') >= '2026-08-23';
}

/** What comes first in each order is lowest: days since the last confirmation of those who accept; dollars. */
export const SORT_KEYS: Record<Sort, (doctor: TestDoctor) => number> = {
  nearest: () => 0,
  confirmed: ({ profile: { accepting, accepting_confirmed_at } }) =>
    accepting && accepting_confirmed_at ? -Date.parse(accepting_confirmed_at) : 0,
  follow_up: ({ profile }) => profile.fees.follow_up ?? Infinity,
  soonest: (doctor) => VISITS.filter((bound) => !canBeSeen(doctor, bound)).length,
};

const VISITS = ['week', 'two-weeks', 'month', 'three-months'];

/** Said in the last 30 days, by somebody who accepts new patients. */
function canBeSeen({ profile }: TestDoctor, bound: string): boolean {
  const { accepting, earliest_visit, earliest_visit_said_on } = profile;
  const said = VISITS.indexOf(earliest_visit ?? '');
  const isFresh = (earliest_visit_said_on ?? '') >= '2026-10-22';
  return accepting && isFresh && said !== -1 && said <= VISITS.indexOf(bound);
}

/** The textbook haversine, in miles. */
export function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lng2 - lng1) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(a));
}

const ZIP_INDEX = new Map(PLACES.zips.map((zip, index) => [zip, index]));

export function distanceTo({ profile }: TestDoctor, point: { lat: number; lng: number }): number {
  const zip = ZIP_INDEX.get(profile.zip) ?? -1;
  return haversine(point.lat, point.lng, PLACES.lat[zip], PLACES.lng[zip]);
}

function isInArea(doctor: TestDoctor, { point, zips, states, isCity, chosen }: BruteQuery): boolean {
  if (chosen.telehealth && !chosen.in_person && !isCity) return true;
  if (point) return distanceTo(doctor, point) <= point.miles;
  if (zips) return zips.includes(doctor.profile.zip);
  return states === null || states.includes(doctor.profile.state);
}

function has(doctor: TestDoctor, filter: Filter, value: string, states: BruteQuery['states']): boolean {
  const { profile } = doctor;
  if (filter === 'accepting') return isAccepting(doctor);
  if (filter === 'telehealth') {
    return (
      profile.telehealth && (!states || profile.telehealth_states.some((state) => states.includes(state)))
    );
  }
  if (filter === 'in_person') return !profile.telehealth || !profile.video_only;
  if (filter === 'evenings') return profile.working_time.some(({ closes }) => minutes(closes) > 18 * 60);
  if (filter === 'weekends') return profile.working_time.some(({ day }) => day.startsWith('s'));
  if (filter === 'sliding_scale') return profile.fees.sliding_scale;
  if (filter === 'first_visit' || filter === 'follow_up') {
    return (profile.fees[filter] ?? Infinity) <= Number(value);
  }
  if (filter === 'earliest_visit') return canBeSeen(doctor, value);
  const lists: Record<string, string[]> = {
    condition: profile.conditions,
    treatment: profile.treatments,
    insurance: profile.insurances,
    age: profile.ages,
    language: profile.languages,
    gender: [profile.gender],
  };
  return lists[filter].includes(value);
}

function minutes(time: string): number {
  const [hours, rest] = time.split(':').map(Number);
  return hours * 60 + rest;
}
