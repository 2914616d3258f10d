import { folded } from './without-accents.ts';

/** ASVS 6.2.1: at least 12 characters here; 128 is more than anyone types. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Whose password it is to be. */
export interface PasswordOwner {
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * What is wrong with a new password, as a sentence for the person; null when nothing is. The server also refuses
 * the commonest ones (server/platform/security/common-passwords.ts).
 */
export function passwordProblem(password: string, owner: PasswordOwner, siteName: string): string | null {
  const length = Array.from(password).length;
  if (length < SHORTEST_PASSWORD) return `Please use at least ${SHORTEST_PASSWORD} characters.`;
  if (length > LONGEST_PASSWORD) return `Please use at most ${LONGEST_PASSWORD} characters.`;
  if (/^(.{1,4})\1+.{0,3}$/su.test(password)) return 'Please do not repeat the same few characters.';
  const known = { email: owner.email, name: `${owner.first_name} ${owner.last_name}`, site: siteName };
  if (isMadeOf(password, [known.email])) return 'Please do not use your e-mail address as your password.';
  if (isMadeOf(password, [known.name])) return 'Please do not use your name as your password.';
  if (isMadeOf(password, [known.site])) return 'Please do not use the name of this site as your password.';
  if (isMadeOf(password, Object.values(known)))
    return 'Please do not make your password of your name, your e-mail address and the name of this site.';
  return null;
}

/** Whether the letters of a password are words of the texts and nothing else, in whatever order: digits do not hide them. */
function isMadeOf(password: string, texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => [...wordsOf(text), wordsOf(text).join('')]).filter(Boolean);
  const letters = wordsOf(password).join('');
  const ends = new Set([0]);
  for (let end = 1; end <= letters.length; end++) {
    const fits = (word: string) => ends.has(end - word.length) && letters.startsWith(word, end - word.length);
    if (words.some(fits)) ends.add(end);
  }
  return letters !== '' && ends.has(letters.length);
}

function wordsOf(text: string): string[] {
  return folded(text).match(/\p{L}+/gu) ?? [];
}
