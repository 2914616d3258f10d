import type { PlaceReading, ReadPlace, WhereSearch } from '#contract/places.ts';
import { MAX_SEARCH_TEXT, MAX_TYPED_PLACE, RADII } from '#contract/constants.ts';
import { isState } from '#contract/vocabulary.ts';
import { isContact } from '../../../db/search/contacts.ts';
import { endsInTitle } from '../../../db/places/somebody.ts';
import { isWordAsWell } from '../../../db/places/words-as-well.ts';
import type { Split } from '../../../db/places/split.ts';
import type { Store } from '../../../db/store.ts';
import { areNames, hasGivenName, isOrdinary, looksLikeName } from '../../../db/search/looks-like-name.ts';
import { isPlainWord } from '../../../db/text/plain-words.ts';
import { whereSearch } from './query-of-place.ts';

/** Knows places, and what texts are. */
export type Readers = Pick<Store, 'places' | 'search'>;

/** An address of the army's, the fleet's or the diplomats' post. */
const ARMY = /(?:\b\S+\s+\d+\s+)?\b(?:apo|fpo|dpo)\b[\s,]*(?:\ba[aep]\b)?[\s,]*(?:\d{5}(?:-\d{4})?)?/i;
/** Begins what somebody says of themselves, or asks; no place begins so. */
const SAYS =
  /^(?:i|i['’]?m|i['’]ve|we|my|help|nobody|who|what|how|why|can|could|do|does|is|need|want|yo|mi|me|necesito|quiero|nadie|qué|cómo|quién)\s/i;
/** Shorter words are too near too much. */
const SHORTEST_MISSPELT = 6;
const SHORTEST_TOWN = 5;
const ZIPS_OF_LARGE_CITY = 12;
/** A bare name: behind "in" it is looked for in all of the text. */
const BEHIND_COMMA = /^(.*\S)\s*,\s*(?!\s|(?:in|en|not|no|near|at|on|around|outside|from|to)\b)([^,]+)$/i;
const FEWEST_OF_SENTENCE = 5;
const NOT_THERE = /\b(?:not|no|except|but)(?: \S+)? $/i;
/** Both are small words of other languages. */
const IN_LA = /\b(?:in|near|around) l\.?a\b/i;
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
  const read = withDanger(readers, readTogether(readers, where, need), [where.trim(), need]);
  if (read.typed === undefined || read.typed.length <= MAX_TYPED_PLACE) return read;
  // An address has room for a long text once.
  const { typed, ...search } = read;
  return Object.keys(search).length > 0 ? search : { typed: typed.slice(0, MAX_TYPED_PLACE) };
}

function readTogether(readers: Readers, where: string, need: string): WhereSearch {
  const text = where.trim().slice(0, MAX_SEARCH_TEXT);
  const there = text === '' ? {} : inPlaceField(readers, text);
  const { q: moved = '', ...place } = there;
  const q = `${moved} ${need}`.trim().slice(0, MAX_SEARCH_TEXT);
  if (q === '') return place;
  if (Object.keys(place).length === 0) return inNeedField(readers, q);
  return { ...place, q: need === '' ? q : withoutPlace(readers, text, q) };
}

/** "Boston I give up" is in Boston, and no less: danger is read, whatever place is named beside it, but Socorro, NM. */
function withDanger({ search: { kindOf } }: Readers, read: WhereSearch, texts: string[]): WhereSearch {
  const { searchCity, searchCounty, searchRegion = '', q = '' } = read;
  const name = (searchCity ?? searchCounty ?? searchRegion).toLowerCase();
  const isDanger = (text: string) =>
    kindOf(text).isDanger && kindOf(withoutName(text.toLowerCase(), name)).isDanger;
  if (!texts.some(isDanger) || kindOf(q).isDanger) return read;
  return { ...read, q: texts.join(' ').trim().slice(0, MAX_SEARCH_TEXT) };
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
  const { isNeed, isDanger, isWhole, hasFilter, isName, isMisspelt } = kindOf(text);
  if (isName && (isMisspelt ? isUnknown(reading) : isUnknown(reading) || isCorrected(reading)))
    return { q: text };
  const named = isNeed ? null : nameBeside(readers, text);
  if (named && 'label' in reading && isMeantBeside(named, reading)) return found(named, text);
  if (reading.kind !== 'ask' && reading.kind !== 'everywhere' && !reading.corrected) {
    if (isWhole && hasFilter && isHardlyMeant(places, text, reading)) return { q: text };
    const split = isNeed ? places.split(text, { besideNeed: isNeed }) : null;
    if (split?.place.label === reading.label) {
      if (kindOf(split.rest).isNeed) return found(split, text);
      // "Arlington, VA" has nothing of the VA, and "vivo en Los Ángeles" is not in Angeles.
      if (split.rest === '' || split.isSure) return search;
    }
    return (isNeed && needBesidePlace(readers, text, reading)) || search;
  }
  if (reading.kind === 'everywhere') return isWhole && hasFilter ? { q: text } : search;
  if (reading.kind === 'ask' && reading.why === 'near-me')
    return hasFilter ? { ...NEAR_ME, q: text } : search;
  if (reading.kind === 'ask' && ARMY.test(text)) return inNeedField(readers, text);
  if (reading.kind === 'ask' && reading.why !== 'unknown') return search;
  if ((isCorrected(reading) || isUnknown(reading)) && isPlainWord(text.toLowerCase())) return { q: text };
  const isNowhere = isUnknown(reading) && search.searchCity !== undefined;
  if (isWhole || (isNowhere && !isNeed && looksLikeName(text))) return { q: text };
  const split = isNeed ? places.split(text, { besideNeed: isNeed }) : null;
  if (split && kindOf(split.rest).isNeed) return found(split, text);
  const beside = isNeed ? cityBeside(readers, text) : null;
  if (beside) return beside;
  return (isNowhere && (isNeed || isLong(text))) || (isUnknown(reading) && (isDanger || SAYS.test(text)))
    ? { q: text }
    : search;
}

/** What is said beside a place that was read, which is not to be dropped: "depression, Jackson", "sad in winter". */
function needBesidePlace(readers: Readers, text: string, { label, search }: ReadPlace): WhereSearch | null {
  const beside = cityBeside(readers, text);
  if (beside) return beside;
  const { need, place } = aroundComma(text);
  const behind = readers.places.read(place);
  if ('label' in behind && behind.label === label && readers.search.kindOf(need).isNeed)
    return { ...search, typed: text, q: need };
  const { searchCity = '' } = search;
  return isOrdinary(searchCity) && text.endsWith(` ${searchCity.toLowerCase()}`) ? { q: text } : null;
}

/** No place has so many words: somebody says what is the matter, in words that are not all known. */
const isLong = (text: string) => text.split(/\s+/).length >= FEWEST_OF_SENTENCE;

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
  const isOne = isName || (isWhole && !OTHER_LETTERS.test(text) && !IN_LA.test(text));
  const split = isOne ? null : places.split(text, { besideNeed: isNeed });
  const beside = split || !isNeed ? null : cityBeside(readers, text);
  if (beside) return beside;
  if (split && (split.isSure || split.rest === '' || kindOf(split.rest).isNeed)) return found(split, text);
  const named = isNeed || isOne ? null : nameBeside(readers, text);
  if (named) return found(named, text);
  // "Lower East Side"; of one word it may be somebody's name.
  const isAlone = !isNeed && !isOne && /\s/.test(text);
  const alone = isAlone ? places.split(text, { besideNeed: true }) : null;
  if (alone?.rest === '') return found(alone, text);
  const isNobody = !isNeed && strange.length > 0 && strange.length === text.split(/\s+/).length;
  if (isNobody && (isCollege(places, text) || isWellKnown(places, text))) return whereSearch(places, text);
  const reading = places.read(text);
  const isNearMe = reading.kind === 'ask' && reading.why === 'near-me';
  return isNearMe ? { ...NEAR_ME, q: text } : { q: text };
}

/**
 * "depression, Bozeman", "depression bozeman", "anxiety philidelphia": what stands behind a comma, or a word that nobody
 * has, is a city's name, or nearly that of a large one.
 */
function cityBeside({ places, search }: Readers, text: string): WhereSearch | null {
  const { need, place } = aroundComma(text);
  const isSplit = place !== '' && search.kindOf(need).isNeed && !search.kindOf(place).isNeed;
  if (isSplit && isTown(places, place)) return { ...whereSearch(places, place), typed: text, q: need };
  for (const word of search.kindOf(text).strange) {
    const at = text.indexOf(word);
    if (endsInTitle(text.slice(0, at))) continue;
    if (isTown(places, word) && !NOT_THERE.test(text.slice(0, at))) {
      const rest = withoutName(text, word);
      return search.kindOf(rest).isNeed ? { ...whereSearch(places, word), typed: text, q: rest } : null;
    }
    if (isCollege(places, word) && search.kindOf(withoutName(text, word)).isNeed)
      return { ...whereSearch(places, word), q: withoutName(text, word) };
    // "My son is fourteen and" is not in Fort Wayne; nor is a long text corrected, of which the page does not show how.
    if (word.length < SHORTEST_MISSPELT || isPlainWord(word) || text.length > MAX_TYPED_PLACE) continue;
    const before = /\S{2,20} $/.exec(text.slice(0, at))?.[0] ?? '';
    const behind = /^,? [a-z]{2,20}/i.exec(text.slice(at + word.length))?.[0] ?? '';
    for (const name of [word + behind, before + word, word]) {
      const place = places.read(name);
      if (place.kind !== 'city' || !place.corrected || !isLarge(places, place)) continue;
      const rest = withoutName(text, name);
      return search.kindOf(rest).isNeed ? { ...place.search, typed: text, q: rest } : null;
    }
  }
  return null;
}

/** "Heather Cincinnati", "Núñez Houston": somebody's name, and where; but Whitney Houston is one. */
function nameBeside({ places, search }: Readers, text: string): Split | null {
  const split = places.split(text, { besideNeed: !hasGivenName(text) });
  if (!split || split.rest === '') return null;
  return areNames(split.rest) || search.kindOf(split.rest).isName ? split : null;
}

/** The same place without the name, or one of another state: "Kevin in Chicago" is not in Kevin, MT. */
function isMeantBeside({ place, isSure }: Split, { label }: ReadPlace): boolean {
  if (place.label === label) return true;
  return isSure && place.kind === 'city' && place.label.slice(-2) !== label.slice(-2);
}

function aroundComma(text: string): { need: string; place: string } {
  const [, need = '', place = ''] = BEHIND_COMMA.exec(text) ?? [];
  return { need, place };
}

function withoutName(text: string, name: string): string {
  return text
    .replace(name, ' ')
    .replace(/[\s,]+(?:in|near|en|at|around)?\s*$/i, '')
    .replace(/^[\s,]+/, '')
    .replace(/\s+/g, ' ');
}

/** Of any size; a word of the language and a name that many bear are none. */
function isTown(places: Readers['places'], name: string): boolean {
  if (name.length < SHORTEST_TOWN || isOrdinary(name)) return false;
  const place = places.read(name);
  return place.kind === 'city' && !place.corrected;
}

/** "OSU", "NYU": what is written so and names a place. */
function isCollege(places: Readers['places'], word: string): boolean {
  const place = places.read(word);
  return /^\p{Lu}{2,5}$/u.test(word) && 'label' in place && !place.corrected && place.kind !== 'state';
}

/** "Bronx", "philidelphia": a place that is in no name, so that whoever types it alone looks for nobody called so. */
function isWellKnown(places: Readers['places'], text: string): boolean {
  const place = places.read(text);
  if (!('label' in place) || text.split(/\s+/).some(isOrdinary)) return false;
  return place.kind === 'city' ? isLarge(places, place) : place.kind === 'state' || !place.corrected;
}

/** Who says "veteran" or "in person" seldom means Veteran, WY, or Person County, NC: these want their state, or "County". */
function isHardlyMeant(places: Readers['places'], text: string, { kind, search }: ReadPlace): boolean {
  if (kind === 'county') return !/county|parish/i.test(text);
  const { searchCity, searchState } = search;
  if (searchCity === undefined || searchState !== undefined) return false;
  return isWordAsWell(searchCity) && places.zipsOfCity(searchCity, null).length === 1;
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
  return { ...place.search, typed, ...(rest && { q: rest }), ...radius };
}

/** The smallest circle that reaches as far. */
function radiusOf(miles: number): string {
  return String(RADII.find((radius) => radius >= miles) ?? RADII.at(-1));
}
