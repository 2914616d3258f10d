/**
 * What people see as the first letter of a name: with its accents and vowel signs, and what joiners put together. Not
 * Intl.Segmenter: browsers and the server must find the same one, and its rules change from version to version.
 */
export function firstLetter(name: string): string {
  return FIRST.exec(name.normalize('NFC').trim())?.[0] ?? '';
}

/** Letters that a joiner or a virama (the sign that takes a letter's vowel away) leads into, and the one after them. */
const FIRST =
  /^(?:\p{RI}\p{RI}|(?:\P{M}[\p{M}\p{EMod}]*[\u200d\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0d4d])*\P{M}[\p{M}\p{EMod}]*)/u;
