import { createHmac, randomInt } from 'node:crypto';
import type { CodePurpose } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';
import type { Limits } from './limits.ts';
import type { Source } from './network-digest.ts';

const TEN_MINUTES = 600_000;

export type Codes = ReturnType<typeof createCodes>;

/** Codes that prove that somebody reads an address: 8 digits, ten minutes, few guesses (security/limits.ts). */
export function createCodes(store: Store, limits: Limits, key: Uint8Array, now: () => Date) {
  function digest(purpose: CodePurpose, email: string, code: string): Buffer {
    return createHmac('sha256', key)
      .update(JSON.stringify([purpose, email, code]))
      .digest();
  }

  function matches(purpose: CodePurpose, email: string, code: string): boolean {
    return store.codes.matches(purpose, email, digest(purpose, email, code), now().toISOString());
  }

  return {
    /**
     * Makes the one live code of an address and a source, and answers it. Its first digit is not 0: SPEC §5 parses an
     * integer.
     */
    renew(purpose: CodePurpose, email: string, source: Source): string {
      const code = String(randomInt(10_000_000, 100_000_000));
      const expires_at = new Date(now().getTime() + TEN_MINUTES).toISOString();
      const code_hash = digest(purpose, email, code);
      store.codes.put({ purpose, email, source: source.key, code_hash, expires_at });
      return code;
    },
    /** Whether a code is right. Every call counts as a guess of its source. */
    isRight: (purpose: CodePurpose, email: string, code: string, source: Source): boolean =>
      store.transaction(() => limits.countGuess(purpose, email, source) && matches(purpose, email, code)),
    /** Uses up a code in the transaction that acts on it: true for the right one, once. */
    take(purpose: CodePurpose, email: string, code: string): boolean {
      if (!matches(purpose, email, code)) return false;
      store.codes.removeFor(purpose, email);
      // It was read there: mails arrive.
      store.outbox.allow(email);
      return true;
    },
  };
}
