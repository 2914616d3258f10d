import type { PlaceReading, ReadPlace, WhereSearch } from '#contract/places.ts';
import { MAX_SEARCH_TEXT, RADII } from '#contract/constants.ts';
import { isState } from '#contract/vocabulary.ts';
import { isContact } from '../../../db/search/contacts.ts';
import type { Split } from '../../../db/places/split.ts';
import type { Store } from '../../../db/store.ts';
import { looksLikeName } from '../../../db/search/looks-like-name.ts';
import { whereSearch } from './query-of-place.ts';

/** Knows places, and what texts are. */
export type Readers = Pick<Store, 'places' | 'search'>;

/** An address of the army's, the fleet's or the diplomats' post. */
const ARMY = /(?:\b\S+\s+\d+\s+)?\b(?:apo|fpo|dpo)\b[\s,]*(?:\ba[aep]\b)?[\s,]*(?:\d{5}(?:-\d{4})?)?/i;
/** Shorter words are too near too much. */
const SHORTEST_MISSPELT = 6;
const ZIPS_OF_LARGE_CITY = 12;
const FEWEST_OF_SENTENCE = 5;
const BEHIND_TITLE = /\b(?:dr|drs|dra|doctora?|prof)\.? $/i;
const BEGINS_WITH_TITLE = /^(?:dr|drs|dra|doctora?|prof)\b\.? *(?=\p{L})/iu;
/** The words of a text in other letters are not all known, and it is understood none the less. */
const OTHER_LETTERS = /[^\p{Script=Latin}\P{L}]/u;
/** The page asks for a place. */
const NEAR_ME: WhereSearch = { typed: 'near me' };

/**
 * The search that the two fields of a form ask for. A need in the place's field goes to the other one, and a place in the
 * need's field likewise: "anxiety Boston MA" is split in either. What is a name stays one.
 */
export function typedSearch(readers: Readers, where: string, need: string): WhereSearch {
  const text = where.trim().slice(0, MAX_SEARCH_TEXT);
  const there = text === '' ? {} : inPlaceField(readers, text);
  const { q: moved = '', ...place } = there;
  const q = `${moved} ${need}`.trim().slice(0, MAX_SEARCH_TEXT);
  if (q === '') return place;
  if (Object.keys(place).length === 0) return inNeedField(readers, q);
  return { ...place, q: need === '' ? q : withoutPlace(readers, text, q) };
}

/** What a text means that stands where a place is asked for. */
function inPlaceField(readers: Readers, text: string): WhereSearch {
  const {
    places,
    search: { kindOf },
  } = readers;
  if (isContact(text)) return { q: text };
  // "Dr Mendoza in Austin" is somebody, and somewhere.
  if (BEGINS_WITH_TITLE.test(text)) return inNeedField(readers, text);
  const search = whereSearch(places, text);
  const reading = places.read(text);
  const { isNeed, isWhole, hasFilter, isName, isMisspelt } = kindOf(text);
  if (isName && (isMisspelt ? isUnknown(reading) : isUnknown(reading) || isCorrected(reading)))
    return { q: text };
  if (reading.kind !== 'ask' && reading.kind !== 'everywhere' && !reading.corrected) {
    const split = isNeed ? places.split(text, { besideNeed: isNeed }) : null;
    return split?.place.label === reading.label && kindOf(split.rest).isNeed ? found(split, text) : search;
  }
  if (reading.kind === 'everywhere') return isWhole && hasFilter ? { q: text } : search;
  if (reading.kind === 'ask' && reading.why === 'near-me')
    return hasFilter ? { ...NEAR_ME, q: text } : search;
  if (reading.kind === 'ask' && ARMY.test(text)) return inNeedField(readers, text);
  if (reading.kind === 'ask' && reading.why !== 'unknown') return search;
  const isNowhere = isUnknown(reading) && search.searchCity !== undefined;
  if (isWhole || (isNowhere && !isNeed && looksLikeName(text))) return { q: text };
  const split = isNeed ? places.split(text, { besideNeed: isNeed }) : null;
  if (split && kindOf(split.rest).isNeed) return found(split, text);
  return isNowhere && (isNeed || isSentence(text)) ? { q: text } : search;
}

/** No place has so many words: somebody says what is the matter, in words that are not all known. */
const isSentence = (text: string) => text.split(/\s+/).length >= FEWEST_OF_SENTENCE;

const isUnknown = (reading: PlaceReading) => reading.kind === 'ask' && reading.why === 'unknown';
const isCorrected = (reading: PlaceReading) => 'corrected' in reading && reading.corrected;

/** What a text means that stands where a need is asked for, without a place beside it. */
function inNeedField(readers: Readers, text: string): WhereSearch {
  const {
    places,
    search: { kindOf },
  } = readers;
  const army = text.replace(ARMY, ' ').trim();
  if (army !== text && (army === '' || kindOf(army).isNeed)) {
    return { typed: ARMY.exec(text)?.[0].trim() ?? text, ...(army && { q: army }) };
  }
  const { isNeed, isWhole, isName, strange } = kindOf(text);
  const isOne = isName || (isWhole && !OTHER_LETTERS.test(text));
  const split = isOne ? null : places.split(text, { besideNeed: isNeed });
  const misspelt = split || !isNeed ? null : misspeltCity(readers, text, strange);
  if (misspelt) return misspelt;
  if (split && (split.isSure || split.rest === '' || kindOf(split.rest).isNeed)) return found(split, text);
  const reading = places.read(text);
  const isNearMe = reading.kind === 'ask' && reading.why === 'near-me';
  return isNearMe ? { ...NEAR_ME, q: text } : { q: text };
}

/** "anxiety philidelphia": a word that nobody knows is a large city's name, spelled nearly so. */
function misspeltCity({ places, search }: Readers, text: string, strange: string[]): WhereSearch | null {
  for (const word of strange) {
    const at = text.indexOf(word);
    if (word.length < SHORTEST_MISSPELT || BEHIND_TITLE.test(text.slice(0, at))) continue;
    const before = /\S{2,20} $/.exec(text.slice(0, at))?.[0] ?? '';
    const behind = /^,? [a-z]{2,20}/i.exec(text.slice(at + word.length))?.[0] ?? '';
    for (const name of [word + behind, before + word, word]) {
      const place = places.read(name);
      if (place.kind !== 'city' || !place.corrected || !isLarge(places, place)) continue;
      const rest = text
        .replace(name, ' ')
        .replace(/\s+(?:in|near|en|at|around)?\s*$/i, '')
        .trim();
      return search.kindOf(rest).isNeed ? { ...place.search, typed: text, q: rest } : null;
    }
  }
  return null;
}

function isLarge(places: Readers['places'], { search }: ReadPlace): boolean {
  const { searchCity = '', searchState } = search;
  const state = searchState !== undefined && isState(searchState) ? searchState : null;
  return places.zipsOfCity(searchCity, state).length >= ZIPS_OF_LARGE_CITY;
}

/** A need without the place that is named beside it already. */
function withoutPlace({ places }: Readers, where: string, need: string): string {
  const reading = places.read(where);
  const split = places.split(need, { besideNeed: true });
  return split && 'label' in reading && split.place.label === reading.label ? split.rest : need;
}

function found({ place, rest, miles }: Split, typed: string): WhereSearch {
  const radius = miles && (place.kind === 'city' || place.kind === 'zip') ? { radius: radiusOf(miles) } : {};
  return { ...place.search, typed: typed.slice(0, MAX_SEARCH_TEXT), ...(rest && { q: rest }), ...radius };
}

/** The smallest circle that reaches as far. */
function radiusOf(miles: number): string {
  return String(RADII.find((radius) => radius >= miles) ?? RADII.at(-1));
}
