/** Letters to psychiatrists of the national registry, who are invited by post: it has no e-mail addresses. */

/** Days in which the code of a letter holds. */
export const LETTER_DAYS = 120;

/** At most so many letters are made at once. */
export const MOST_LETTERS = 1000;

/** How somebody of the register stands here already. Whoever is none of these gets a letter. */
export const STANDINGS = {
  here: 'Here already',
  invited: 'Invited by e-mail',
  letter: 'Has a letter that holds',
} as const;
export type Standing = keyof typeof STANDINGS;

/** What a list of psychiatrists of the register can be sorted by. */
export const PEOPLE_ORDERS = ['place', 'last_name', 'id'] as const;

/** What looks like something else on paper, as it is meant. No code has any of these. */
const LOOK_ALIKES: Record<string, string> = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8', U: 'V' };

/** What codes are made of: nothing in it looks like something else in it. */
export const LETTER_ALPHABET = '0123456789ACDEFGHJKMNPQRTVWXY';

const GROUPS = /.{1,4}/g;
const LENGTH = 12;

/** A code as letters have it, of what somebody typed from paper; null for what cannot be one. */
export function letterCode(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/[OILZSBU]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return bare.length === LENGTH ? (bare.match(GROUPS) ?? []).join('-') : null;
}
