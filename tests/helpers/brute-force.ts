import type { Filter } from '#contract/doctors.ts';
import type { Sort, State } from '#contract/vocabulary.ts';
import type { TestDoctor } from './population.ts';
import { PLACES } from './stores.ts';

/** A search told the slow way: nothing here is shared with the search under test. */
export interface BruteQuery {
  point: { lat: number; lng: number; miles: number } | null;
  /** Of the point, or searched as a whole. */
  state: State | null;
  chosen: Partial<Record<Filter, string[]>>;
  /** Words of which each must begin a word of the name; or values and topics of which each must be there. */
  text: { nameStarts: string[]; values: [Filter, string][]; topics: string[] } | null;
}

/** Everybody whom a search must find. */
export function bruteForce(doctors: TestDoctor[], query: BruteQuery): TestDoctor[] {
  return doctors.filter(
    (doctor) =>
      isInArea(doctor, query) &&
      matchesText(doctor, query.text) &&
      Object.entries(query.chosen).every(([filter, values]) =>
        values.some((value) => has(doctor, filter as Filter, value, query.state)),
      ),
  );
}

export function named(doctor: TestDoctor, starts: string[]): boolean {
  const words = `${doctor.first_name} ${doctor.last_name}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z -]/g, '')
    .split(/[ -]/);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
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
};

/** The textbook haversine, in miles. */
export function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(rad(lat2 - lat1) / 2) ** 2 +
    Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * Math.sin(rad(lng2 - lng1) / 2) ** 2;
  return 2 * 3958.8 * Math.asin(Math.sqrt(a));
}

export function distanceTo({ profile }: TestDoctor, point: { lat: number; lng: number }): number {
  const zip = PLACES.zips.indexOf(profile.zip);
  return haversine(point.lat, point.lng, PLACES.lat[zip], PLACES.lng[zip]);
}

function isInArea(doctor: TestDoctor, { point, state, chosen }: BruteQuery): boolean {
  if (chosen.telehealth) return true;
  if (point) return distanceTo(doctor, point) <= point.miles;
  return state === null || doctor.profile.state === state;
}

function matchesText(doctor: TestDoctor, text: BruteQuery['text']): boolean {
  if (!text || named(doctor, text.nameStarts)) return true;
  const { values, topics } = text;
  if (values.length + topics.length === 0) return false;
  return (
    values.every(([filter, value]) => has(doctor, filter, value, null)) &&
    topics.every((topic) => doctor.profile.summary.includes(topic))
  );
}

function has(doctor: TestDoctor, filter: Filter, value: string, state: State | null): boolean {
  const { profile } = doctor;
  if (filter === 'accepting') return isAccepting(doctor);
  if (filter === 'telehealth') {
    return (
      profile.telehealth && (state === null || profile.licenses.some((license) => license.state === state))
    );
  }
  if (filter === 'evenings') return profile.working_time.some(({ closes }) => minutes(closes) > 18 * 60);
  if (filter === 'weekends') return profile.working_time.some(({ day }) => day.startsWith('s'));
  if (filter === 'sliding_scale') return profile.fees.sliding_scale;
  if (filter === 'first_visit' || filter === 'follow_up') {
    return (profile.fees[filter] ?? Infinity) <= Number(value);
  }
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
