import type { Bundle, BundleEntry } from 'fhir/r4';
import type { Condition, Conditions } from '../../../db/fhir/search-entries.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { INCLUDING, includedBy } from './included-by.ts';
import { resourceOf, resourcesOf } from './resources.ts';
import type { Made, Resource, ResourceType } from './resources.ts';
import { SEARCH_PARAMETERS } from './search-parameters.ts';
import type { Site } from './source.ts';

const DEFAULT_COUNT = 50;
const MOST_COUNT = 100;
/** Each is a comparison with every entry: at 100,000 of them, 10 ms. Ids and NPIs are looked up, and not counted. */
const MOST_COMPARED = 24;
/** Of the page before: where this one begins. */
const AFTER = '_after';
/** Said in headers, or nothing but looks. */
const ELSEWHERE = ['_format', '_pretty'];

/** What a query asks for, and what of it was understood. */
interface Search {
  conditions: Conditions;
  included: Made[];
  count: number;
  after: number;
  /** As the query has them, without the place. */
  understood: [string, string][];
}

/** Where it is, when, and whether what is not known is refused, or else passed over. */
interface About {
  site: Site;
  now: Date;
  isStrict: boolean;
}

/** A page of a search, with the link to the next one. Throws 400 with the first thing that is not right. */
export function search(store: Store, type: ResourceType, query: URLSearchParams, about: About): Bundle {
  const { conditions, included, count, after, understood } = readQuery(type, query, about.isStrict);
  const base = `${about.site.siteUrl}/fhir`;
  const linkTo = (more: [string, string][]) =>
    `${base}/${type}?${new URLSearchParams([...understood, ...more]).toString().replaceAll('%2C', ',')}`;
  const place: [string, string][] = after > 0 ? [[AFTER, String(after)]] : [];
  const self = { relation: 'self', url: linkTo(place) };
  if (type === 'OrganizationAffiliation') return { ...FOUND, total: 0, link: [self] };
  const { fhirEntries, listings } = store;
  const sought = type === 'Location' ? 'locations' : 'entries';
  if (count === 0) return { ...FOUND, total: fhirEntries.count(sought, conditions), link: [self] };

  const found = fhirEntries.page(sought, conditions, after, count + 1);
  const shown = found.slice(0, count);
  const next = found.length > count ? linkTo([[AFTER, String(shown[count - 1].row)]]) : null;
  const there = new Set<string>();
  const entry = shown.flatMap((one): BundleEntry[] => {
    const profile = listings.profile(one.id);
    if (!profile) throw new Error(`Entry ${one.id} has no listing`);
    const made = [one, profile, about.site, about.now] as const;
    const found =
      type === 'Location' ? [resourceOf(type, ...made, one.practice)] : resourcesOf(type, ...made);
    return [
      ...found.map((resource) => entryOf(base, resource, 'match')),
      ...included.flatMap((other) => resourcesOf(other, ...made).map((one) => entryOf(base, one, 'include'))),
    ].filter(({ fullUrl }) => !there.has(fullUrl) && there.add(fullUrl));
  });
  return {
    ...FOUND,
    link: [self, ...(next === null ? [] : [{ relation: 'next', url: next }])],
    ...(entry.length > 0 && { entry }),
  };
}

function entryOf(base: string, resource: Resource, mode: 'match' | 'include') {
  const { resourceType, id = '' } = resource;
  return { fullUrl: `${base}/${resourceType}/${id}`, resource, search: { mode } };
}

const FOUND = { resourceType: 'Bundle', type: 'searchset' } as const;

function readQuery(type: ResourceType, query: URLSearchParams, isStrict: boolean): Search {
  const read = { count: DEFAULT_COUNT, after: 0 };
  const conditions: Condition[][] = [];
  const including: [string, string][] = [];
  const understood = [...query].filter(([name, value]) => {
    if (value === '') throw new Refusal(400, `${name} has no value.`);
    if (name === '_count') read.count = Math.min(MOST_COUNT, wholeNumber(name, value));
    else if (name === '_summary' && value === 'count') read.count = 0;
    else if (INCLUDING.test(name)) including.push([name, value]);
    else if (Object.hasOwn(SEARCH_PARAMETERS[type], name))
      conditions.push(valuesOf(value).flatMap((one) => SEARCH_PARAMETERS[type][name].meaning(one, name)));
    else {
      if (name === AFTER) read.after = wholeNumber(name, value);
      else if (!ELSEWHERE.includes(name)) refuseUnknown(type, name, isStrict);
      return false;
    }
    return true;
  });
  if (conditions.flat().filter((one) => typeof one === 'object' && !('is' in one)).length > MOST_COMPARED)
    throw new Refusal(400, 'That asks for too many values at once: divide it into several searches.');
  return { ...read, conditions, included: includedBy(type, including, isStrict), understood };
}

/** Parts between commas, of which one is enough; a backslash makes a comma a part of the value. */
function valuesOf(value: string): string[] {
  return value.split(/(?<!\\),/).map((one) => one.replace(/\\([,|$\\])/g, '$1'));
}

function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,15}$/.test(value)) throw new Refusal(400, `${name} “${value}” is not a whole number.`);
  return Number(value);
}

/** What is added to a parameter would change what it finds, so it cannot be passed over; one that is not known can. */
function refuseUnknown(type: ResourceType, name: string, isStrict: boolean): void {
  const [known, modifier] = name.split(':');
  if (modifier !== undefined && Object.hasOwn(SEARCH_PARAMETERS[type], known))
    throw new Refusal(400, `${known} cannot be asked for with :${modifier} here.`);
  if (isStrict) throw new Refusal(400, `${type} cannot be searched by ${name} here.`);
}
