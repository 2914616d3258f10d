/** The search for doctors, in memory: an index of listed doctors by place, values and name, and who matches a query. */
import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import type { Facets, Filter, Reading, Understood } from '#contract/search.ts';
import type { Sort, State } from '#contract/vocabulary.ts';
import type { Near } from '../places/near.ts';
import type { Places } from '../places/places.ts';
import { areaByVideo, createAreas } from './area.ts';
import type { Area } from './area.ts';
import { matchesByZip } from './by-zip.ts';
import type { ZipMatches } from './by-zip.ts';
import { EVERYBODY } from './daily-order.ts';
import { createKept } from './kept.ts';
import { createOrdering } from './ordering.ts';
import type { Part } from './page.ts';
import { saidBy } from './said.ts';
import type { Said } from './said.ts';
import type { SearchIndex } from './search-index.ts';
import type { Choice, TextMatch } from './selection.ts';
import { countInZips, countMatches, tally } from './tally.ts';
import type { Tally } from './tally.ts';
import { createTextMatcher } from './text-match.ts';
import type { TextKind } from './text-match.ts';
import type { ListingText } from './text.ts';
import { ACCEPTING, TELEHEALTH, VALUE_GROUPS, telehealthNumber, valueNumber } from './values.ts';

/** The values chosen in each filter; a filter without any is absent. */
export type Chosen = Partial<Record<Filter, string[]>>;

/** What is looked for, apart from the order and the part of it. */
interface Asked {
  area: Area;
  /** Empty for none. */
  text: string;
  /** Takes the text as it is spelled. */
  exact?: boolean;
  chosen: Chosen;
}

export interface SearchQuery extends Asked, Part {
  /** Nearest when absent. */
  sort?: Sort;
}

export interface SearchResult {
  /** Ids in order, with the distance in miles where the search has a point. */
  page: { id: number; distance: number | null }[];
  total: number;
  facets: Facets;
  reading: Reading;
  /** The text is like the name of somebody, wherever they are. */
  isName: boolean;
  /** By video: any of these states' licenses counts. Null otherwise, and without a place. */
  licensedIn: readonly State[] | null;
  /** How many there would be without a filter that was chosen by hand; null when that has to be counted. */
  without: (filter: Filter) => number | null;
  /** Asks for the day (days since 1970) on which the last of those who accept new patients confirmed it; null for none. */
  lastConfirmed: () => number | null;
}

/** What a query says, its text read. */
interface Meant {
  /** By hand and by words together. */
  chosen: Chosen;
  /** Filters that the text alone has chosen: a name that was typed is found whatever they say. */
  typed: Set<Filter>;
  match: TextMatch;
  /** As it was asked: what tells this meaning from others. */
  asked: Asked;
}

/** All matches of a query, whatever part of them is asked for. */
interface Found {
  near: Near | null;
  /** The blocks that were looked into: the others have no hits. */
  among: ArrayLike<number>;
  hits: Int32Array;
  total: number;
  facets: Facets;
  /** Of each filter in use: how many there would be without it. */
  without: Map<Filter, number>;
}

const MOST_KEPT = 100;
const MOST_COUNTS_KEPT = 500;

export interface Search {
  /**
   * Searches the listed doctors. Values of one filter widen, filters narrow. With telehealth chosen, a place
   * means "treats patients in its state by video", wherever the practice is. Throws on a value that no list has.
   */
  search(query: SearchQuery): SearchResult;
  /** How many a search would find: a small part of its work. */
  count(query: Asked): number;
  /** What a listed doctor says of what can be searched for; good until a doctor changes. Throws for anybody else. */
  said(id: number): Said;
  /** Where those are whom a search finds: by ZIP code, with at most `most` ids of each. */
  byZip(query: Asked, most: number): ZipMatches[];
  /** What a text is taken for, before anything is searched. */
  tell(text: string): TextKind;
}

export function createSearch(index: SearchIndex, places: Places, text: ListingText): Search {
  const matcher = createTextMatcher(index, text, places);
  const kept = createKept<Found>(index, text, MOST_KEPT);
  const keptCounts = createKept<{ count: number }>(index, text, MOST_COUNTS_KEPT);
  const blocksIn = createAreas(index.blocks, places);
  const pageOf = createOrdering(index, places);
  /** One word a block, zero between two searches of a place: a new one each time would cost more than a small circle. */
  let scratch = new Int32Array(0);

  return {
    search(query) {
      const { area, sort = 'nearest' } = query;
      const { meant, reading } = read(query);
      const where = areaOf(area, meant);
      // Those of a place are many, each of them different, and touch few doctors.
      const isPlace = where.kind === 'point' || where.kind === 'zips' || where.kind === 'region';
      const found = isPlace
        ? findAll(where, meant, reserved())
        : kept(keyOf(where, meant), () => findAll(where, meant, new Int32Array(index.blocks.count)));
      const order = { sort, point: area.kind === 'point' ? area : null, scope: scopeOf(where) };
      const page = pageOf({ ...found, ...order, text: meant.match }, query);
      if (isPlace) clear(found);
      return {
        page: page.map(({ slot, distance }) => ({ id: index.blocks.ids[slot], distance })),
        total: found.total,
        facets: found.facets,
        reading,
        isName: meant.match.names !== null,
        licensedIn: where.kind === 'licensed' ? where.states : null,
        // By words the filter may go on; without telehealth a place means something else.
        without: (filter) =>
          filter === 'telehealth' || reading.understood.some((one) => one.filter === filter)
            ? null
            : (found.without.get(filter) ?? null),
        lastConfirmed: () => (isPlace ? lastConfirmedIn(where, meant) : lastConfirmed(found)),
      };
    },
    count(query) {
      const { meant } = read(query);
      return countOf(areaOf(query.area, meant), meant);
    },
    said(id) {
      const slot = index.blocks.slotOf(id);
      if (slot === -1) throw new Error(`No listing ${id}`);
      return saidBy(index.blocks, slot);
    },
    byZip(query, most) {
      const { meant } = read(query);
      const area = areaOf(query.area, meant);
      const wanted = { choices: choicesOf(meant, area), text: meant.match };
      return matchesByZip(index.blocks, index.order, {
        among: blocksIn(area, meant.match.few),
        wanted,
        most,
      });
    },
    tell: (words) => matcher(words, false).kind,
  };

  function read(asked: Asked) {
    const { match, reading } = matcher(asked.text, asked.exact ?? false);
    const meant: Meant = { ...withUnderstood(asked.chosen, reading.understood), match, asked };
    return { meant, reading };
  }

  /** All matches of a query, before one page of them is cut out. */
  function findAll(area: Area, meant: Meant, hits: Int32Array): Found {
    const among = blocksIn(area, meant.match.few);
    const choices = choicesOf(meant, area);
    const result = tally(index.blocks, among, { choices, text: meant.match }, hits);
    result.counts[TELEHEALTH] = meant.chosen.telehealth ? result.total : countByVideo(area, meant);
    const without = new Map(choices.map(({ group }, i) => [group.filter, result.without[i]]));
    const { near, blocks } = among;
    return { near, among: blocks, hits, total: result.total, facets: facetsOf(result), without };
  }

  /** How many there would be with telehealth as well. */
  function countByVideo(area: Area, meant: Meant): number {
    const telehealth = ['1'];
    const asked = { ...meant.asked, chosen: { ...meant.asked.chosen, telehealth } };
    const byVideo = { ...meant, chosen: { ...meant.chosen, telehealth }, asked };
    return countOf(areaOf(area, byVideo), byVideo);
  }

  /** Places share what they are broadened to: their states, and everywhere. */
  function countOf(area: Area, meant: Meant): number {
    if (area.kind === 'point' || area.kind === 'zips' || area.kind === 'region') return countIn(area, meant);
    return keptCounts(keyOf(area, meant), () => ({ count: countIn(area, meant) })).count;
  }

  function countIn(area: Area, meant: Meant): number {
    const wanted = { choices: choicesOf(meant, area), text: meant.match };
    if (area.kind === 'zips' || area.kind === 'region') return countInZips(index.blocks, area.zips, wanted);
    if (area.kind === 'point' && !meant.match.few) {
      return countInZips(index.blocks, places.near(area.lat, area.lng, area.miles).zips, wanted);
    }
    return countMatches(index.blocks, blocksIn(area, meant.match.few), wanted);
  }

  function reserved(): Int32Array {
    if (scratch.length !== index.blocks.count) scratch = new Int32Array(index.blocks.count);
    return scratch;
  }

  function clear({ among, hits }: Found): void {
    for (let i = 0; i < among.length; i++) hits[among[i]] = 0;
  }

  function lastConfirmedIn(area: Area, meant: Meant): number | null {
    const found = findAll(area, meant, reserved());
    const last = lastConfirmed(found);
    clear(found);
    return last;
  }

  function lastConfirmed({ among, hits }: Found): number | null {
    const { columns, acceptingUntil } = index.blocks;
    let last = 0;
    for (let i = 0; i < among.length; i++) {
      const block = among[i];
      for (let rest = hits[block] & columns[ACCEPTING][block]; rest !== 0; rest &= rest - 1) {
        last = Math.max(last, acceptingUntil[block * 32 + 31 - Math.clz32(rest & -rest)]);
      }
    }
    return last === 0 ? null : last - CONFIRMATION_DAYS;
  }
}

function areaOf(area: Area, { chosen }: Meant): Area {
  return chosen.telehealth ? areaByVideo(area) : area;
}

function keyOf(area: Area, { asked: { chosen, text, exact } }: Meant): string {
  return JSON.stringify([area, chosen, text, exact]);
}

/** Whose daily order matches come in: by video, and across borders, they may practice anywhere. */
function scopeOf(area: Area): string {
  if (area.kind === 'region') return area.states.length === 1 ? area.states[0] : EVERYBODY;
  return area.kind === 'state' || area.kind === 'zips' ? area.state : EVERYBODY;
}

function withUnderstood(given: Chosen, understood: Understood[]): Pick<Meant, 'chosen' | 'typed'> {
  const chosen = { ...given };
  const typed = new Set<Filter>();
  for (const { filter, value } of understood) {
    if (!given[filter] && filter !== 'telehealth' && filter !== 'accepting') typed.add(filter);
    chosen[filter] = [...new Set([...(chosen[filter] ?? []), value])];
  }
  return { chosen, typed };
}

function choicesOf({ chosen, typed, match }: Meant, area: Area): Choice[] {
  return VALUE_GROUPS.filter((group) => chosen[group.filter]?.length).map((group) => ({
    group,
    values:
      group.filter === 'telehealth'
        ? telehealthIn(area)
        : (chosen[group.filter] ?? []).map((value) => valueNumber(group.filter, value)),
    exempt: typed.has(group.filter) ? match.names : null,
  }));
}

function telehealthIn(area: Area): number[] {
  if (area.kind === 'licensed') return area.states.map(telehealthNumber);
  return [area.kind === 'zips' ? telehealthNumber(area.state) : TELEHEALTH];
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
