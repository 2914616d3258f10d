import type { LeftOut, Reading } from '#contract/search.ts';
import type { Places } from '../places/places.ts';
import { both, either, has, isEmpty, numbersIn, size } from '../bitset.ts';
import type { Bitset } from '../bitset.ts';
import { read } from './reading/read-need.ts';
import type { Read, Sought } from './reading/read-need.ts';
import { trainedReader } from './reading/trained/trained-reader.ts';
import { saysVeteran } from './reading/crisis-lines.ts';
import { spell } from './reading/correct-words.ts';
import { needTokens } from './reading/need-words.ts';
import { withDangerApart } from './reading/run-together.ts';
import { readList } from '../text/word-list.ts';
import { withContactWords } from './contacts.ts';
import { createResultCache } from './result-cache.ts';
import type { SearchIndex } from './search-index.ts';
import { SEVERAL, valueNumber } from './values.ts';
import type { Value } from './reading/listed-words.ts';
import { ANY_TEXT } from './wanted.ts';
import type { TextMatch } from './wanted.ts';
import type { ListingText } from './text.ts';

/** Who matches a text, and how it was read. */
export interface TextResult {
  match: TextMatch;
  reading: Reading;
  kind: TextKind;
}

/** What a text is taken for. */
export interface TextKind {
  /** It says something that we know: a need, a wish, or that a psychiatrist is looked for. */
  isNeed: boolean;
  /** Nothing else is in it, and it is spelled right. */
  isWhole: boolean;
  /** It says a filter's value. */
  hasFilter: boolean;
  /** It speaks of immediate danger. */
  isDanger: boolean;
  /** All of it is somebody's name. */
  isName: boolean;
  /** Some of it was corrected. */
  isMisspelt: boolean;
  /** Words, as typed, that neither a name nor a profile has. */
  strange: string[];
}

const COMMON_WORDS = new Set(readList('db/place-names/common-words.txt', (word) => word));
/** Behind it a common word is a name: "Dr. Long". */
const TITLE = /\b(?:drs?|dra|doctora?|prof|professor)\b/i;
const sense = trainedReader();
const MOST_CACHED = 50;
/** So many matches are looked at one by one rather than looked for in a place. */
const FEW = 200;
const NO_READING: Reading = {
  understood: [],
  needs: [],
  excluded: [],
  corrected: [],
  didYouMean: [],
  leftOut: [],
  sought: [],
  danger: false,
  crisis: [],
  veteran: false,
};
const NO_KIND: TextKind = {
  isNeed: false,
  isWhole: false,
  hasFilter: false,
  isDanger: false,
  isName: false,
  isMisspelt: false,
  strange: [],
};

/** Reads texts, `exact` without correcting them; the latest results are cached, which common words make worth it. */
export function createTextMatcher(
  index: SearchIndex,
  text: ListingText,
  places: Places,
): (query: string, exact: boolean) => TextResult {
  const cached = createResultCache<TextResult>(index, text, MOST_CACHED);
  const lexicon = {
    get names() {
      return index.names;
    },
    isInTexts: (word: string) => !isEmpty(text.idsWith([word])),
    isPlace: (word: string) => isTown(word) || places.state(word) !== null,
  };

  /** A village that sounds like somebody's name is that name, misspelt: McCloud, CA. */
  function isTown(word: string): boolean {
    const zips = places.zipsOfCity(word, null).length;
    return zips > 1 || (zips === 1 && index.names.near(word, 0).length === 0);
  }

  return (query, exact) =>
    query.trim() === ''
      ? { match: ANY_TEXT, reading: NO_READING, kind: NO_KIND }
      : cached(`${exact ? 1 : 0}${query}`, () => matchText(query, exact));

  function matchText(text: string, exact: boolean): TextResult {
    const query = withContactWords(text);
    const typed = withDangerApart(needTokens(query));
    const { tokens, corrected, didYouMean } = exact
      ? { tokens: typed, corrected: [], didYouMean: [] }
      : spell(query, typed, lexicon);
    const found = read(query, tokens, index.names.has, sense);
    const { understood, needs, excluded, negated, danger, crisis, veteran } = found;
    const { match: named, leftOut, sought } = matching(found, TITLE.test(query));
    const body = named.body ?? (named.only ? null : speaking(found.spoken));
    const match = { ...named, names: everyPractice(named.names), body: everyPractice(body) };
    return {
      match: { ...match, few: fewOf(match) },
      reading: {
        ...{ understood, needs, excluded, corrected, didYouMean },
        ...{ leftOut: [...negated, ...leftOut], sought, danger, crisis, veteran },
      },
      kind: kindOf(found, leftOut, corrected.length > 0),
    };
  }

  function kindOf(
    { understood, excluded, hasSubject, negated, sought, names, danger }: Read,
    leftOut: LeftOut[],
    isCorrected: boolean,
  ): TextKind {
    const isUnderstood = understood.length + excluded.length + negated.length > 0 || hasSubject;
    return {
      isNeed: isUnderstood || sought.some(({ isWish }) => isWish),
      isWhole: isUnderstood && !isCorrected && sought.every(({ isWish }) => isWish),
      hasFilter: understood.length > 0,
      isDanger: danger,
      isMisspelt: isCorrected,
      isName: !hasSubject && index.names.whole(names, index.blocks.count) !== null,
      strange: leftOut.map(({ words }) => words),
    };
  }

  function matching(
    found: Read,
    hasTitle: boolean,
  ): { match: Omit<TextMatch, 'few'>; leftOut: LeftOut[]; sought: string[] } {
    const { understood, excluded, hasSubject, negated, sought } = found;
    const isUnderstood = understood.length + excluded.length + negated.length > 0 || hasSubject;
    const wanted = sought.map((one) => ({ ...one, ids: idsOf(one) }));
    const known = wanted.filter(({ ids }) => !isEmpty(ids));
    const complete = known.length === wanted.length ? known.reduce<Bitset | null>(narrowed, null) : null;
    const names = namesOf(found, hasTitle, complete !== null && !isEmpty(complete));
    if (sought.length === 0) {
      return {
        match: { ...ANY_TEXT, names, only: names !== null && !isUnderstood },
        leftOut: [],
        sought: [],
      };
    }
    const body = known.length > 0 ? bitsOf(closest(known.map(({ ids }) => ids))) : null;
    const isWish = sought.some((one) => one.isWish);
    const isKnown = (one: Sought & { ids: Bitset }) =>
      !isEmpty(one.ids) || (names !== null && !one.isWish && one.words.every(isNamePart));
    return {
      match: { names, body, only: !isUnderstood && !(isWish && !names && !body) },
      // Veterans are told where else there is help.
      leftOut: wanted
        .filter((one) => !isKnown(one) && !saysVeteran(one.words, []))
        .map(({ typed }) => ({ words: typed, reason: 'nobody' })),
      sought: wanted.filter(isKnown).map(({ typed }) => typed),
    };
  }

  /** The whole text as a name before its own words; whole names before beginnings of names, or parts of them. */
  function namesOf(
    { names, sought, understood }: Read,
    hasTitle: boolean,
    isInText: boolean,
  ): Int32Array | null {
    const { count } = index.blocks;
    const own = sought.filter((one) => !one.isWish).flatMap(({ words }) => words);
    const areInitials = names.every((word) => word.length === 1);
    const whole = areInitials ? null : index.names.whole(names, count);
    if (whole) return whole;
    // "MA" and "Boston" beside other words are places before they are names.
    const likely = own.filter((word) => word.length > 1 && !(understood.length > 0 && isState(word)));
    if (understood.length > 0 && !hasTitle && likely.every((word) => COMMON_WORDS.has(word))) return null;
    const ownWhole = likely.length > 0 ? index.names.whole(own, count) : null;
    if (ownWhole) return ownWhole;
    if (understood.length === 0) {
      const beginning = index.names.beginning(own.length > 0 || sought.length > 0 ? own : names, count);
      if (beginning) return beginning;
    }
    return isInText
      ? null
      : index.names.mostOf(
          likely.filter((word) => !lexicon.isPlace(word) && !COMMON_WORDS.has(word)),
          count,
        );
  }

  function isState(word: string): boolean {
    return word.length === 2 && places.state(word) !== null;
  }

  function isNamePart(word: string): boolean {
    return word.length === 1 || index.names.begins(word);
  }

  /** Listings that have any of the words. */
  function idsOf({ words, isWish }: Sought): Bitset {
    if (!isWish) return text.idsWith(words);
    return words.map((word) => text.idsWith([word])).reduce(either, new Uint32Array());
  }

  /** Those who speak one of the languages; null for none. */
  function speaking(languages: readonly Value[]): Int32Array | null {
    const { count, columns } = index.blocks;
    if (languages.length === 0) return null;
    const bits = new Int32Array(count);
    for (const { filter, value } of languages) {
      const column = columns[valueNumber(filter, value)];
      for (let block = 0; block < count; block++) bits[block] |= column[block];
    }
    return bits;
  }

  /** A name and a text are the doctor's, wherever. */
  function everyPractice(found: Int32Array | null): Int32Array | null {
    const { hasOthers, columns, othersOf } = index.blocks;
    if (!found || !hasOthers) return found;
    const bits = found.slice();
    for (let block = 0; block < found.length; block++) {
      for (let rest = found[block] & columns[SEVERAL][block]; rest !== 0; rest &= rest - 1) {
        const others = othersOf(block * 32 + 31 - Math.clz32(rest & -rest));
        for (const slot of others) bits[slot >>> 5] |= 1 << (slot & 31);
      }
    }
    return bits;
  }

  function bitsOf(found: Bitset): Int32Array {
    const { count, ids, slotOf } = index.blocks;
    const bits = new Int32Array(count);
    const mark = (slot: number) => {
      bits[slot >>> 5] |= 1 << (slot & 31);
    };
    if (size(found) < count) {
      for (const slot of numbersIn(found).map(slotOf)) if (slot !== -1) mark(slot);
    } else {
      for (let slot = 0; slot < count * 32; slot++) if (has(found, ids[slot])) mark(slot);
    }
    return bits;
  }
}

/** The slots of all who count; null when they are many, or when those count too whom the text does not name. */
function fewOf({ names, body, only }: Omit<TextMatch, 'few'>): number[] | null {
  if (!only) return null;
  const few: number[] = [];
  for (let block = 0; block < (names ?? body ?? []).length; block++) {
    for (let rest = (names?.[block] ?? 0) | (body?.[block] ?? 0); rest !== 0; rest &= rest - 1) {
      if (few.length === FEW) return null;
      few.push(block * 32 + 31 - Math.clz32(rest & -rest));
    }
  }
  return few;
}

/** What is in all sets; when that is nothing, in all but one; when that is nothing either, in any. */
function closest(sets: Bitset[]): Bitset {
  const all = sets.reduce(both);
  if (!isEmpty(all) || sets.length === 1) return all;
  const allButOne = sets.map((_, i) => sets.filter((_, j) => j !== i).reduce(both)).reduce(either);
  return isEmpty(allButOne) ? sets.reduce(either) : allButOne;
}

function narrowed(found: Bitset | null, { ids }: { ids: Bitset }): Bitset {
  return found ? both(found, ids) : ids;
}
