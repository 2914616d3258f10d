import type { AskedWhy, FoundPlace, PlaceKind, PlaceReading } from '#contract/places.ts';
import type { State } from '#contract/vocabulary.ts';
import { endsAbroad, isAbroad, isFarBetterKnown } from './abroad.ts';
import type { Corrections } from './correct.ts';
import type { Exact, Meanings } from './exact.ts';
import { placeOf, stateNamed } from './gazetteer.ts';
import type { Named } from './gazetteer.ts';
import type { Meant } from './meant-place.ts';
import type { InOtherScript } from './other-scripts.ts';
import {
  meansEverywhere,
  meansNearMe,
  unwrapped,
  withoutDistance,
  withoutLandmark,
  withoutNearMe,
  withoutNoise,
} from './place-phrases.ts';
import type { PlaceRows } from './rows.ts';
import { zipPlace } from './make-place.ts';
import { keyOfWords, placeWords } from './place-key.ts';
import { stateOfKey } from './states.ts';
import type { Within } from './place-in-text.ts';
import { isMilitary, listedNear, loneZip, spokenZip, zipAmong } from './zip-text.ts';

/** The longest text that can name a place, in characters. */
export const LONGEST_PLACE_TEXT = 100;

const MOST_ALTERNATIVES = 8;
/** A county or a region is worth naming when it is meant at least so often. */
const WORTH_NAMING: Partial<Record<PlaceKind, number>> = { county: 0.15, region: 0.05 };
/** Thousands of people; a name that is spelled as the place's counts double. */
const SMALL = 200;
const VERY_SMALL = 20;
const MUCH_LARGER = 600;
/** A city of so many needs no state behind a street. */
const LARGE_ALONE = 100;
const STREET = new Set(
  placeWords(
    'st street ave avenue av blvd boulevard rd road dr drive ln lane way pl place ct court pkwy hwy broadway',
  ),
);
const DIRECTIONS = new Set(
  placeWords(
    `north northern south southern east eastern west western central mid middle coastal rural northeast northeastern
     northwest northwestern southeast southeastern southwest southwestern lower interior inland`,
  ),
);

interface Readers {
  rows: PlaceRows;
  zipIndex: (zip: string) => number;
  exact: Exact;
  otherScripts: (text: string) => InOtherScript | null;
  corrections: () => Corrections;
  within: Within;
  meant: (words: string[]) => Meant | null;
}

/** Makes `read(text)`: what a text that was typed as a place means. Reads any text, and throws nothing. */
/** Fewer are no number of the army's that begins with 0. */
const FIVE_DIGITS = /\d{5}/;

export function createRead(readers: Readers) {
  const { rows, zipIndex, exact, otherScripts, corrections, within, meant } = readers;
  const isListed = (zip: string) => zipIndex(zip) !== -1;

  /** One search asks about one text several times, and correcting it costs. */
  let latest: { text: string; reading: PlaceReading } | null = null;

  return function read(text: string): PlaceReading {
    if (latest?.text !== text) latest = { text, reading: readingOf(text) };
    return latest.reading;
  };

  function readingOf(text: string): PlaceReading {
    if (text.length > LONGEST_PLACE_TEXT) return asked('unknown');
    const other = otherScripts(text);
    if (other) return reading(other.meanings, false);
    const words = withoutDistance(withDigits(apart(spoken(placeWords(text)))));
    if (words.length === 0 || meansEverywhere(words)) return { kind: 'everywhere' };
    if (meansNearMe(words)) return asked('near-me');
    if (isMilitary(words, isListed)) return asked('military');
    const others = withoutNearMe(words);
    const there = others && exactly(others);
    if (others && there) return reading(there, false);
    const beside = others && within(others);
    if (others)
      return beside?.isSure ? { ...beside.place, corrected: true, alternatives: [] } : asked('near-me');
    return zipOf(text, words) ?? nameOf(text, words);
  }

  /** "it's uh Las Cruces"; but "UH Manoa" is a college. */
  function spoken(words: string[]): string[] {
    const said = withoutNoise(words);
    return said.length < words.length && exact.read(words) ? words : said;
  }

  /** "nine oh two one oh" is 90210. */
  function withDigits(words: string[]): string[] {
    const spoken = spokenZip(words, isListed);
    return spoken ? [...words.slice(0, spoken.start), spoken.zip, ...words.slice(spoken.end)] : words;
  }

  function zipOf(text: string, words: string[]): PlaceReading | null {
    const lone = loneZip(text);
    if (lone !== null && FIVE_DIGITS.test(text) && isMilitary([lone], isListed)) return asked('military');
    if (lone !== null) return placeOfZip(lone) ?? asked('unknown');
    const found = zipAmong(words);
    if (!found) return null;
    const around = exactly(found.others) ?? atTheEnd(text, found.others);
    const states = around?.[0].states;
    const index = zipIndex(found.zip);
    const isFirst = words[0] === found.zip;
    if (index === -1 && around)
      return { ...reading(around, true), ...(!isFirst && { unknown_zip: found.zip }) };
    if (index === -1) return placeOfZip(found.zip);
    // A number in front of a place in another state is a house's.
    const isHouse = isFirst && states && !states.includes(rows.states[index]);
    if (isHouse) return null;
    return placeOfZip(found.zip);
  }

  function placeOfZip(zip: string): PlaceReading | null {
    const listed = isListed(zip) ? zip : listedNear(zip, rows.zips);
    if (listed === null) return null;
    const { label } = zipPlace(rows, zipIndex(listed));
    return {
      kind: 'zip',
      label,
      search: { searchZipCode: listed },
      ...(listed === zip ? { corrected: false } : { corrected: true, unknown_zip: zip }),
      alternatives: [],
    };
  }

  function nameOf(text: string, words: string[]): PlaceReading {
    if (isAbroad(words) && !exact.read(words)) return asked('foreign');
    const found = exactly(words);
    if (isFarBetterKnown(words)) return asked('foreign', found ?? []);
    if (found) return orLarger(words, spelledSo(text, found));
    // New Mexico is none.
    if (endsAbroad(words) && !stateOfKey(words.slice(-2).join(''))) return asked('foreign');
    const ofSeveral = meant(words);
    if (ofSeveral?.found) return reading(ofSeveral.found.meanings, true);
    if (ofSeveral)
      return asked(
        'unknown',
        ofSeveral.refused.map(([first]) => first),
      );
    const parts = ofParts(text, words) ?? atTheEnd(text, words);
    if (parts) return reading(parts, false);
    const landmark = withoutLandmark(words);
    const near = landmark && exactly(landmark);
    if (near) return reading(near, true);
    const state = partOfState(words);
    if (state) return reading([stateNamed(state, '')], true);
    const joined = joinedWithState(words);
    if (joined) return reading(joined, true);
    const { sure, unsure } = corrections().correct(words);
    if (sure) return reading(sure, true);
    const known = firstOf(
      unwrapped(words),
      (fewer) => exact.landmarkIn(fewer) ?? corrections().misspeltLandmark(fewer),
    );
    if (known) return reading([known], true);
    const among = within(words);
    const elsewhere = among?.isSure ? null : notInThatState(words);
    if (elsewhere) return asked('unknown', [...unsure, ...elsewhere]);
    if (among) return { ...among.place, corrected: true, alternatives: [] };
    return asked('unknown', unsure);
  }

  /** A small place by a name that resembles a large city's: that is meant, or at least named. */
  function orLarger(words: string[], found: Meanings): PlaceReading {
    const [first] = found;
    const isSmall = first.kind === 'city' && first.weight <= SMALL && first.key === keyOfWords(words);
    const resembled = isSmall ? corrections().larger(words) : null;
    if (!resembled) return reading(found, false);
    const { named: other, isAlike } = resembled;
    const isMeant = isAlike || other.weight >= MUCH_LARGER;
    if (isMeant && first.weight <= VERY_SMALL) return reading([other, ...found], true);
    const plain = reading(found, false);
    return 'alternatives' in plain
      ? { ...plain, alternatives: [placeOf(other), ...plain.alternatives] }
      : plain;
  }

  /** "Cambridge, Texas": the state, and the places of that name. Null when no state ends the text. */
  function notInThatState(words: string[]): Named[] | null {
    const state = stateOfKey(words.at(-1) ?? '');
    if (!state || words.length < 2) return null;
    const others = exactly(words.slice(0, -1)) ?? [];
    return [...others.slice(0, 2), stateNamed(state, '')];
  }

  /** "atlantaga": a city with its state, in one word. */
  function joinedWithState(words: string[]): Meanings | null {
    const [, name, code] = (words.length === 1 && /^([a-z]{4,})([a-z]{2})$/.exec(words[0])) || [];
    const state = code === undefined ? null : stateOfKey(code);
    const found = state && exact.inState([name], state);
    return found && found[0].weight >= VERY_SMALL ? found : null;
  }

  function exactly(words: string[]): Meanings | null {
    if (words.length === 0) return null;
    for (const fewer of unwrapped(words)) {
      const found = exact.read(fewer);
      if (found) return found;
    }
    return null;
  }

  /** "Dallas/Fort Worth", "Jamaica Plain, Boston", "Hollywood, Los Angeles, CA": the first that is in the state of the last. */
  function ofParts(text: string, words: string[]): Meanings | null {
    const parts = text
      .split(/[,/;|&+()]|\s-+\s|\s(?:and|or|in|y|o)\s/i)
      .map(placeWords)
      .filter((part) => part.length > 0);
    const whole = parts.length > 1 ? parts : splits(words);
    const read = whole.map((part) => ({ part, found: exactly(part) }));
    const last = read.at(-1)?.found;
    if (!last) return null;
    const [{ kind }] = last;
    // "LA" is a state, and a city of another.
    const states = kind === 'state' ? last.flatMap((one) => one.states) : last[0].states;
    for (const { part, found } of read.slice(0, -1)) {
      const here = states.map((state) => inState(part, state)).find((one) => one !== null);
      const inThere = here?.find(
        ({ label }) => last[0].kind === 'city' && label.endsWith(`, ${last[0].label}`),
      );
      if (here) return inThere ? [inThere, ...here.filter((one) => one !== inThere)] : here;
      if (parts.length > 1 && kind !== 'state' && found && !/\d/.test(part.join(''))) return found;
    }
    return parts.length > 1 && kind !== 'state' ? last : null;
  }

  function inState(words: string[], state: State): Meanings | null {
    for (const fewer of unwrapped(words)) {
      const found = exact.inState(fewer, state);
      if (found) return found;
    }
    return null;
  }

  /** Without a comma: "hollywood los angeles"; the end is a large city that the beginning shares a state with. */
  function splits(words: string[]): string[][] {
    for (let at = 1; at < words.length; at++) {
      const end = exact.read(words.slice(at));
      if (end && end[0].weight >= 100) return [words.slice(0, at), words.slice(at)];
    }
    return [words];
  }

  /** An address: "1600 Pennsylvania Ave NW, Washington, DC" ends with a city and its state. */
  function atTheEnd(text: string, words: string[]): Meanings | null {
    if (!/\d/.test(text) || words.length < 3) return null;
    for (let at = 1; at < words.length - 1; at++) {
      const end = words.slice(at);
      const found = exact.read(end);
      if (found && found[0].key !== end.join('')) return found;
    }
    // "96th St NYC", "12 Main Street Boston"
    const last = STREET.has(words.at(-2) ?? '') ? exact.read(words.slice(-1)) : null;
    return last && last[0].kind === 'city' && last[0].weight >= LARGE_ALONE ? last : null;
  }
}

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** A ZIP code that stands right behind a name: "SeattleWA98101". */
function apart(words: string[]): string[] {
  const [, name, zip] = /^([a-z]{2,})(\d{5})$/.exec(words.at(-1) ?? '') ?? [];
  return name === undefined ? words : [...words.slice(0, -1), name, zip];
}

/** "Western Kansas", "southern Nevada": a part of a state that is no region of ours stands for the state. */
function partOfState(words: string[]): State | null {
  return words.length > 1 && DIRECTIONS.has(words[0]) ? stateOfKey(words.slice(1).join('')) : null;
}

/** A text with Spanish letters means the place that is written with them. */
function spelledSo(text: string, found: Meanings): Meanings {
  if (!/[áéíóúñü]/i.test(text)) return found;
  const same = found.find(({ label, states }) => /[áéíóúñü]/i.test(label) || states.includes('PR'));
  return same ? [same, ...found.filter((one) => one !== same)] : found;
}

function reading([first, ...others]: Meanings, corrected: boolean): FoundPlace {
  const worth = others.filter(({ kind, weight }) => weight >= (WORTH_NAMING[kind] ?? 0) * first.weight);
  // Cities of one name are the least of a surprise.
  const cities = worth.filter(({ kind }) => kind === 'city' && first.kind === 'city');
  const alternatives = [...worth.filter((other) => !cities.includes(other)), ...cities];
  return {
    ...placeOf(first),
    corrected,
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES).map(placeOf),
  };
}

function asked(why: AskedWhy, suggestions: Named[] = []): PlaceReading {
  return { kind: 'ask', why, suggestions: suggestions.slice(0, MOST_ALTERNATIVES).map(placeOf) };
}
