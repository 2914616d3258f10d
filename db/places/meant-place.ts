import { phraseSet } from '../text/phrases.ts';
import { phrase, readList, readParts } from '../text/word-list.ts';
import type { Exact, Meanings } from './exact.ts';
import { placeWords } from './place-key.ts';
import { stateOfKey } from './states.ts';
import { isSomebody } from './somebody.ts';

const PHRASES = readParts(
  'db/places/words/which-place.txt',
  ['home', 'not', 'elsewhere', 'too far'],
  (line) => placeWords(phrase(line)),
);
const HOME = phraseSet(PHRASES.home);
const NOT = phraseSet(PHRASES.not);
const ELSEWHERE = phraseSet(PHRASES.elsewhere);
const TOO_FAR = phraseSet(PHRASES['too far']);

const MOST_WORDS = 5;
/** Thousands of people, counted double, from which a name that is a word as well is a place. */
const NO_WORD = 200;
/** Names of two and three letters that are no word. */
const SHORT = new Set([
  'dc',
  'la',
  'nyc',
  'sf',
  'kc',
  'stl',
  'atl',
  'slc',
  'okc',
  'dfw',
  'phx',
  'pdx',
  'nj',
  'ny',
]);
const BEFORE_NAMES = new Set(['the', 'downtown', 'greater', 'suburban', 'central']);
const WORDS_AS_WELL = new Set(readList('db/place-names/words-as-well.txt', (word) => word));
/** Stands for a word of what is not meant: no place has it in its name. */
const TAKEN_OUT = '-';

/** A name that stands in a text. */
interface Name {
  meanings: Meanings;
  words: string[];
  start: number;
  end: number;
}

/** Which of the places that a text names is meant. */
export interface Meant {
  /** The one that is; null where the text only says which is not. */
  found: Name | null;
  /** Those that are not meant at all, so that nothing is read of them. */
  refused: Meanings[];
}

/**
 * Makes `meant(words)` for a text with several places: "I work in X but live in Y", "anywhere but X, Y", "X, not Y", "X is too
 * far, Y", "X but the Maine one". Null for a text that says nothing of the kind.
 */
export function createMeant(exact: Exact) {
  return function meant(words: string[]): Meant | null {
    const one = oneOfState(words);
    if (one) return { found: one, refused: [] };
    const left = [...words];
    const refused: Name[] = [];
    const elsewhere: Name[] = [];
    let home: Name | null = null;
    for (let at = 0; at < words.length; at++) {
      const isNot = NOT.at(words, at);
      const before = isNot ?? ELSEWHERE.at(words, at) ?? HOME.at(words, at);
      const name = before ? nameAt(words, at + before.length) : null;
      const far = TOO_FAR.at(words, at) && nameBefore(words, at);
      if (far) takeOut(far.start, far, refused);
      if (!before || !name) continue;
      if (isNot) takeOut(at, name, refused);
      else if (ELSEWHERE.at(words, at)) takeOut(at, name, elsewhere);
      else home = name;
      at = name.end - 1;
    }
    const others = [...refused, ...elsewhere];
    if (others.length === 0) return null;
    const found = home ?? firstTown(left) ?? otherState(left, others);
    if (found)
      return {
        found: inTheirState(found, refused, others),
        refused: refused.map(({ meanings }) => meanings),
      };
    return refused.length > 0 ? { found: null, refused: refused.map(({ meanings }) => meanings) } : null;

    function takeOut(start: number, name: Name, among: Name[]): void {
      left.fill(TAKEN_OUT, start, name.end);
      among.push(name);
    }
  };

  /** "Portland but the Maine one" */
  function oneOfState(words: string[]): Name | null {
    const one = words.lastIndexOf('one');
    const the = words.lastIndexOf('the', one);
    const state = the > 0 && words[the - 1] !== 'not' ? stateOfKey(words.slice(the + 1, one).join('')) : null;
    const name = state && firstTown(words.slice(0, the));
    const here = name && exact.inState(name.words, state);
    return here && { ...name, meanings: here };
  }

  /** The longest name there. */
  function nameAt(words: string[], from: number): Name | null {
    let start = from;
    while (BEFORE_NAMES.has(words[start])) start++;
    for (let end = Math.min(words.length, start + MOST_WORDS); end > start; end--) {
      const name = words.slice(start, end);
      const meanings = isPlace(name) ? exact.read(name) : null;
      if (meanings && !isRatherAWord(name, meanings)) return { meanings, words: name, start, end };
    }
    return null;
  }

  function nameBefore(words: string[], end: number): Name | null {
    for (let start = Math.max(0, end - MOST_WORDS); start < end; start++) {
      const name = nameAt(words, start);
      if (name?.end === end) return name;
    }
    return null;
  }

  /** Of what is left over. */
  function firstTown(words: string[]): Name | null {
    return firstOf(words, ({ kind }) => kind !== 'state');
  }

  /** "Washington state, not DC": a state is meant where none of the others lies in it. */
  function otherState(words: string[], others: Name[]): Name | null {
    const states = others.flatMap(({ meanings }) => meanings.flatMap((one) => one.states));
    return firstOf(
      words,
      (one) => one.kind === 'state' && !one.states.some((state) => states.includes(state)),
    );
  }

  function firstOf(words: string[], accepts: (named: Meanings[0]) => boolean): Name | null {
    for (let at = 0; at < words.length; at++) {
      const name = isSomebody(words, at) ? null : nameAt(words, at);
      if (name && accepts(name.meanings[0])) return name;
    }
    return null;
  }

  /** "Evanston, not Chicago" is the one in Illinois, and "Kansas City not Missouri" the other one. */
  function inTheirState(name: Name, refused: Name[], others: Name[]): Name {
    const not = refused.flatMap(({ meanings: [first] }) => (first.kind === 'state' ? first.states : []));
    const [first, ...rest] = name.meanings.filter(
      ({ states }) => !states.some((state) => not.includes(state)),
    );
    if (not.length > 0 && first) return { ...name, meanings: [first, ...rest] };
    // "I split my time between New York and Florida"
    if (name.meanings[0].kind === 'state') return name;
    for (const { meanings } of others) {
      const here = meanings[0].kind === 'city' ? exact.inState(name.words, meanings[0].states[0]) : null;
      if (here) return { ...name, meanings: here };
    }
    return name;
  }
}

const isPlace = (name: string[]) =>
  !name.includes(TAKEN_OUT) && (name.length > 1 || name[0].length > 3 || SHORT.has(name[0]));

function isRatherAWord(name: string[], [{ kind, weight }]: Meanings): boolean {
  if (kind === 'county') return name.length === 1;
  return name.length === 1 && weight < NO_WORD && WORDS_AS_WELL.has(name[0]);
}
