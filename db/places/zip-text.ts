import { firstNotBefore } from '../first-not-before.ts';

/** Army and fleet post: AA is 340, AE 09…, AP 962 to 966. */
const MILITARY_ZIP = /^(?:09\d|340|96[2-6])\d\d$/;
const MILITARY_WORDS = new Set(['apo', 'fpo', 'dpo']);
const MILITARY_STATES = new Set(['aa', 'ae', 'ap']);

/** Whether the words are an address of the army's, the fleet's or the diplomats' post. */
export function isMilitary(words: string[], isListed: (zip: string) => boolean): boolean {
  if (words.some((word) => MILITARY_WORDS.has(word))) return true;
  const zip = words.find((word) => MILITARY_ZIP.test(word) && !isListed(word));
  if (zip !== undefined) return true;
  return words.length > 1 && words.some((word) => MILITARY_STATES.has(word)) && /\d{5}/.test(words.join(' '));
}

const SPOKEN = new Map(
  [
    'zero oh o cero',
    'one uno un',
    'two dos',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
  ].flatMap((names, digit) => names.split(' ').map((name): [string, string] => [name, String(digit)])),
);
for (const [i, teen] of 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
  .split(' ')
  .entries())
  SPOKEN.set(teen, String(10 + i));
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
]);
const MOST_SPOKEN = 7;

/** Where a text says the five digits of a listed ZIP code one by one, or two by two: "nine oh two ten". */
export function spokenZip(
  words: readonly string[],
  isListed: (zip: string) => boolean,
): { zip: string; start: number; end: number } | null {
  for (let start = 0; start < words.length; start++) {
    for (let end = Math.min(words.length, start + MOST_SPOKEN); end > start + 2; end--) {
      const zip = digitsOf(words.slice(start, end));
      if (zip?.length === 5 && isListed(zip)) return { zip, start, end };
    }
  }
  return null;
}

function digitsOf(words: readonly string[]): string | null {
  let digits = '';
  let times = 1;
  for (const [i, word] of words.entries()) {
    const tens = TENS.indexOf(word);
    const next = SPOKEN.get(words[i + 1] ?? '');
    // "sixty one" is 61, and "sixty" 60.
    const said =
      tens === -1
        ? (SPOKEN.get(word) ?? (/^\d$/.test(word) ? word : null))
        : `${tens + 2}${next?.length === 1 && next !== '0' ? '' : '0'}`;
    if (TIMES.has(word)) times = TIMES.get(word) ?? 1;
    else if (said === null) return null;
    else {
      digits += said.repeat(times);
      times = 1;
    }
  }
  return digits;
}

/** A ZIP code found in a text, and the words around it. */
export interface ZipInText {
  zip: string;
  /** Nothing but words of the place should be left. */
  others: string[];
}

/**
 * The five digits of a text that is nothing but a ZIP code, however it is spelled: "02139-1234", "0 2 1 3 9", "021391234",
 * "2139" (Excel takes the zero away), "O2139". Null for another text.
 */
export function loneZip(text: string): string | null {
  const digits = text
    .replace(/(?<=[\dO\s])[oO](?=[\d\s]|$)|^\s*[oO](?=\d)/g, '0')
    .replace(/(?<=\d)[lI]|^\s*[lI](?=\d)/g, '1')
    .replace(/^\D*\b(?:zip|zipcode|code|postal|cp)\b\D*/i, '')
    .replace(/[\s.,;:#()–—_-]+/g, '');
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === 5 || digits.length === 9) return digits.slice(0, 5);
  if (digits.length === 4 || digits.length === 8) return `0${digits.slice(0, 4)}`;
  return null;
}

/** The last word of five digits, the first one being a house number where there are two; ZIP+4 is two words. */
export function zipAmong(words: string[]): ZipInText | null {
  const at = words.findLastIndex((word) => /^\d{5}(?:\d{4})?$/.test(word));
  if (at === -1) return null;
  const end = /^\d{4}$/.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  return { zip: words[at].slice(0, 5), others: [...words.slice(0, at), ...words.slice(end)] };
}

/** The listed ZIP code nearest in number that begins with the same three digits; null when there is none. */
export function listedNear(zip: string, zips: readonly string[]): string | null {
  const area = zip.slice(0, 3);
  let best: string | null = null;
  for (let i = firstNotBefore(zips, area); zips[i]?.startsWith(area); i++) {
    if (best === null || distance(zips[i], zip) < distance(best, zip)) best = zips[i];
  }
  return best;
}

function distance(a: string, b: string): number {
  return Math.abs(Number(a) - Number(b));
}
