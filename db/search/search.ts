/** The search for doctors, in memory: an index of listed doctors by place, values and name, and who fulfils a wish. */
import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import type { Facets, Filter, StateCount } from '#contract/search.ts';
import type { Sort, State } from '#contract/vocabulary.ts';
import type { Near } from '../places/near.ts';
import { milesBetween } from '../places/near.ts';
import type { Places } from '../places/places.ts';
import { createAreas } from './area.ts';
import type { Area, Place } from './area.ts';
import { matchesByZip } from './by-zip.ts';
import type { ZipMatches } from './by-zip.ts';
import { EVERYBODY } from './daily-order.ts';
import { indexedDoctor } from './indexed-doctor.ts';
import type { IndexedDoctor } from './indexed-doctor.ts';
import { byRadius } from './by-radius.ts';
import { createOnce } from './once.ts';
import { createOrdering } from './ordering.ts';
import type { Point } from './ordering.ts';
import type { Part } from './page.ts';
import { createResultCache } from './result-cache.ts';
import type { SearchIndex } from './search-index.ts';
import { createStateCounts } from './state-counts.ts';
import { countInZips, countMatches, matchesOf, tally } from './tally.ts';
import type { Tally } from './tally.ts';
import { createTextMatcher } from './text-match.ts';
import type { TextKind } from './text-match.ts';
import type { ListingText } from './text.ts';
import { ACCEPTING, IN_PERSON, TELEHEALTH, VALUE_GROUPS } from './values.ts';
import type { Among, AnyOf, Wanted } from './wanted.ts';
import { areaOf, wantedIn, wishOf, withFlag } from './wish.ts';
import type { Asked, Wish } from './wish.ts';

/** Which of those who are found are asked for, and in which order. */
export interface PageAsked extends Part {
  /** Nearest when absent. */
  sort?: Sort;
}

/** Who fulfils a wish. */
export interface Found {
  /** Ids in order, each with the practice that matches, the nearest where the wish has a point, and its distance in miles. */
  page: { id: number; practice: number; distance: number | null }[];
  total: number;
  facets: Facets;
  /** How many there would be without a filter that was chosen by hand; absent when that has to be counted. */
  without: Partial<Record<Filter, number>>;
  /** How many of those without the insurer have a sliding scale; absent likewise. */
  slidingUninsured?: number;
  /** By video: a license of one of these states counts. Null otherwise, and without a place. */
  licensedIn: readonly State[] | null;
  /** By video around a point: how many can be visited within the radius, who come first; null otherwise. */
  nearby: number | null;
  /** Nobody has all that the text says is needed: these have some of it, those with most first. */
  isRelaxed: boolean;
}

/** All who fulfil a wish, whatever part of them is asked for. */
interface Matching extends Pick<Found, 'total' | 'facets' | 'without' | 'slidingUninsured'> {
  near: Near | null;
  /** The blocks that were looked into: the others have no hits. */
  among: ArrayLike<number>;
  hits: Int32Array;
  /** Where nobody has all needs: these, of which everybody found has some. */
  needs: readonly AnyOf[];
}

type Circle = Extract<Place, { kind: 'point' }>;

/** Miles: no two points are farther apart. */
const FARTHEST = 12_500;
const MOST_CACHED = 100;
const MOST_COUNTS_CACHED = 500;

export interface Search {
  /** What somebody means by what they ask for. */
  wishOfQuery(asked: Asked): Wish;
  /**
   * Finds the listed doctors who fulfil a wish. Values of one filter widen, filters narrow, and so do the conditions and
   * treatments that a text says; where nobody has all of these, whoever has any is found. With telehealth among the filters,
   * a place means "treats patients in its state by video", wherever the practice is. Throws on a value that no list has.
   */
  find(wish: Wish, part: PageAsked): Found;
  /** How many it would find: a small part of its work. */
  count(wish: Wish): number;
  /** How many of these have all that a text says is needed. */
  countComplete(wish: Wish): number;
  /** Where those are whom it finds: by ZIP code, with at most `most` ids of each. */
  byZip(wish: Wish, most: number): ZipMatches[];
  /** The day (days since 1970) on which the last of them who accept new patients confirmed it; null for none. */
  lastConfirmed(wish: Wish): number | null;
  /** What the index knows of a listed doctor in one of the practices; good until a doctor changes. Throws for anybody else. */
  doctor(id: number, practice?: number): IndexedDoctor;
  /** What a text is taken for, before anything is searched. */
  kindOf(text: string): TextKind;
  /** How many are listed in each state, and in which cities most of them are. */
  stateCounts(): StateCount[];
}

export function createSearch(index: SearchIndex, places: Places, text: ListingText): Search {
  const matcher = createTextMatcher(index, text, places);
  const cached = createResultCache<Matching>(index, text, MOST_CACHED);
  const cachedCount = createResultCache<{ count: number }>(index, text, MOST_COUNTS_CACHED);
  const blocksIn = createAreas(index.blocks, places);
  const pageOf = createOrdering(index, places);
  const once = createOnce(index.blocks);
  /** One word a block, zero between two searches of a place: a new one each time would cost more than a small circle. */
  let scratch = new Int32Array(0);

  return {
    wishOfQuery: (asked) => wishOf(asked, matcher),
    find(wish, { sort = 'nearest', ...part }) {
      const area = areaOf(wish);
      const matching = isLocal(area)
        ? findAll(wish, area, reserved())
        : cached(keyOf(wish, area), () => findAll(wish, area, new Int32Array(index.blocks.count)));
      const { near, among, total, needs, facets, without, slidingUninsured } = matching;
      const point = wish.place.kind === 'point' ? wish.place : null;
      const isWalked = near && sort === 'nearest' && needs.length === 0 && !wish.who.names && !wish.who.body;
      const hits = isWalked ? matching.hits : nearestPractices(matching, area, point);
      const all = { among: hits, count: total, near };
      const isFar = point && area.kind === 'licensed' && !wish.who.names;
      const groups = isFar
        ? byRadius(index.blocks, places.near(point.lat, point.lng, point.miles), all)
        : [all];
      const page = pageOf({ groups, needs, text: wish.who, point, sort, scope: scopeOf(area) }, part);
      if (isLocal(area)) for (let i = 0; i < among.length; i++) hits[among[i]] = 0;
      return {
        page: page.map(({ slot, distance }) => ({
          id: index.blocks.ids[slot],
          practice: index.blocks.practices[slot],
          distance,
        })),
        total,
        facets,
        without,
        slidingUninsured,
        licensedIn: area.kind === 'licensed' ? area.states : null,
        nearby: isFar ? groups[0].count : null,
        isRelaxed: needs.length > 0 && total > 0,
      };
    },
    count,
    countComplete(wish) {
      const area = areaOf(wish);
      return countIn(wish, area, wantedIn(area, unnamed(wish)));
    },
    byZip: (wish, most) => matchesByZip(index.blocks, index.order, { ...lookedFor(wish, true), most }),
    lastConfirmed(wish) {
      const { columns, acceptingUntil } = index.blocks;
      const { among, wanted } = lookedFor(wish);
      let last = 0;
      for (let i = 0; i < among.blocks.length; i++) {
        const block = among.blocks[i];
        const matches = matchesOf(columns, block, wanted) & (among.masks ? among.masks[i] : -1);
        for (let rest = matches & columns[ACCEPTING][block]; rest !== 0; rest &= rest - 1) {
          last = Math.max(last, acceptingUntil[block * 32 + 31 - Math.clz32(rest & -rest)]);
        }
      }
      return last === 0 ? null : last - CONFIRMATION_DAYS;
    },
    doctor(id, practice = 0) {
      const { blocks } = index;
      const own = blocks.slotOf(id);
      if (own === -1) throw new Error(`No listing ${id}`);
      return indexedDoctor(blocks, practice === 0 ? own : blocks.othersOf(own)[practice - 1]);
    },
    kindOf: (words) => matcher(words, false).kind,
    stateCounts: createStateCounts(index, places),
  };

  /**
   * The hits with one practice of each doctor: the nearest to a point, else the first; by video those that can be visited
   * within the radius go before others. Hits that are kept stay as they are.
   */
  function nearestPractices({ hits, among }: Matching, area: Area, point: Circle | null): Int32Array {
    const { blocks } = index;
    if (!blocks.hasOthers || isInOrder(area)) return hits;
    const left = isLocal(area) ? hits : hits.slice();
    once.keepOne(left, among, point ? rankFrom(point, isLocal(area)) : () => 0);
    return left;

    function rankFrom(from: Circle, isVisited: boolean): (slot: number) => number {
      const miles = milesFrom(from);
      if (isVisited) return miles;
      const isNear = (slot: number) => miles(slot) <= from.miles && blocks.has(slot, IN_PERSON);
      return (slot) => miles(slot) + (isNear(slot) ? 0 : FARTHEST);
    }
  }

  /** How far the practice of a slot is. */
  function milesFrom({ lat, lng }: Point): (slot: number) => number {
    const { zips } = index.blocks;
    const known = new Map<number, number>();
    return (slot) => {
      const zip = zips[slot];
      let miles = known.get(zip);
      if (miles === undefined) {
        miles = milesBetween(lat, lng, places.lat[zip], places.lng[zip]);
        known.set(zip, miles);
      }
      return miles;
    };
  }

  /** All matches, before one page of them is cut out. */
  function findAll(wish: Wish, area: Area, hits: Int32Array): Matching {
    const { near, ...among } = blocksIn(area, wish.who.few, wantsPractice(wish));
    const { total, counts, ...tallied } = tallyNeeds(wish, area, among, hits);
    counts[TELEHEALTH] = wish.needs.telehealth ? total : count(withFlag(wish, 'telehealth'));
    if (wish.needs.telehealth && !wish.needs.in_person)
      counts[IN_PERSON] = count(withFlag(wish, 'in_person'));
    // By words a filter may go on; without one of these two a place means something else.
    const inWords = new Set(wish.reading.understood.map(({ filter }) => filter));
    inWords.add('telehealth').add('in_person');
    const without: Found['without'] = {};
    tallied.wanted.choices.forEach(({ group: { filter } }, i) => {
      if (!inWords.has(filter)) without[filter] = tallied.without[i];
    });
    const needs = tallied.wanted.any;
    const insurer = tallied.wanted.choices.findIndex(({ group }) => group.filter === 'insurance');
    const slidingUninsured =
      insurer === -1 || inWords.has('insurance') || wish.said.length > 1
        ? undefined
        : tallied.sliding[insurer];
    const facets = facetsOf(counts);
    if (index.blocks.hasOthers && isInOrder(area)) once.keepOne(hits, among.blocks, () => 0);
    return { near, among: among.blocks, hits, total, facets, without, slidingUninsured, needs };
  }

  /** Those who have all that the text says is needed; where nobody has, those who have any of it. */
  function tallyNeeds(wish: Wish, area: Area, among: Among, hits: Int32Array): Tally & { wanted: Wanted } {
    const { blocks } = index;
    const all = wantedIn(area, wish);
    if (wish.said.length < 2) return { ...tally(blocks, once, among, all, hits), wanted: all };
    const having = tally(blocks, once, among, wantedIn(area, unnamed(wish)), hits);
    const found = wish.who.names ? tally(blocks, once, among, all, hits) : having;
    if (having.total > 0) return { ...found, wanted: all };
    const wanted = wantedIn(area, wish, true);
    const some = tally(blocks, once, among, wanted, hits);
    // With another value somebody may have all.
    const counts = some.counts.map((count, value) => (having.counts[value] ? found.counts[value] : count));
    const without = some.without.map((count, i) => (having.without[i] ? found.without[i] : count));
    return { ...some, counts, without, wanted };
  }

  /** Places share what they are broadened to: their states, and everywhere. */
  function count(wish: Wish): number {
    const area = areaOf(wish);
    if (isLocal(area)) return countNeeds(wish, area);
    return cachedCount(keyOf(wish, area), () => ({ count: countNeeds(wish, area) })).count;
  }

  function countNeeds(wish: Wish, area: Area): number {
    return countIn(wish, area, wantedBy(wish, area));
  }

  /** Whom a wish wants: somebody with all needs, or where nobody has, with any. */
  function wantedBy(wish: Wish, area: Area): Wanted {
    const all = wantedIn(area, wish);
    if (wish.said.length < 2) return all;
    const having = countIn(wish, area, wish.who.names ? wantedIn(area, unnamed(wish)) : all);
    return having > 0 ? all : wantedIn(area, wish, true);
  }

  function countIn(wish: Wish, area: Area, wanted: Wanted): number {
    if (area.kind === 'zips' || area.kind === 'region')
      return countInZips(index.blocks, once, area.zips, wanted);
    if (area.kind === 'point' && !wish.who.few) {
      return countInZips(index.blocks, once, places.near(area.lat, area.lng, area.miles).zips, wanted);
    }
    return countMatches(index.blocks, once, blocksIn(area, wish.who.few, wantsPractice(wish)), wanted);
  }

  function lookedFor(wish: Wish, hasPractice = wantsPractice(wish)) {
    const area = areaOf(wish);
    return { among: blocksIn(area, wish.who.few, hasPractice), wanted: wantedBy(wish, area) };
  }

  function reserved(): Int32Array {
    if (scratch.length !== index.blocks.count) scratch = new Int32Array(index.blocks.count);
    return scratch;
  }
}

/** The same wish where nobody is found for their name. */
function unnamed(wish: Wish): Wish {
  return { ...wish, who: { ...wish.who, names: null } };
}

/** Whether it wants something that each practice has for itself. */
function wantsPractice({ needs }: Wish): boolean {
  return Boolean(needs.evenings ?? needs.weekends ?? needs.in_person);
}

/** Nothing there is nearer than anything else, so of a doctor's practices the first one counts. */
function isInOrder({ kind }: Area): boolean {
  return kind !== 'point' && kind !== 'licensed';
}

/** Such areas are many, each of them different, and touch few doctors. */
function isLocal({ kind }: Area): boolean {
  return kind === 'point' || kind === 'zips' || kind === 'region';
}

function keyOf({ chosen, text, exact }: Wish, area: Area): string {
  return JSON.stringify([area, chosen, text, exact]);
}

/** Whose daily order matches come in: by video, and across borders, they may practice anywhere. */
function scopeOf(area: Area): string {
  if (area.kind === 'region') return area.states.length === 1 ? area.states[0] : EVERYBODY;
  return area.kind === 'state' || area.kind === 'zips' ? area.state : EVERYBODY;
}

function facetsOf(counts: Tally['counts']): Facets {
  const facets = {} as Facets;
  for (const { filter, values, first } of VALUE_GROUPS) {
    const byValue: Record<string, number> = {};
    values.forEach((value, i) => {
      if (counts[first + i] > 0) byValue[value] = counts[first + i];
    });
    facets[filter] = byValue;
  }
  return facets;
}
