import { createHmac } from 'node:crypto';
import { LETTER_ALPHABET, letterCode } from '#contract/registry-letters.ts';

export type LetterCodes = ReturnType<typeof createLetterCodes>;

/** Codes of letters: short enough to be typed from paper (58 bits), and so hashed under the site's key. */
export function createLetterCodes(key: Uint8Array) {
  return {
    /** "K7QF-2M9X-4TRD": the same one whenever it is for the same. */
    make(of: string): string {
      const bytes = createHmac('sha256', key).update(`letter-code:${of}`).digest();
      const letters = Array.from(
        { length: 12 },
        (_, n) => LETTER_ALPHABET[bytes.readUInt16BE(2 * n) % LETTER_ALPHABET.length],
      );
      return letterCode(letters.join('')) ?? '';
    },
    /** What is kept of a code, as somebody may type it; null for what is none. */
    hashOf(typed: string): Buffer | null {
      const code = letterCode(typed);
      return code === null ? null : createHmac('sha256', key).update(`letter:${code}`).digest();
    },
  };
}
