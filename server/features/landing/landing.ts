/** Landing pages: who is listed in a state or city, for which condition, told in sentences. */
import { DAY_MS } from '#contract/constants.ts';
import type { Landing, LandingCrumb, LandingLink } from '#contract/landing.ts';
import { landingPath } from '#contract/landing.ts';
import { CONDITIONS, STATES } from '#contract/vocabulary.ts';
import type { Condition } from '#contract/vocabulary.ts';
import type { Place } from '../../../db/search/area.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { CONDITION_TEXTS, psychiatristsFor } from './condition-texts.ts';
import { stateName } from './landing-facts.ts';
import type { LandingFacts } from './landing-facts.ts';
import { landingSubject, needsOf } from './landing-subject.ts';
import type { LandingSubject } from './landing-subject.ts';
import { landingText } from './landing-text.ts';
import type { City, ListedCities, ListedCity } from './listed-cities.ts';
import { mostCounted } from './wording.ts';

const CARDS = 10;
const MOST_NEARBY = 8;
/** Fewer than these are few: the page says where there are more. */
const FEW = 5;

/** What GET /api/landing/{state}[/{city}[/{condition}]] answers. `address`: what follows there. Throws 404. */
export function landing(store: Store, cities: ListedCities, address: string): Landing {
  const subject = landingSubject(store.places, address);
  if (!subject) throw new Refusal(404, 'We do not know that place.');
  const { state, city: name, condition } = subject;
  const city = name === null ? null : cities.city(name, state);
  const { search } = store;
  const place: Place = city ? { kind: 'zips', zips: city.zips, state } : { kind: 'state', state };
  const wish = search.wishOfQuery({ place, chosen: needsOf(condition) });
  const found = search.find(wish, { count: CARDS, start: 0 });
  const facts: LandingFacts = {
    ...subject,
    ...videoCounts(store, subject, found.facets.telehealth['1'] ?? 0),
    total: found.total,
    everybody: condition ? search.count(search.wishOfQuery({ place })) : found.total,
    accepting: found.facets.accepting['1'] ?? 0,
    lastConfirmed: isoDate(search.lastConfirmed(wish)),
    facets: found.facets,
    cities: city ? [] : cities.inState(state, condition),
    nearby: nearbyOf(store, cities, subject, city, found.total),
    larger:
      city && found.total > 0 && found.total < FEW ? largerThan(city, found.total, condition, cities) : null,
  };
  const { description, paragraphs } = landingText(facts);
  const { total: totalCount, accepting, telehealth } = facts;
  return {
    path: landingPath(state, name, condition),
    state,
    city: name,
    condition,
    heading: headingOf(subject),
    title: titleOf(subject),
    description,
    crumbs: crumbsTo(subject),
    text: paragraphs,
    help: condition && CONDITION_TEXTS[condition].help,
    totalCount,
    accepting,
    telehealth,
    data: found.page.map(({ id, practice }) => store.listings.card(id, practice)),
    conditions: conditionLinks(subject, facts),
    cities: facts.cities.map((listed) => linkTo(listed, subject)),
    nearby: facts.nearby.map((listed) => linkTo(listed, subject)),
  };
}

/** Those of the place who treat patients of the state by video, and those who do wherever they are. */
function videoCounts(
  { search, places }: Store,
  { state, city, condition }: LandingSubject,
  facet: number,
): Pick<LandingFacts, 'telehealth' | 'telehealthInState'> {
  const chosen = { ...needsOf(condition), telehealth: ['1'] };
  const countIn = (place: Place) => search.count(search.wishOfQuery({ place, chosen }));
  if (city !== null) return { telehealth: facet, telehealthInState: countIn({ kind: 'state', state }) };
  const zips = places.zipsOfState(state);
  return { telehealth: countIn({ kind: 'zips', zips, state }), telehealthInState: facet };
}

function nearbyOf(
  { places }: Store,
  cities: ListedCities,
  { state, condition }: LandingSubject,
  city: City | null,
  total: number,
): ListedCity[] {
  if (city) {
    const wanted = { condition, most: MOST_NEARBY, except: city };
    const near = cities.near(city, wanted);
    return near.length > 0 ? near : cities.far(city, wanted);
  }
  if (total > 0) return [];
  const zips = places.zipsOfState(state);
  return cities.far(
    { lat: mean(zips, places.lat), lng: mean(zips, places.lng) },
    { condition, most: MOST_NEARBY },
  );
}

function largerThan(
  city: City,
  total: number,
  condition: Condition | null,
  cities: ListedCities,
): ListedCity | null {
  const least = Math.max(FEW, 2 * total);
  return cities.near(city, { condition, most: 1, least, except: city }).at(0) ?? null;
}

/** "Psychiatrists in Boston, Massachusetts", "ADHD psychiatrists in Boston, MA" */
function headingOf({ state, city, condition }: LandingSubject): string {
  const who = condition ? psychiatristsFor(condition) : 'Psychiatrists';
  if (city === null) return `${who} in ${stateName(state)}`;
  return `${who} in ${city}, ${condition ? state : STATES[state]}`;
}

function titleOf({ state, city, condition }: LandingSubject): string {
  const who = condition ? psychiatristsFor(condition) : 'Psychiatrists';
  return `${who} in ${city === null ? stateName(state) : `${city}, ${state}`}`;
}

function crumbsTo({ state, city, condition }: LandingSubject): LandingCrumb[] {
  const steps = [
    { label: 'Psychiatrists', href: landingPath() },
    { label: STATES[state], href: landingPath(state) },
    ...(city === null ? [] : [{ label: city, href: landingPath(state, city) }]),
    ...(condition === null ? [] : [{ label: CONDITIONS[condition], href: '' }]),
  ];
  return steps.map(({ label, href }, index) => (index < steps.length - 1 ? { label, href } : { label }));
}

/** Most first. */
function conditionLinks(
  { state, city, condition: shown }: LandingSubject,
  { facets }: LandingFacts,
): LandingLink[] {
  const counted = mostCounted(facets.condition, Infinity, shown ? [shown] : []) as [Condition, number][];
  return counted.map(([condition, psychiatrists]) => ({
    label: CONDITIONS[condition],
    path: landingPath(state, city, condition),
    psychiatrists,
    miles: null,
  }));
}

function linkTo(
  { city, psychiatrists, miles }: ListedCity,
  { state, condition }: LandingSubject,
): LandingLink {
  return {
    label: city.state === state ? city.name : `${city.name}, ${city.state}`,
    path: landingPath(city.state, city.name, condition),
    psychiatrists,
    miles: miles === null ? null : Math.max(1, Math.round(miles)),
  };
}

function mean(zips: readonly number[], of: Float64Array): number {
  return zips.reduce((sum, zip) => sum + of[zip], 0) / zips.length;
}

function isoDate(day: number | null): string | null {
  return day === null ? null : new Date(day * DAY_MS).toISOString().slice(0, 10);
}
