const WORDS = new Map([
  ['bch', 'beach'],
  ['centre', 'center'],
  ['ctr', 'center'],
  ['crk', 'creek'],
  ['fls', 'falls'],
  ['ft', 'fort'],
  ['gdns', 'gardens'],
  ['hbr', 'harbor'],
  ['harbour', 'harbor'],
  ['hts', 'heights'],
  ['jct', 'junction'],
  ['lk', 'lake'],
  ['mt', 'mount'],
  ['mtn', 'mountain'],
  ['pk', 'park'],
  ['pkwy', 'parkway'],
  ['pt', 'point'],
  ['spg', 'springs'],
  ['spgs', 'springs'],
  ['sprgs', 'springs'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['twp', 'township'],
  ['vly', 'valley'],
]);

const FIRST_WORDS = new Map([
  ['n', 'north'],
  ['no', 'north'],
  ['s', 'south'],
  ['so', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

/**
 * What all spellings of a place's name have in common: "St. Louis" and "Saint Louis" are `saintlouis`,
 * "Mc Lean" and "McLean" `mclean`, "Mayagüez" `mayaguez`. Empty for a text without letters and digits.
 */
export function placeKey(text: string): string {
  return keyOfWords(wordsOf(text));
}

/** The keys that a half-typed name can begin: of "st" both `st` (Stamford) and `saint` (Saint Louis). */
export function prefixKeys(text: string): string[] {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) return [];
  const key = keyOfWords(words);
  const written = WORDS.get(last);
  return written ? [key, key.slice(0, -written.length) + last] : [key];
}

/** The words of a name, in lower case, without accents, apostrophes and punctuation. */
export function wordsOf(text: string): string[] {
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(text)) return text.toLowerCase().split(' ');
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʻʼ`´]/gu, '')
    .replace(/[ıİ]/g, 'i')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l');
  return (
    plain
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** The words joined, each written out; a direction is one only in front of a longer word ("N Little Rock", not "N Y"). */
export function keyOfWords(words: string[]): string {
  const direction = words.length > 1 && words[1].length > 1 ? FIRST_WORDS.get(words[0]) : undefined;
  let key = direction ?? '';
  for (let i = direction ? 1 : 0; i < words.length; i++) key += WORDS.get(words[i]) ?? words[i];
  return key;
}
