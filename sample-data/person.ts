import { CONFIRMATION_DAYS, DAY_MS } from '#contract/constants.ts';
import type { Profile } from '#contract/profiles.ts';
import type { EarliestVisit } from '#contract/vocabulary.ts';
import { bio } from './bios.ts';
import type { Location } from './locations.ts';
import { identity } from './names/names.ts';
import { care } from './practice/care.ts';
import type { Care } from './practice/care.ts';
import { fees } from './practice/fees.ts';
import { hours } from './practice/hours.ts';
import { insurers } from './practice/insurers.ts';
import { licenses } from './practice/licenses.ts';
import { npi } from './practice/npi.ts';
import { practiceName, street } from './practice/office.ts';
import type { PortraitLook } from './portraits.ts';
import type { Random } from './random.ts';
import { slugOf } from '#contract/slug.ts';
import { training } from './training/training.ts';

/** A fictional psychiatrist, ready to be stored. */
export interface SeedPerson {
  first_name: string;
  last_name: string;
  /** The account's address, different for every n. */
  email: string;
  /** Complete but for `avatar`, which is null. */
  profile: Profile;
  published_days_ago: number;
  /** What a portrait of this person should look like. */
  look: PortraitLook;
}

/** What the directory's first search must find: the person takes Aetna and treats anxiety. */
export interface Wish {
  aetnaAndAnxiety: boolean;
}

const CASH_ONLY_SHARE = 0.17;
const TELEHEALTH_SHARE = 0.7;
const ACCEPTING_SHARE = 0.65;
const UNCONFIRMED_SHARE = 0.1;
const VISIT_SAID_SHARE = 0.85;
const VISIT_FRESH_SHARE = 0.85;
const WAITING_LIST_SHARE = 0.3;
/** One in so many has a page where patients book. */
const BOOKED = 3;
/** Each as often as it stands here. */
const VISITS: EarliestVisit[] = [
  ...(['week', 'two-weeks', 'two-weeks', 'month', 'month', 'month'] as const),
  ...(['three-months', 'three-months', 'waiting-list'] as const),
];

/** The n-th person (n from 0), who practices at that place on that day (ISO date). */
export function person(
  random: Random,
  place: Location,
  n: number,
  today: string,
  wish: Wish = { aetnaAndAnxiety: false },
): SeedPerson {
  const thisYear = Number(today.slice(0, 4));
  const who = identity(random, place.state);
  const what = wish.aetnaAndAnxiety ? careForAnxiety(random, place) : care(random, place.rural);
  const trained = training(random, what.focus, place.state, who.schoolAbroad, thisYear);
  const published_days_ago = Math.floor(1400 * random.next() ** 2.2);

  const cashOnly = !wish.aetnaAndAnxiety && what.focus.key !== 'psychosis' && random.chance(CASH_ONLY_SHARE);
  const panel = insurers(random, { ...place, ages: what.ages, cashOnly });
  const telehealth =
    what.focus.key !== 'interventional' ? random.chance(TELEHEALTH_SHARE) : random.chance(0.3);
  const practice_name = practiceName(random, who.last_name, place.city, what.focus.key);
  const licensed = licenses(random, place.state, telehealth, trained.degree, today);
  const profile = {
    degree: trained.degree,
    title: what.title,
    gender: who.gender,
    npi: npi(n),
    licenses: licensed,
    boards: what.focus.boards,
    practicing_since: trained.practicing_since,
    practice_name,
    street: street(random, place),
    city: place.city,
    state: place.state,
    zip: place.zip,
    phone: phone(random, place.areaCodes),
    email: random.chance(0.6) ? `${slugOf(practice_name)}@example.com` : null,
    website: random.chance(0.82) ? `https://example.com/${slugOf(practice_name)}` : null,
    booking: n % BOOKED === 1 ? `https://example.com/${slugOf(practice_name)}/book` : null,
    working_time: hours(random),
    education: trained.education,
    conditions: what.conditions,
    treatments: what.treatments,
    ages: what.ages,
    languages: who.languages,
    insurances: wish.aetnaAndAnxiety && !panel.includes('aetna') ? ['aetna' as const, ...panel] : panel,
    fees: fees(random, place, cashOnly, thisYear - trained.practicing_since),
    telehealth,
    telehealth_states: telehealth ? licensed.map(({ state }) => state) : [],
    ...accepting(random, today, published_days_ago),
    avatar: null,
  };
  const summary = bio(random, {
    profile,
    focus: what.focus.key,
    training: trained,
    trainedAbroad: who.schoolAbroad !== null && !/George|Ross|Caribbean/.test(who.schoolAbroad),
    native: who.native,
    rural: place.rural,
    thisYear,
    n,
  });
  return {
    first_name: who.first_name,
    last_name: who.last_name,
    email: `${slugOf(who.first_name)}.${slugOf(who.last_name)}.${n}@example.com`,
    profile: { ...profile, ...earliestVisit(random, today, profile), summary },
    published_days_ago,
    look: who.headwear ?? (thisYear - trained.practicing_since > 27 ? 'older' : 'plain'),
  };
}

function careForAnxiety(random: Random, place: Location): Care {
  for (;;) {
    const found = care(random, place.rural);
    if (found.conditions.includes('anxiety')) return found;
  }
}

/** In the block of numbers that is kept free for fiction. */
function phone(random: Random, areaCodes: string[]): string {
  return `(${random.pick(areaCodes)}) 555-01${String(random.int(0, 99)).padStart(2, '0')}`;
}

/** Said by most, lately by most of them; who says it confirms with it that new patients are welcome. */
function earliestVisit(
  random: Random,
  today: string,
  { accepting, accepting_confirmed_at }: Pick<Profile, 'accepting' | 'accepting_confirmed_at'>,
): Partial<Profile> {
  const confirmed = accepting_confirmed_at === null ? 0 : daysBetween(accepting_confirmed_at, today);
  if (!random.chance(accepting ? VISIT_SAID_SHARE : WAITING_LIST_SHARE) || confirmed > CONFIRMATION_DAYS)
    return {};
  const daysAgo = random.chance(VISIT_FRESH_SHARE) ? random.int(0, Math.min(confirmed, 27)) : confirmed;
  const said = dateBefore(today, accepting ? daysAgo : random.int(0, 27));
  if (!accepting) return { earliest_visit: 'waiting-list', earliest_visit_said_on: said };
  const earliest_visit = random.pick(VISITS);
  return { earliest_visit, earliest_visit_said_on: said, accepting_confirmed_at: said };
}

/** Confirmed since the doctor was published; a tenth of those who accept said so too long ago. */
function accepting(
  random: Random,
  today: string,
  publishedDaysAgo: number,
): Pick<Profile, 'accepting' | 'accepting_confirmed_at'> {
  if (!random.chance(ACCEPTING_SHARE)) return { accepting: false, accepting_confirmed_at: null };
  const daysAgo =
    publishedDaysAgo > 100 && random.chance(UNCONFIRMED_SHARE)
      ? random.int(92, Math.min(publishedDaysAgo, 400))
      : random.int(0, Math.min(publishedDaysAgo, 85));
  return { accepting: true, accepting_confirmed_at: dateBefore(today, daysAgo) };
}

function dateBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
