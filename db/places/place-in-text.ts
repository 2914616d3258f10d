import type { ReadPlace } from '#contract/places.ts';
import { isState } from '#contract/vocabulary.ts';
import type { Exact, Meanings } from './exact.ts';
import { MOST_STATE_WORDS, stateOfKey } from './states.ts';
import type { Meant } from './meant-place.ts';
import { placeOf, stateNamed } from './gazetteer.ts';
import { GIVEN_NAMES, isBehindTitle } from './somebody.ts';
import { isWordAsWell } from './words-as-well.ts';
import { spokenZip } from './zip-text.ts';

/** A place that is named inside a longer text: words from `start` to before `end` name it, "in" or "near" among them. */
export interface PlaceWithin {
  place: ReadPlace;
  start: number;
  end: number;
  /** It cannot be somebody's name: a ZIP code, "in Dallas", "Boston MA". */
  isSure: boolean;
}

type Found = Omit<PlaceWithin, 'isSure'>;

export interface WithinOptions {
  /** The text speaks of a need, so that "adhd austin" is about the city; by itself Austin is a name. */
  besideNeed?: boolean;
  /** Whether a word is written like a name, in a text that tells names and words apart. */
  isCapital?: (at: number) => boolean;
}

export type Within = (words: string[], options?: WithinOptions) => PlaceWithin | null;

/** In front of a place. */
const LEADS = new Set(
  'in near around nearby at en cerca outside inside within by off close alrededor por'.split(' '),
);
const SPANISH_LEADS = new Set(['en', 'de', 'cerca', 'alrededor', 'por']);
/** Behind these stands nothing but a place, or somebody. */
const NEAR = new Set(['near', 'nearby', 'cerca', 'close', 'outside', 'alrededor']);
/** In front of much else as well: what follows has to be a town of some size, or written like a name. */
const WEAK_LEADS = new Set(['from', 'to', 'of', 'de', 'toward', 'towards', 'past', 'above', 'below']);
/** Between those and the place. */
const LINKS = new Set([
  'the',
  'of',
  'de',
  'to',
  'downtown',
  'greater',
  'el',
  'la',
  'central',
  'suburban',
  'rural',
]);
/** What people also write for something else, as the code of a state. */
const NO_CODE = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'as',
  'de',
  'la',
  'id',
  'al',
  'ma',
  'pa',
  'md',
  'co',
  'us',
  'ad',
  'va',
  'ms',
  'pr',
  'ct',
  'mt',
  'nd',
  'mo',
  'mi',
  'vi',
  'il',
  'ia',
]);
/** A code has to be the last or the first word, which these have to be the last: "tx resistant depression". */
const NOT_FIRST = new Set(['ne', 'tx', 'vt']);
/** Codes that are no word of any language: "bất kỳ" is not in Kentucky. */
const ANYWHERE = new Set(['dc', 'nj', 'ny']);
const COUNTY = /^(?:county|parish|borough)$/;
const MOST_NAME_WORDS = 4;
/** Of longer texts no place is looked for: nobody says that much, and each word costs. */
const MOST_WORDS = 50;
/** A name of one word stands alone only for a city of so many thousands, which no surname or common word shares. */
const LARGE = 250;
const SMALL_TOWN = 25;
/** A smaller one (spelled right, people count double) whose name is a word as well ("Winter", "Casa") is meant where it is written like a name. */
const NO_WORD = 200;
/** Beside a need a name of several words is a place for fewer, and so is a well-known part of a city. */
const NOT_SMALL = 40;
/** Short, and nothing else. */
const SHORT = new Set(['nyc', 'nola', 'dfw', 'okc', 'slc', 'phx', 'pdx', 'atx', 'atl', 'reno']);
/** Parts of cities that are called like something else. */
const NO_PART = new Set([
  'medicalcenter',
  'eastside',
  'westside',
  'rosegarden',
  'thevillage',
  'thehill',
  'thestrip',
]);
/** A city's name that people have too means the city beside a need, when it is larger than this. */
const VERY_LARGE = 700;
/** Large cities that are words as well. */
const COMMON = new Set([
  'mobile',
  'bucks',
  'reading',
  'orange',
  'independence',
  'aurora',
  'diego',
  'francisco',
  'antonio',
]);
/** Those that are names as well. */
const NAMES = new Set([
  'austin',
  'houston',
  'jackson',
  'madison',
  'lincoln',
  'columbus',
  'charlotte',
  'henderson',
  'arlington',
  'phoenix',
  'washington',
  'virginia',
  'georgia',
  'dallas',
  'denver',
  'cleveland',
  'raleigh',
  'durham',
  'irving',
  'garland',
  'stockton',
  'carolina',
  'buffalo',
  'memphis',
  'anaheim',
  'plano',
  'paris',
  'florence',
  'kent',
  'chandler',
  'gilbert',
  'bronx',
  'jordan',
  'troy',
  'victoria',
]);
/** Behind them stands who it is: "my son Austin". */
const RELATIONS = new Set(
  `son daughter wife husband brother sister mom mother dad father friend partner girlfriend boyfriend ex child kid baby cousin
   aunt uncle niece nephew grandma grandpa grandson granddaughter boss roommate named called hijo hija esposo esposa hermano
   hermana mama papa amigo amiga novio novia`.split(/\s+/),
);
/** No name ends with them: "since March and" is not in Marchand. */
const JOINING = new Set(['and', 'or', 'but']);
const ARTICLES = new Set(['the', 'a', 'an']);
const SPANISH_ARTICLES = new Set(['el', 'la', 'los', 'las']);

/** Whether the name of a place of such a weight, its words joined, is rather something else at that word. */
type IsName = (name: string, at: number, weight: number) => boolean;

/** "at the gate", "en la mesa" */
function withoutArticle(name: string[], lead: string): string[] {
  const isArticle = ARTICLES.has(name[0]) || (lead === 'en' && SPANISH_ARTICLES.has(name[0]));
  return name.length > 1 && isArticle ? name.slice(1) : name;
}

const isMost = (...all: boolean[]) => 2 * all.filter(Boolean).length > all.length;
const isWord = (name: string) => isWordAsWell(name) || name.length <= 3;
const isAmbiguous = (name: string) => COMMON.has(name) || NAMES.has(name);

/**
 * Makes `within(words)`: the place in a text like "anxiety boston ma" or "psychiatrist in dallas". Careful: a name by itself
 * that is a common word or a surname as well ("Kim", "Mobile", "Orange") is a place only with its state, or after "in".
 */
export function createWithin(
  exact: Exact,
  meant: (words: string[]) => Meant | null,
  zipPlace: (zip: string) => ReadPlace | null,
): Within {
  /** What the words of one text name, from the one to the other: each is asked about several times. */
  const known = new Map<number, Meanings | null>();

  return function within(words, { besideNeed = false, isCapital = () => false } = {}) {
    if (words.length > MOST_WORDS) return null;
    known.clear();
    const among = zipIn(words) ? null : meant(words);
    if (among) return among.found && ofSeveral(words, among.found);
    const sure = zipIn(words) ?? afterLead(words, isCapital) ?? withItsState(words);
    if (sure) return { ...sure, isSure: true };
    const isName: IsName = besideNeed
      ? (name, at, weight) =>
          COMMON.has(name) ||
          isMost(NAMES.has(name), isBehindTitle(words, at), weight < VERY_LARGE) ||
          (RELATIONS.has(words[at - 1]) && (NAMES.has(name) || GIVEN_NAMES.has(name)))
      : isAmbiguous;
    const likely =
      large(words, isName, besideNeed) ?? afterWeakLead(words, isCapital) ?? stateIn(words, isName);
    return likely && { ...likely, isSure: false };
  };

  function ofSeveral(words: string[], { meanings, start, end }: NonNullable<Meant['found']>): PlaceWithin {
    return { place: placeOf(meanings[0]), start: withLeads(words, start), end, isSure: true };
  }

  function zipIn(words: string[]): Found | null {
    const at = words.findLastIndex((word) => /^\d{5}$/.test(word));
    const spoken = at === -1 ? spokenZip(words, (zip) => zipPlace(zip) !== null) : null;
    if (at === -1 && !spoken) return null;
    // "02139-4307"
    const more = /^\d{4}$/.test(words[at + 1] ?? '') ? 1 : 0;
    const { zip, start, end } = spoken ?? { zip: words[at], start: at, end: at + 1 + more };
    const place = zipPlace(zip);
    return place && { place, start: withLeads(words, cityBefore(words, start)), end };
  }

  /** The city and state that a ZIP code follows belong to it. */
  function cityBefore(words: string[], at: number): number {
    for (let start = Math.max(0, at - MOST_NAME_WORDS - 1); start < at; start++) {
      const named = words.slice(start, at);
      if (named.length === 1 ? stateOfKey(named[0]) : isWithState(named)) return start;
    }
    return at;
  }

  /** "in dallas", "near the bay area": the longest name behind such a word, a word of the language only by its capital. */
  function afterLead(words: string[], isCapital: (at: number) => boolean, from = 0): Found | null {
    for (let lead = from; lead < words.length - 1; lead++) {
      if (!LEADS.has(words[lead])) continue;
      const start = afterLinks(words, lead + 1);
      const found = longest(words, start, (name, [first]) => {
        if (first.kind === 'county') return COUNTY.test(name.at(-1) ?? '');
        // "near me, who listens" is not near Maine.
        if (/^(?:to)?me$/.test(name.join('')) && words[lead] !== 'in') return false;
        // "at the VA" is a hospital.
        if (words[start - 1] === 'the' && name.join('') === 'va') return false;
        // "en la escuela" is not in Louisiana.
        const isArticle = words[lead] === 'en' && name.length === 1 && SPANISH_ARTICLES.has(name[0]);
        if (isArticle && start + 1 < words.length) return false;
        const [only, ...more] = withoutArticle(name, words[lead]);
        if (more.length > 0 || first.weight >= NO_WORD || NEAR.has(words[lead])) return true;
        return !isWord(only) || isCapital(start);
      });
      if (!found) continue;
      const more = found.place.kind === 'state' ? afterLead(words, isCapital, found.end) : null;
      return more?.start === found.end ? withinState(words, found, more) : { ...found, start: lead };
    }
    return null;
  }

  /** "in texas near waco" */
  function withinState(words: string[], state: Found, more: Found): Found {
    const name = words.slice(afterLinks(words, more.start + 1), more.end);
    const { searchState = '' } = state.place.search;
    const here = isState(searchState) ? exact.inState(name, searchState) : null;
    return {
      place: here ? placeOf(here[0]) : state.place,
      start: state.start,
      end: here ? more.end : state.end,
    };
  }

  /** "get to from hoboken": what stands there is a place when it is no word, and no small town, or has a capital. */
  function afterWeakLead(words: string[], isCapital: (at: number) => boolean): Found | null {
    for (let lead = words.length - 2; lead >= 0; lead--) {
      if (!WEAK_LEADS.has(words[lead])) continue;
      const start = afterLinks(words, lead + 1);
      const found = longest(
        words,
        start,
        (name, [{ kind, weight }]) =>
          kind !== 'county' &&
          !isAmbiguous(name.join('')) &&
          !(name.length === 1 && isWord(name[0])) &&
          (isCapital(start) || weight >= SMALL_TOWN),
      );
      if (found) return { ...found, start: lead };
    }
    return null;
  }

  function afterLinks(words: string[], from: number): number {
    let start = from;
    // "in LA"
    if (words[from] === 'la' && !SPANISH_LEADS.has(words[from - 1])) return start;
    while (start < words.length - 1 && LINKS.has(words[start]) && !reads(words.slice(start, start + 2)))
      start++;
    return start;
  }

  /** "boston ma", "salem oregon" */
  function withItsState(words: string[]): Found | null {
    for (let end = 2; end <= words.length; end++) {
      if (!endsWithState(words, end)) continue;
      for (let start = Math.max(0, end - MOST_NAME_WORDS - MOST_STATE_WORDS); start < end - 1; start++) {
        const found = isWithState(words.slice(start, end)) ? readAt(words, start, end) : null;
        if (found) return { place: placeOf(found[0]), start: withLeads(words, start), end };
      }
    }
    return null;
  }

  function endsWithState(words: string[], end: number): boolean {
    for (let count = 1; count <= MOST_STATE_WORDS && count < end; count++) {
      if (stateOfKey(words.slice(end - count, end).join(''))) return true;
    }
    return false;
  }

  /** "los angeles", "chicago", "cook county" */
  function large(words: string[], isName: IsName, besideNeed: boolean): Found | null {
    for (let start = 0; start < words.length; start++) {
      const found = longest(words, start, (name, [first]) => {
        if (name.at(-1) === 'county' && name.length > 1) return true;
        // "Washington state"
        if (name.at(-1) === 'state' && first.kind === 'state') return true;
        const key = name.join('');
        if (SHORT.has(key)) return !isBehindTitle(words, start);
        if (
          words[start - 1] === 'en' &&
          first.weight < NO_WORD &&
          isWord(withoutArticle(name, 'en').join(''))
        )
          return false;
        if (first.kind === 'state' || key.length <= 4 || isName(key, start, first.weight)) return false;
        if (name.length === 1) return first.weight >= LARGE;
        if (!besideNeed) return first.weight >= LARGE / 5;
        return first.kind === 'region' ? !NO_PART.has(key) : first.weight >= NOT_SMALL;
      });
      if (found) return { ...withItsCity(words, found), start: withLeads(words, start) };
    }
    return null;
  }

  /** "Capitol Hill Seattle" is the one of Seattle. */
  function withItsCity(words: string[], part: Found): Found {
    if (part.place.kind !== 'region') return part;
    const city = longest(words, part.end, (_, [{ kind, weight }]) => kind === 'city' && weight >= LARGE);
    const [, state = ''] = / ([A-Z]{2})$/.exec(city?.place.label ?? '') ?? [];
    const here = city && isState(state) ? exact.inState(words.slice(part.start, part.end), state) : null;
    return city && here ? { place: placeOf(here[0]), start: part.start, end: city.end } : part;
  }

  /** "telehealth california", "DC therapist": the name of a state, or its code. */
  function stateIn(words: string[], isName: IsName): Found | null {
    for (let start = 0; start < words.length; start++) {
      for (let end = Math.min(words.length, start + MOST_STATE_WORDS); end > start; end--) {
        const name = words.slice(start, end);
        const state = stateOfKey(name.join(''));
        if (!state || isName(name.join(''), start, Infinity)) continue;
        const code = name.join('');
        if (code.length === 2 && !isCode(code, start, end === words.length)) continue;
        const { kind, label, search } = stateNamed(state, '');
        return { place: { kind, label, search }, start: withLeads(words, start), end };
      }
    }
    return null;
  }

  function isCode(code: string, at: number, isLast: boolean): boolean {
    if (NO_CODE.has(code)) return false;
    return isLast || ANYWHERE.has(code) || (at === 0 && !NOT_FIRST.has(code));
  }

  function longest(
    words: string[],
    start: number,
    accepts: (name: string[], found: Meanings) => boolean,
  ): Found | null {
    for (let end = Math.min(words.length, start + MOST_NAME_WORDS + MOST_STATE_WORDS); end > start; end--) {
      if (JOINING.has(words[end - 1])) continue;
      const found = readAt(words, start, end);
      if (!found || !accepts(words.slice(start, end), found)) continue;
      return { place: placeOf(found[0]), start, end };
    }
    return null;
  }

  function readAt(words: string[], start: number, end: number): Meanings | null {
    const key = start * MOST_WORDS + end;
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = exact.read(words.slice(start, end))));
    return found;
  }

  function reads(words: string[]): boolean {
    return exact.read(words) !== null;
  }

  function isWithState(name: string[]): boolean {
    for (let count = 1; count <= MOST_STATE_WORDS && count < name.length; count++) {
      const state = stateOfKey(name.slice(-count).join(''));
      // "George Washington" is somebody's name; "George WA" is a town.
      const here = state && exact.inState(name.slice(0, -count), state);
      if (here && (here[0].weight > SMALL_TOWN || !isAmbiguous(name.slice(-count).join('')))) return true;
    }
    return false;
  }

  function withLeads(words: string[], start: number): number {
    let from = start;
    while (from > 0 && (LEADS.has(words[from - 1]) || LINKS.has(words[from - 1]))) from--;
    return LEADS.has(words[from]) ? from : start;
  }
}
