import { folded } from '#contract/without-accents.ts';

/** A name as its fields have it, whatever else stands in them. */
export interface WrittenName {
  first: string;
  middle: string;
  last: string;
  suffix: string;
}

/** A name without what is none of it: small letters, no accents. */
export interface ReadName {
  /** First and middle names, in their order; an initial is one letter. */
  given: string[];
  /** The last name as one word: "delacruz". */
  family: string;
  /** "jr", "iii" */
  suffixes: string[];
  /** What stood behind it: "md", "phd". */
  credentials: string[];
}

/**
 * Reads what people and registers write into the fields of a name: "O'Brien, M.D.", "DE LA CRUZ JR", "Mary-Ann B.".
 * `isOsteopath`: "DO" behind a name is a degree; elsewhere it is a name.
 */
export function readName({ first, middle, last, suffix }: WrittenName, isOsteopath: boolean): ReadName {
  const read: ReadName = {
    given: [],
    family: '',
    suffixes: words(suffix).flatMap(suffixesOf),
    credentials: [],
  };
  const firsts = stripped(withoutTitle(words(first)), 1);
  const middles = stripped(words(middle), 0);
  const lasts = stripped(words(last), 1);
  const start = lasts.some((word) => plain(word).length > 1)
    ? lasts.findIndex((word, i) => !isInitial(word, lasts[i + 1]))
    : -1;
  const end = lasts.findLastIndex((word) => plain(word).length > 1) + 1;
  // An initial of a last name's field is one of a middle name. Without a last name, what there is is it.
  const initials = start < 0 ? [] : [...lasts.slice(0, start), ...lasts.slice(end)];
  read.given = withoutRepeats([...firsts, ...middles, ...initials].map(plain));
  read.family = (start < 0 ? lasts : lasts.slice(start, end)).map(plain).join('');
  return read;

  /** Takes suffixes and credentials from the end, and notes them; so many words stay in any case. */
  function stripped(all: string[], least: number): string[] {
    let count = all.length;
    for (; count > least; count--) {
      const word = all[count - 1];
      if (SUFFIXES.has(word)) read.suffixes.push(...suffixesOf(word));
      else if (isCredential(word)) read.credentials.push(plain(word));
      else break;
    }
    return all.slice(0, count);
  }

  function isCredential(word: string): boolean {
    return CREDENTIALS.has(plain(word)) || word === 'd.o.' || (word === 'do' && isOsteopath);
  }
}

const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof']);

const SUFFIXES = new Map([
  ['jr', 'jr'],
  ['sr', 'sr'],
  ['2nd', 'ii'],
  ['ii', 'ii'],
  ['3rd', 'iii'],
  ['iii', 'iii'],
  ['4th', 'iv'],
  ['iv', 'iv'],
]);

/** Those that are nobody's last name: MA, PA and LI are. */
const CREDENTIALS = new Set([
  ...['md', 'phd', 'psyd', 'mph', 'ms', 'msc', 'mba', 'mha', 'jd', 'mbbs', 'mbchb', 'mbbch', 'bs', 'edd'],
  ...[
    'dnp',
    'dphil',
    'drph',
    'scd',
    'esq',
    'rn',
    'facp',
    'faap',
    'fapa',
    'dfapa',
    'dlfapa',
    'faclp',
    'fasam',
  ],
]);

/** O'LEARY and D'SOUZA are written with a space as well; L'HEUREUX too, where enough of a name follows to be sure. */
const ELIDED = new Set(['o', 'd']);
const LONG_ELIDED = 5;

/** All that are typed for one, the letters among them that Hawaiian and Samoan have. */
const APOSTROPHES = /['’‘‛`´′\uff07\p{Lm}]/gu;

/** "o'brien-lee, m.d." as obrien, lee, m.d. */
function words(text: string): string[] {
  return folded(text.replace(APOSTROPHES, ''))
    .replace(/(?<=\s)(m\.? d|d\.? o|ph\.? d)\.?$/, (spaced) =>
      spaced.replace(/[ .]/g, '').replace(/./g, '$&.'),
    )
    .split(/[^\p{L}\p{N}.]+/u)
    .flatMap(withoutDots)
    .filter((word) => /\p{L}/u.test(word));
}

/** "m.d." and "o." as they are, "ph.d." as phd, "j.r." as two initials, "st.john" as two words. */
function withoutDots(word: string): string[] {
  if (!word.includes('.')) return [word];
  const letters = plain(word);
  if (letters === 'do') return ['d.o.'];
  if (CREDENTIALS.has(letters)) return [letters];
  if (/^(?:\p{L}\.)+\p{L}?$/u.test(word)) return Array.from(letters, (letter) => `${letter}.`);
  return word.split('.');
}

function plain(word: string): string {
  return word.replaceAll('.', '');
}

function suffixesOf(word: string): string[] {
  const suffix = SUFFIXES.get(word);
  return suffix === undefined ? [] : [suffix];
}

function withoutTitle(all: string[]): string[] {
  return all.length > 1 && TITLES.has(all[0]) ? all.slice(1) : all;
}

/** In front of a last name. */
function isInitial(word: string, next = ''): boolean {
  if (plain(word).length !== 1) return false;
  return !ELIDED.has(word) && !(word === 'l' && next.length >= LONG_ELIDED);
}

/** "ADA M" and "MARIE" of two fields are one middle name. */
function withoutRepeats(given: string[]): string[] {
  return given.filter(
    (name, i) =>
      i === 0 || !(given[i + 1] ?? '').startsWith(name) || (name.length > 1 && given[i + 1] !== name),
  );
}
