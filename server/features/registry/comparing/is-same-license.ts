import type { Profile } from '#contract/profiles.ts';

/**
 * Whether two numbers of licenses of one state are the same: dots, dashes, spaces and zeros before them do not count,
 * nor a plain word or the doctor's own degree before them. MD12345 and DO12345 are two licenses, and so are A12345 and
 * 12345.
 */
export function isSameLicense(ours: string, theirs: string, degree: Profile['degree']): boolean {
  const number = bare(ours, degree);
  return /\d/.test(number) && number === bare(theirs, degree);
}

/** What a number may begin with and be the same. */
const WORDS = 'LICENSE|LICENCE|NUMBER|LIC|NUM|NO';
const PREFIXES = {
  MD: new RegExp(`^(?:${WORDS}|MD)+(?=\\d)`),
  DO: new RegExp(`^(?:${WORDS}|DO)+(?=\\d)`),
};

/** "MD-0012.345" of an MD as 12345. */
function bare(number: string, degree: Profile['degree']): string {
  return number
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
    .replace(PREFIXES[degree], '')
    .replace(/^(\D*)0+(?=\d)/, '$1');
}
