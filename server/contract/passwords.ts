/** ASVS 6.2.1: at least 12 characters here; 128 is more than anyone types. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/**
 * What is wrong with a new password, as a sentence for the person; null when nothing is. The server also refuses
 * the commonest ones (server/security/common-passwords.ts).
 */
export function passwordProblem(password: string, email: string): string | null {
  const length = Array.from(password).length;
  if (length < SHORTEST_PASSWORD) return `Please use at least ${SHORTEST_PASSWORD} characters.`;
  if (length > LONGEST_PASSWORD) return `Please use at most ${LONGEST_PASSWORD} characters.`;
  if (isEmail(password, email)) return 'Please do not use your e-mail address as your password.';
  if (/^(.{1,4})\1+.{0,3}$/su.test(password)) return 'Please do not repeat the same few characters.';
  return null;
}

function isEmail(password: string, email: string): boolean {
  const address = email.trim().toLowerCase();
  const typed = password.toLowerCase();
  return address !== '' && (typed === address || typed.replace(/[\d\W_]+$/, '') === address.split('@')[0]);
}
