/** The search for doctors, in memory: an index of listed doctors by place, values and name, and who matches a query. */
import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import type { Facets, Filter, Reading, Understood } from '#contract/doctors.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Near } from '../../places/near.ts';
import type { Places } from '../../places/places.ts';
import { popcount } from '../../bitset.ts';
import { blocksIn } from './area.ts';
import type { Area } from './area.ts';
import { EVERYBODY } from './daily-order.ts';
import { createKept } from './kept.ts';
import { pageByDay, pageByDistance, pageOfFew } from './page.ts';
import type { PageEntry, Part } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import type { Choice, TextMatch } from './selection.ts';
import { countInZips, countMatches, tally } from './tally.ts';
import type { Tally } from './tally.ts';
import { createTextMatcher } from './text-match.ts';
import type { ListingText } from './text.ts';
import { ACCEPTING, TELEHEALTH, VALUE_COUNT, VALUE_GROUPS, telehealthNumber, valueNumber } from './values.ts';

/** The values chosen in each filter; a filter without any is absent. */
export type Chosen = Partial<Record<Filter, string[]>>;

export interface SearchQuery extends Part {
  area: Area;
  /** Empty for none. */
  text: string;
  /** Takes the text as it is spelled. */
  exact?: boolean;
  chosen: Chosen;
}

export interface SearchResult {
  /** Ids in order, with the distance in miles where the search has a point. */
  page: { id: number; distance: number | null }[];
  total: number;
  facets: Facets;
  reading: Reading;
  /** Asks for the day (days since 1970) on which the last of those who accept new patients confirmed it; null for none. */
  lastConfirmed: () => number | null;
}

/** All matches of a query. Those without a point are kept: they are few, and touch many doctors. */
interface Found {
  near: Near | null;
  /** Whose daily order they come in. */
  scope: string;
  hits: Int32Array;
  total: number;
  facets: Facets;
}

const MOST_KEPT = 100;
/** As many are sorted faster than they are found among everybody in order. */
const FEW = 500;

export interface Search {
  /**
   * Searches the listed doctors. Values of one filter widen, filters narrow. With telehealth chosen, a state means
   * "treats patients in that state by video", wherever the practice is. Throws on a value that no list has.
   */
  search(query: SearchQuery): SearchResult;
  /** How many a search would find: a small part of its work. */
  count(query: Omit<SearchQuery, keyof Part>): number;
}

export function createSearch(index: SearchIndex, places: Places, text: ListingText): Search {
  const matcher = createTextMatcher(index, text, places);
  const kept = createKept<Found>(index, text, MOST_KEPT);
  const telehealthGroup = VALUE_GROUPS.find((group) => group.filter === 'telehealth') ?? null;

  return {
    search(query) {
      const { area } = query;
      const { match, reading } = matcher(query.text, query.exact ?? false);
      const asked = withUnderstood(query.chosen, reading.understood);
      const find = () => findAll(area, asked, match);
      const hasOwnPoints = area.kind === 'point' || area.kind === 'zips';
      const found = hasOwnPoints
        ? find()
        : kept(JSON.stringify([area, query.chosen, query.text, query.exact]), find);
      const page = pageOf(found, match, query);
      return {
        page: page.map(({ slot, distance }) => ({ id: index.blocks.ids[slot], distance })),
        total: found.total,
        facets: found.facets,
        reading,
        lastConfirmed: () => lastConfirmed(found.hits),
      };
    },
    count({ area, text: words, exact, chosen: given }) {
      const { match, reading } = matcher(words, exact ?? false);
      const asked = withUnderstood(given, reading.understood);
      const { chosen } = asked;
      const wanted = { masks: null, choices: choicesOf(asked, area, match), text: match };
      if (area.kind === 'zips') return countInZips(index.blocks, area.zips, wanted);
      if (area.kind === 'point') {
        return countInZips(index.blocks, places.near(area.lat, area.lng, area.miles).zips, wanted);
      }
      return countMatches(index.blocks, blocksIn(widened(area, chosen), index.blocks, places).blocks, wanted);
    },
  };

  /** All matches of a query, before one page of them is cut out. */
  function findAll(given: Area, asked: Asked, text: TextMatch): Found {
    const { chosen } = asked;
    const choices = choicesOf(asked, given, text);
    const area = widened(given, chosen);
    const among = blocksIn(area, index.blocks, places);
    const hits = new Int32Array(index.blocks.count);
    const result = tally(index.blocks, among.blocks, { masks: among.masks, choices, text }, hits);
    if (chosen.telehealth) result.counts[TELEHEALTH] = result.total;
    else {
      const choice = { group: telehealthGroup, values: [telehealthIn(given)] };
      const { blocks, masks } =
        area.kind === 'state' ? blocksIn(licensed(area), index.blocks, places) : among;
      result.counts[TELEHEALTH] = countMatches(index.blocks, blocks, {
        masks,
        choices: [...choices, choice],
        text,
      });
    }
    return { near: among.near, scope: scopeOf(area), hits, total: result.total, facets: facetsOf(result) };
  }

  function lastConfirmed(hits: Int32Array): number | null {
    const { words, acceptingUntil } = index.blocks;
    let last = 0;
    for (let block = 0; block < hits.length; block++) {
      for (let rest = hits[block] & words[block * VALUE_COUNT + ACCEPTING]; rest !== 0; rest &= rest - 1) {
        last = Math.max(last, acceptingUntil[block * 32 + 31 - Math.clz32(rest & -rest)]);
      }
    }
    return last === 0 ? null : last - CONFIRMATION_DAYS;
  }

  /** Those whose name matches come first, then those whose text does, then the others. */
  function pageOf({ near, scope, hits }: Found, { names, body, only }: TextMatch, part: Part): PageEntry[] {
    const page: PageEntry[] = [];
    let { start } = part;
    for (const tier of tiers(hits, only ? [names] : [names, body])) {
      const wanted = { count: part.count - page.length, start };
      const among = tier === hits ? null : sizeOf(tier);
      if (among !== 0) page.push(...walk(tier, among, wanted));
      if (page.length === part.count || among === null) break;
      start = Math.max(0, start - among);
    }
    return page;

    function walk(matches: Int32Array, among: number | null, wanted: Part): PageEntry[] {
      if (near) return pageByDistance(near, matches, index.blocks, index.order, wanted);
      if (among !== null && among <= FEW) return pageOfFew(matches, index.order, wanted);
      return pageByDay(index.order.slots(scope), matches, wanted);
    }
  }
}

/** The hits apart, each made when it is asked for: those in the first set, the others in the second, everybody else. */
function* tiers(hits: Int32Array, sets: (Int32Array | null)[]): Generator<Int32Array> {
  let rest = hits;
  for (const set of sets) {
    if (!set) continue;
    const inside = new Int32Array(hits.length);
    for (let block = 0; block < hits.length; block++) inside[block] = rest[block] & set[block];
    yield inside;
    const outside = new Int32Array(hits.length);
    for (let block = 0; block < hits.length; block++) outside[block] = rest[block] & ~set[block];
    rest = outside;
  }
  yield rest;
}

function sizeOf(bits: Int32Array): number {
  let size = 0;
  for (let block = 0; block < bits.length; block++) if (bits[block] !== 0) size += popcount(bits[block]);
  return size;
}

function scopeOf(area: Area): string {
  if (area.kind === 'zips') return area.crossesBorders ? EVERYBODY : area.state;
  return area.kind === 'state' ? area.state : EVERYBODY;
}

/** What is chosen by hand and by words together. */
interface Asked {
  chosen: Chosen;
  /** Filters that the text alone has chosen: a name that was typed is found whatever they say. */
  typed: Set<Filter>;
}

function withUnderstood(given: Chosen, understood: Understood[]): Asked {
  const chosen = { ...given };
  const typed = new Set<Filter>();
  for (const { filter, value } of understood) {
    if (!given[filter] && filter !== 'telehealth' && filter !== 'accepting') typed.add(filter);
    chosen[filter] = [...new Set([...(chosen[filter] ?? []), value])];
  }
  return { chosen, typed };
}

function choicesOf({ chosen, typed }: Asked, area: Area, { names }: TextMatch): Choice[] {
  return VALUE_GROUPS.filter((group) => chosen[group.filter]?.length).map((group) => ({
    group,
    values:
      group.filter === 'telehealth'
        ? [telehealthIn(area)]
        : (chosen[group.filter] ?? []).map((value) => valueNumber(group.filter, value)),
    exempt: typed.has(group.filter) ? names : null,
  }));
}

function telehealthIn(area: Area): number {
  return area.kind === 'everywhere' ? TELEHEALTH : telehealthNumber(area.state);
}

/** Where everybody is who treats patients of a state by video: by no means in that state alone. */
function licensed({ state }: { state: State }): Area {
  return { kind: 'licensed', state };
}

function widened(area: Area, chosen: Chosen): Area {
  return area.kind === 'state' && chosen.telehealth ? licensed(area) : area;
}

function facetsOf({ counts }: Tally): Facets {
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
