import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { byWeight, stateNamed } from './gazetteer.ts';
import type { Gazetteer, Named } from './gazetteer.ts';
import { readOtherNames } from './other-names.ts';
import type { Meant } from './other-names.ts';
import { keyOfWords, placeKey, placeWords } from './place-key.ts';
import { isAbbreviation, MOST_STATE_WORDS, stateOfKey, stateOfShortKey } from './states.ts';

/** What a text can mean, the likeliest first; never empty. */
export type Meanings = [Named, ...Named[]];

/** Reads names that are spelled as we know them. Words are those of `placeWords`. */
export interface Exact {
  /** "Springfield", "springfield il", "IL Springfield", "Cook County", "NOLA" */
  read(words: string[]): Meanings | null;
  /** The same name in one state: "cambridge" in Massachusetts, "bay area" in California. */
  inState(words: string[], state: State): Meanings | null;
  /** What names a place by something in it, or calls it by another name; by their keys. */
  landmarkKeys: readonly string[];
  /** The same at the beginning of the words: "gillette stadium foxboro". */
  landmarkIn(words: string[]): Named | null;
}

const LOS_ANGELES = ['los', 'angeles'];

/** As somebody says it within a text: "in LA" is no Louisiana. */
export function asSaid(exact: Exact): Exact {
  return {
    ...exact,
    read: (words) => exact.read(words.length === 1 && words[0] === 'la' ? LOS_ANGELES : words),
  };
}

/** A city of so many thousands is meant before the state of its name: New York and Washington. */
const BEFORE_ITS_STATE = 500;
/** An abbreviated state is meant before a place of fewer thousands of that name: Penn, North Dakota. */
const SHORT_STATE = 60;
const COUNTY_WORDS = new Set(['county', 'parish', 'borough', 'cnty', 'cty', 'counties', 'municipality']);
/** How much more "cty" is a city than a county of the same size. */
const PEOPLE_OF_SHORT_CITY = 4;
/** As states in front of a city they would mostly be words: "in Boston", "or Salem". */
const WORDS_AS_WELL = new Set(['in', 'or', 'me', 'hi', 'ok', 'oh', 'de', 'la', 'as', 'id', 'co', 'al']);

export function createExact(gazetteer: Gazetteer): Exact {
  const spelledNicknames = readOtherNames('nicknames');
  const nicknames = byKey(spelledNicknames);
  const landmarks = byKey(readOtherNames('landmarks'));
  const airports = byKey(readOtherNames('airports'));

  const nicknamed = (key: string) => placeOf(nicknames.get(key), key);

  /** One of a single word may be somebody's name ("Emory"), or where a doctor learnt: inside of a longer text it says nothing. */
  function landmarksCalled(words: string[], key: string): Named[] {
    const without = words[0] === 'the' ? keyOfWords(words.slice(1)) : key;
    // "JFK", "J.F.K."; but "near me I …" is not MEI.
    const airport = words.length === 2 ? undefined : airports.get(key);
    const known = landmarks.get(key) ?? landmarks.get(without) ?? airport ?? college(words);
    return [known, ...(known?.others ?? [])]
      .map((one) => placeOf(one, key))
      .filter((found) => found !== null)
      .map((found) => (words.length === 1 ? { ...found, weight: 0 } : found));
  }

  /** "VA Tech", "U of Iowa", "Indiana U", by their names in full. */
  function college(words: string[]): Meant | undefined {
    if (words.length < 2) return undefined;
    const [first, ...others] = words;
    const state = first.length === 2 ? stateOfKey(first) : null;
    if (state) return landmarks.get(keyOfWords([...placeWords(STATES[state]), ...others]));
    if (first === 'u') return landmarks.get(keyOfWords(['university', ...others]));
    return words.at(-1) === 'u'
      ? landmarks.get(keyOfWords([...words.slice(0, -1), 'university']))
      : undefined;
  }

  function landmarkIn(words: string[]): Named | null {
    for (let count = words.length - 1; count > 1; count--) {
      const begin = words.slice(0, count);
      const [found] = landmarksCalled(begin, keyOfWords(begin));
      if (found) return found;
    }
    return null;
  }

  function placeOf(meant: Meant | undefined, key: string): Named | null {
    if (!meant) return null;
    const { words, state } = meant;
    if (words === null) return stateNamed(state, key);
    return called(words).find(({ states }) => states.includes(state)) ?? null;
  }

  /** The same words, not only the same letters, count double: "West Chester" is no "Westchester". */
  function called(words: string[]): Named[] {
    const named = gazetteer.named(keyOfWords(words));
    const spelled = named.map((one) => (isSpelled(one, words) ? { ...one, weight: 2 * one.weight } : one));
    const found = [...spelled, ...county(words), ...shortCity(words)].sort(byWeight);
    if (found.length > 0) return found;
    const other = withOtherEnding(words);
    if (other) return called(other);
    if (words[0] === 'the' && words.length > 1) return called(words.slice(1));
    return gazetteer.named(keyOfWords(['the', ...words]));
  }

  /** "Boulder co" is in Colorado; only where that has none of the name it is a county: "Cook co". */
  function countyCo(words: string[]): Named[] {
    return words.length > 1 && words.at(-1) === 'co'
      ? gazetteer.counties(keyOfWords(words.slice(0, -1)))
      : [];
  }

  /** "Salt Lake Cty" is a city, "Maricopa Cty" a county, and so is "Orange Cty", a small city being one as well. */
  function shortCity(words: string[]): Named[] {
    if (words.length < 2 || words.at(-1) !== 'cty') return [];
    const cities = gazetteer.named(keyOfWords([...words.slice(0, -1), 'city']));
    return cities.map((city) => ({ ...city, weight: city.weight * PEOPLE_OF_SHORT_CITY }));
  }

  /** "Greensborough" for Greensboro, "Marlboro" for Marlborough. */
  function withOtherEnding(words: string[]): string[] | null {
    const last = words.at(-1) ?? '';
    const other = last.endsWith('borough') ? last.slice(0, -3) : last.endsWith('boro') ? `${last}ugh` : null;
    const named = other === null ? null : [...words.slice(0, -1), other];
    return named && gazetteer.named(keyOfWords(named)).length > 0 ? named : null;
  }

  function county(words: string[]): Named[] {
    const last = words.at(-1) ?? '';
    if (words.length > 1 && COUNTY_WORDS.has(last)) {
      const counties = gazetteer.counties(keyOfWords(words.slice(0, -1)));
      const parishes = counties.filter(({ label }) => label.includes(' Parish,'));
      return last === 'parish' && parishes.length > 0 ? parishes : counties;
    }
    const isCounty =
      (words[0] === 'county' && words[1] === 'of') || (words[0] === 'condado' && words[1] === 'de');
    return isCounty && words.length > 2 ? gazetteer.counties(keyOfWords(words.slice(2))) : [];
  }

  function byItself(words: string[]): Meanings | null {
    const key = keyOfWords(words);
    const named = called(words);
    const nickname = nicknamed(key);
    const state = stateOfKey(words.join('')) ?? stateOfKey(key);
    if (state) {
      const own = stateNamed(state, key);
      const large = named.filter(({ weight }) => weight >= BEFORE_ITS_STATE);
      // "L.A." is nobody's Louisiana.
      const isSpelledOut = words.length > 1 && spelledNicknames.has(words.join(' '));
      if (nickname && isSpelledOut) return meanings([nickname, ...large, own]);
      return meanings([...large, own, ...(nickname ? [nickname] : [])]);
    }
    if (nickname) return meanings([nickname, ...named.filter(({ weight }) => weight >= SHORT_STATE / 2)]);
    const known = landmarksCalled(words, key);
    if (known.length > 0) return meanings([...known, ...named]);
    const shortened = stateOfShortKey(words.join(''));
    if (shortened)
      named.push({ ...stateNamed(shortened, key), weight: isAbbreviation(words.join('')) ? SHORT_STATE : 1 });
    return meanings(named.sort(byWeight).map(unqualified));
  }

  /** The likeliest city of a name goes without its state, so that the others of that name are named beside it. */
  function unqualified(named: Named, index: number): Named {
    const { searchCity } = named.search;
    return index === 0 && searchCity && gazetteer.isFirst(named)
      ? { ...named, search: { searchCity } }
      : named;
  }

  function inState(words: string[], state: State): Meanings | null {
    const key = keyOfWords(words);
    const ownNickname = nicknamed(key);
    const bySomethingThere = ownNickname ? [ownNickname] : landmarksCalled(words, key);
    const nickname = bySomethingThere.find(({ states }) => states.includes(state));
    const here = [...called(words), ...countyCo(words)].filter(({ states }) => states.includes(state));
    here.sort((a, b) => weightInState(b) - weightInState(a));
    if (nickname) here.push(nickname);
    if (here.length > 0) return meanings(here);
    const other = withOtherEnding(words);
    if (other) return meanings(called(other).filter(({ states }) => states.includes(state)));
    return stateOfKey(words.join('')) === state ? meanings([stateNamed(state, key)]) : null;
  }

  /** The state behind the name, or else in front of it. */
  function withState(words: string[]): Meanings | null {
    const most = Math.min(MOST_STATE_WORDS, words.length - 1);
    for (let count = 1; count <= most; count++) {
      const state = stateOfShortKey(words.slice(-count).join(''));
      const found = state && inState(words.slice(0, -count), state);
      if (found) return found;
    }
    for (let count = 1; count <= most; count++) {
      if (count === 1 && WORDS_AS_WELL.has(words[0])) continue;
      const state = stateOfShortKey(words.slice(0, count).join(''));
      const found = state && inState(words.slice(count), state);
      if (found) return found;
    }
    return null;
  }

  function read(words: string[]): Meanings | null {
    const whole = byItself(words);
    // "Newton, IA" has the letters of Newtonia, but not its words.
    if (whole && (words.length === 1 || isSpelled(whole[0], words))) return whole;
    return withState(words) ?? whole ?? meanings(countyCo(words));
  }

  return { read, inState, landmarkIn, landmarkKeys: [...landmarks.keys()] };
}

function byKey(names: Map<string, Meant>): Map<string, Meant> {
  return new Map(Array.from(names, ([name, meant]) => [placeKey(name), meant]));
}

/** With its state said, a city is hardly ever the county, and seldom a part of another city. */
function weightInState({ kind, weight }: Named): number {
  if (kind === 'city') return weight * 2;
  return kind === 'county' ? weight / 100 : weight;
}

/** Whether a place found by its letters has as many words as were typed; nicknames have their own. */
function isSpelled(named: Named, words: string[]): boolean {
  const own = placeWords(nameOf(named));
  return keyOfWords(own) !== keyOfWords(words) || own.length === words.length;
}

/** "Westchester County, NY" is "Westchester". */
function nameOf({ kind, label }: Named): string {
  const name = label.replace(/,.*/, '');
  return kind === 'county' ? name.replace(/ (?:County|Parish)$/, '') : name;
}

function meanings(named: Named[]): Meanings | null {
  const labels = new Set<string>();
  const [first, ...others] = named.filter(({ label }) => !labels.has(label) && labels.add(label));
  return first ? [first, ...others] : null;
}
