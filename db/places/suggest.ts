import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import type { PlaceSuggestion } from '#contract/search.ts';
import type { PlaceReading, ReadPlace } from '#contract/places.ts';
import type { Cities, City } from './cities.ts';
import type { Gazetteer } from './gazetteer.ts';
import { LONGEST_PLACE_TEXT } from './read-place.ts';
import type { PlaceRows } from './rows.ts';
import { keyOfWords, placeKey, prefixKeys, placeWords } from './place-key.ts';
import { firstNotBefore } from '../first-not-before.ts';
import { MOST_STATE_WORDS, stateKey, stateOfKey, statesBeginning } from './states.ts';

const MOST = 8;
/** A city weighs its people, and this many times as much when its name is typed to the end. */
const WHOLE_NAME = 4;
/** A state whose name is begun comes after the cities of so many thousands. */
const STATE_WEIGHT = 400;
/** A city of so many thousands comes before a state of its name. */
const LARGE_CITY = 500;
/** A region or county counts only when so much of its name is typed. */
const SHORTEST_AREA = 4;

interface Candidate {
  weight: number;
  suggestion: PlaceSuggestion;
}

/**
 * Makes `suggest(text)`: at most 8 places. First what the text means as it stands; then what begins like it, the
 * likeliest first: ZIP codes, cities, states, and regions and counties.
 */
export function createSuggest(
  rows: PlaceRows,
  cities: Cities,
  gazetteer: Gazetteer,
  read: (text: string) => PlaceReading,
) {
  const keys = cities.all.map((city) => city.key);
  const sizes = cities.all.map((city) => city.weight);
  const areaKeys = gazetteer.otherKeys.toSorted();

  /** The biggest cities whose key begins so, in some states or in all. */
  function citiesBeginning(start: string, states: State[] | null): Candidate[] {
    const best: Candidate[] = [];
    let least = 0;
    for (let i = firstNotBefore(keys, start); i < keys.length && keys[i].startsWith(start); i++) {
      const times = keys[i] === start ? WHOLE_NAME : 1;
      if (sizes[i] * times <= least) continue;
      if (states && !states.includes(cities.all[i].state)) continue;
      best.push(candidate(cities.all[i], times));
      best.sort(byWeight);
      if (best.length > MOST) best.pop();
      if (best.length === MOST) least = best[MOST - 1].weight;
    }
    return best;
  }

  function named(text: string): Candidate[] {
    const key = placeKey(text);
    const otherNames = cities.named(key).filter((city) => city.key !== key);
    return [
      ...statesNamed(stateKey(text)),
      ...otherNames.map((city) => candidate(city, WHOLE_NAME)),
      ...areasBeginning(key),
      ...prefixKeys(text).flatMap((start) => citiesBeginning(start, null)),
    ].sort(byWeight);
  }

  /** Regions, parts of cities and counties. */
  function areasBeginning(start: string): Candidate[] {
    const found: Candidate[] = [];
    if (start.length < SHORTEST_AREA) return found;
    for (let i = firstNotBefore(areaKeys, start); areaKeys[i]?.startsWith(start); i++) {
      for (const { kind, weight, ...place } of gazetteer.named(areaKeys[i])) {
        if (kind === 'city' || kind === 'state') continue;
        found.push({ weight, suggestion: suggestionOf({ kind, ...place }) });
      }
    }
    return found.sort(byWeight).slice(0, MOST);
  }

  /** "cambridge, ma", "springfield new h": the last words begin a state. */
  function namedInState(text: string): Candidate[] {
    const words = placeWords(text);
    const found: Candidate[] = [];
    for (let count = 1; count <= MOST_STATE_WORDS && count < words.length; count++) {
      const states = statesBeginning(words.slice(-count).join(''));
      if (states.length > 0) found.push(...citiesBeginning(keyOfWords(words.slice(0, -count)), states));
    }
    return found;
  }

  return function suggest(text: string): PlaceSuggestion[] {
    if (text.length > LONGEST_PLACE_TEXT) return [];
    const digits = /^\s*(\d{1,5})(?:-\d{0,4})?\s*$/.exec(text)?.[1];
    if (digits) return zipsBeginning(rows, digits);
    if (placeWords(text).length === 0) return [];
    const begun = [...named(text), ...namedInState(text)].map(({ suggestion }) => suggestion);
    return different([...meant(text, begun.length === 0), ...begun]).slice(0, MOST);
  };

  /** What the text is read as. A correction only helps where nothing begins like the text. */
  function meant(text: string, isLast: boolean): PlaceSuggestion[] {
    const reading = read(text);
    if (reading.kind === 'everywhere') return [];
    if (reading.kind === 'ask') return isLast ? reading.suggestions.map(suggestionOf) : [];
    if (reading.corrected && !isLast) return [];
    return [reading, ...reading.alternatives.filter(({ kind }) => kind !== reading.kind)].map(suggestionOf);
  }
}

function zipsBeginning(rows: PlaceRows, digits: string): PlaceSuggestion[] {
  const first = firstNotBefore(rows.zips, digits);
  const found: PlaceSuggestion[] = [];
  for (let i = first; found.length < MOST && rows.zips[i]?.startsWith(digits); i++) {
    const zip = rows.zips[i];
    const city = rows.cities[i];
    const state = rows.states[i];
    found.push({ kind: 'zip', label: `${city}, ${state} ${zip}`, zip, city, state });
  }
  return found;
}

function suggestionOf({ kind, label, search }: ReadPlace): PlaceSuggestion {
  const { searchZipCode, searchCity, searchCounty, searchRegion, searchState } = search;
  const zip = searchZipCode ?? null;
  const city = searchCity ?? (zip === null ? null : label.replace(/, .*/, ''));
  const state = searchState ?? /, ([A-Z]{2})\b/.exec(label)?.[1] ?? '';
  return { kind, label, zip, city, county: searchCounty, region: searchRegion, state: state as State };
}

function statesNamed(key: string): Candidate[] {
  const exact = stateOfKey(key);
  return statesBeginning(key).map((state) => ({
    weight: state === exact ? exactWeight(key) : STATE_WEIGHT,
    suggestion: { kind: 'state', label: STATES[state], zip: null, city: null, state },
  }));
}

/** A code typed comes first; a name typed comes first but for a big city of that name. */
function exactWeight(key: string): number {
  return key.length === 2 ? Infinity : LARGE_CITY * WHOLE_NAME;
}

function candidate({ name, state, weight }: City, times: number): Candidate {
  const suggestion = { kind: 'city', label: `${name}, ${state}`, zip: null, city: name, state } as const;
  return { weight: weight * times, suggestion };
}

function byWeight(a: Candidate, b: Candidate): number {
  return b.weight - a.weight;
}

function different(suggestions: PlaceSuggestion[]): PlaceSuggestion[] {
  const seen = new Set<string>();
  const found: PlaceSuggestion[] = [];
  for (const suggestion of suggestions) {
    const id = `${suggestion.kind} ${suggestion.label}`;
    if (!seen.has(id)) found.push(suggestion);
    seen.add(id);
  }
  return found;
}
