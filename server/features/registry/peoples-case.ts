/** Within a name of several words: in the middle they are small, at its beginning as people have them. */
const PARTICLES = new Set(
  'al bin da das de del della den der di do dos du e el ibn la las le los st ten ter van von y zu zum zur'.split(
    ' ',
  ),
);
const BEHIND: Record<string, string> = { jr: 'Jr.', sr: 'Sr.', ii: 'II', iii: 'III', iv: 'IV' };
const DIRECTIONS = new Set('n s e w ne nw se sw po us ii iii'.split(' '));

/**
 * A name in capitals as people write it: "O'BRIEN-MCDONALD" is O'Brien-McDonald. Mac is left alone, for it begins Mack as
 * well. What has small and large letters already was written by somebody, and stays.
 */
export function peoplesCase(name: string): string {
  const text = name.trim().replace(/\s+/g, ' ');
  if (isMixed(text)) return text;
  const words = text.toLowerCase().split(' ');
  return words
    .map((word, i) => {
      if (i > 0 && i < words.length - 1 && PARTICLES.has(word)) return word;
      return (i > 0 && BEHIND[word.replace(/\.$/, '')]) || capitalized(word);
    })
    .join(' ');
}

/** The same of a street: "12 NW 42ND ST, STE 4B" is 12 NW 42nd St, Ste 4B. */
export function streetCase(street: string): string {
  const text = street.trim().replace(/\s+/g, ' ');
  if (isMixed(text)) return text;
  return text.toLowerCase().replace(/[\p{L}\p{N}'’]+/gu, (word) => {
    if (/^\d+(st|nd|rd|th)$/.test(word)) return word;
    return /\d/.test(word) || DIRECTIONS.has(word) ? word.toUpperCase() : capitalized(word);
  });
}

function isMixed(text: string): boolean {
  return /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text);
}

/** Of a word in small letters. */
function capitalized(word: string): string {
  return word
    .replace(/(?<=^|[^\p{L}\p{M}'’])\p{L}|(?<=\p{L}['’])\p{L}(?=\p{L}{2})/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/(?<!\p{L})Mc\p{L}(?=\p{L}{2})/gu, (start) => start.slice(0, 2) + start.slice(2).toUpperCase());
}
