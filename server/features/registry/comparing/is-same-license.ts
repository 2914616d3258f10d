import type { License, Profile } from '#contract/profiles.ts';

/** Whose license it is, and of which state. */
interface Holder extends Pick<License, 'state'>, Pick<Profile, 'degree'> {}

/**
 * Whether two numbers of licenses of one state are the same: dots, dashes, spaces and zeros before them do not count,
 * nor a plain word, the state or the doctor's own degree before them. MD12345 and DO12345 are two licenses, and so are
 * A12345 and 12345.
 */
export function isSameLicense(ours: string, theirs: string, holder: Holder): boolean {
  const number = bare(ours, holder);
  return /\d/.test(number) && number === bare(theirs, holder);
}

const WORDS = ['LICENSE', 'LICENCE', 'NUMBER', 'LIC', 'NUM', 'NO'];
/** What stands before a number in these may be a profession, or another degree. */
const NO_STATES: string[] = ['PA', 'MD'];

/** "MD-0012.345" of an MD as 12345, "LIC. NO. CA A0991" of California as A991. */
function bare(number: string, { state, degree }: Holder): string {
  const none = [...WORDS, degree, ...(NO_STATES.includes(state) ? [] : [state])];
  const parts = number.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const start = parts.findIndex((part) => !none.includes(part));
  const joined = parts
    .slice(Math.max(0, start))
    .join('')
    .replace(/^0+(?=.)/, '');
  return withoutGlued(joined, none).replace(/^(\D*)0+(?=\d)/, '$1');
}

/** "NOMD12345" as 12345: only where nothing but such words stands before the first digit. */
function withoutGlued(number: string, none: readonly string[]): string {
  let rest = number;
  for (;;) {
    const word = none.find((one) => rest.startsWith(one));
    if (word === undefined) break;
    rest = rest.slice(word.length);
  }
  return /^\d/.test(rest) ? rest : number;
}
