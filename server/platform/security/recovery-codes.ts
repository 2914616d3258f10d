import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/second-factors.ts';

/** Crockford's base32: nothing in it looks like something else. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 5;

/** Makes codes of 125 random bits, in groups as people write them down: 'k7m2q-9xw4r-…' */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode);
}

/** What is kept of a code, as somebody may type it. */
export function recoveryCodeHash(code: string): Buffer {
  const typed = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return createHash('sha256').update(typed.replaceAll('o', '0').replace(/[il]/g, '1')).digest();
}

function newCode(): string {
  return Array.from({ length: GROUPS }, () => Array.from({ length: 5 }, letter).join('')).join('-');
}

function letter(): string {
  return LETTERS[randomInt(LETTERS.length)] ?? '';
}
