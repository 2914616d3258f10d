import type { Excluded, Filter, Need, Reading } from '#contract/search.ts';
import { GENDERS } from '#contract/vocabulary.ts';
import type { Area, Place } from './area.ts';
import type { AnyOf, TextMatch, Wanted } from './wanted.ts';
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
  /** Conditions and treatments that the text says: whoever has all of them, or where nobody has, some. */
  said: Need[];
  /** Genders that the text does not want. */
  excluded: Excluded[];
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
  const { match: who, reading, kind } = read(text, exact);
  const needs = { ...chosen };
  const fromText = new Set<Filter>();
  for (const { filter, value } of reading.understood) {
    if ((isSaid(filter) || !chosen[filter]) && isExemptible(filter, kind)) fromText.add(filter);
    needs[filter] = [...new Set([...(needs[filter] ?? []), value])];
  }
  for (const { filter } of reading.excluded) if (filter !== 'gender') needs[OTHER_WAY[filter]] = ['1'];
  const excluded = reading.excluded.filter(({ filter }) => filter === 'gender');
  return { place, chosen, text, exact, needs, said: reading.needs, excluded, fromText, who, reading };
}

/** Who does not want the one wants the other. */
const OTHER_WAY = { telehealth: 'in_person', in_person: 'telehealth' } as const;

/** An age is a patient's, who is never led to somebody who does not see them; unless it is a name: "Child". */
function isExemptible(filter: Filter, { isName }: TextResult['kind']): boolean {
  if (filter === 'age') return isName;
  return filter !== 'telehealth' && filter !== 'in_person' && filter !== 'accepting';
}

/** The same wish with a flag. */
export function withFlag(wish: Wish, flag: 'telehealth' | 'in_person'): Wish {
  const on = { [flag]: ['1'] };
  return { ...wish, chosen: { ...wish.chosen, ...on }, needs: { ...wish.needs, ...on } };
}

/**
 * Where to look. By video alone a license counts, so a point, a region and a state stand for everybody licensed in their
 * states, wherever the practice is. ZIP codes that are named one by one stay what they are.
 */
export function areaOf({ place, needs }: Wish): Area {
  if (!needs.telehealth || needs.in_person) return place;
  if (place.kind === 'region') return { kind: 'licensed', states: place.states };
  if (place.kind === 'point' || place.kind === 'state') return { kind: 'licensed', states: [place.state] };
  return place;
}

/**
 * Whom to look for there. What is chosen in a filter by hand or said of it is one choice; only conditions and treatments that
 * a text says stand beside it, each by itself. `isRelaxed`: one of these is enough.
 */
export function wantedIn(area: Area, wish: Wish, isRelaxed = false): Wanted {
  const { needs, chosen, said, excluded, fromText, who } = wish;
  const inUse = VALUE_GROUPS.map((group) => ({
    group,
    values: (isSaid(group.filter) ? chosen : needs)[group.filter] ?? [],
  }));
  const exempt = (filter: Filter) => (fromText.has(filter) ? who.names : null);
  const choices = inUse
    .filter(({ values }) => values.length > 0)
    .map(({ group, values }) => ({
      group,
      values: group.filter === 'telehealth' ? telehealthIn(area) : numbersOf(group.filter, values),
      exempt: isSaid(group.filter) ? null : exempt(group.filter),
    }));
  const each = said.map(({ filter, values }): AnyOf => ({
    values: numbersOf(filter, values),
    exempt: exempt(filter),
  }));
  const others = excluded.map(({ filter, value }): AnyOf => ({
    values: numbersOf(
      filter,
      Object.keys(GENDERS).filter((gender) => gender !== value),
    ),
    exempt: who.names,
  }));
  const all = isRelaxed ? others : [...each, ...others];
  return { choices, all, any: isRelaxed ? each : [], text: who };
}

/** What a text says of these stands beside what is chosen by hand. */
function isSaid(filter: Filter): boolean {
  return filter === 'condition' || filter === 'treatment';
}

function numbersOf(filter: Filter, values: readonly string[]): number[] {
  return values.map((value) => valueNumber(filter, value));
}

function telehealthIn(area: Area): number[] {
  if (area.kind === 'everywhere') return [TELEHEALTH];
  return ('states' in area ? area.states : [area.state]).map(telehealthNumber);
}
