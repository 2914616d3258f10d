import type { Filter, Reading } from '#contract/search.ts';
import type { Area, Place } from './area.ts';
import type { TextMatch, Wanted } from './wanted.ts';
import type { TextResult } from './text-match.ts';
import { TELEHEALTH, VALUE_GROUPS, telehealthNumber, valueNumber } from './values.ts';

/** Values by filter; a filter without any is absent. */
export type SearchNeeds = Partial<Record<Filter, string[]>>;

/** What somebody asks for. */
export interface Asked {
  place: Place;
  /** By hand. */
  chosen?: SearchNeeds;
  text?: string;
  /** Takes the text as it is spelled. */
  exact?: boolean;
}

/** What is meant by it. Good until a doctor changes. */
export interface Wish extends Required<Asked> {
  /** What is chosen by hand and what the text says, together; telehealth among it also decides where to look. */
  needs: SearchNeeds;
  /** Filters that the text alone has chosen: whoever is named in it is found whatever they say. */
  fromText: Set<Filter>;
  /** Whom the text names, or whose profiles have its words. */
  who: TextMatch;
  /** How the text was read: what it says, what was left out, and whether it speaks of danger. */
  reading: Reading;
}

/** Reads what is asked for. */
export function wishOf(
  { place, chosen = {}, text = '', exact = false }: Asked,
  read: (text: string, exact: boolean) => TextResult,
): Wish {
  const { match: who, reading } = read(text, exact);
  const needs = { ...chosen };
  const fromText = new Set<Filter>();
  for (const { filter, value } of reading.understood) {
    if (!chosen[filter] && filter !== 'telehealth' && filter !== 'accepting') fromText.add(filter);
    needs[filter] = [...new Set([...(needs[filter] ?? []), value])];
  }
  return { place, chosen, text, exact, needs, fromText, who, reading };
}

/** The same wish by video. */
export function byVideo(wish: Wish): Wish {
  const telehealth = ['1'];
  return { ...wish, chosen: { ...wish.chosen, telehealth }, needs: { ...wish.needs, telehealth } };
}

/**
 * Where to look. By video a license counts, so a point, a region and a state stand for everybody licensed in their states,
 * wherever the practice is. ZIP codes that are named one by one stay what they are.
 */
export function areaOf({ place, needs }: Wish): Area {
  if (!needs.telehealth) return place;
  if (place.kind === 'region') return { kind: 'licensed', states: place.states };
  if (place.kind === 'point' || place.kind === 'state') return { kind: 'licensed', states: [place.state] };
  return place;
}

/** Whom to look for there. */
export function wantedIn(area: Area, { needs, fromText, who }: Wish): Wanted {
  const choices = VALUE_GROUPS.filter(({ filter }) => needs[filter]?.length).map((group) => ({
    group,
    values:
      group.filter === 'telehealth'
        ? telehealthIn(area)
        : (needs[group.filter] ?? []).map((value) => valueNumber(group.filter, value)),
    exempt: fromText.has(group.filter) ? who.names : null,
  }));
  return { choices, text: who };
}

function telehealthIn(area: Area): number[] {
  if (area.kind === 'licensed') return area.states.map(telehealthNumber);
  return [area.kind === 'zips' ? telehealthNumber(area.state) : TELEHEALTH];
}
