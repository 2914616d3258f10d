import type { Database } from '../database.ts';
import { authenticatorQueries } from './authenticators.ts';
import { passkeyQueries } from './passkeys.ts';
import { recoveryCodeQueries } from './recovery-codes.ts';

/** What an account has besides its password: an app, passkeys, and codes for when these are lost. */
export function secondFactorQueries(database: Database) {
  const authenticators = authenticatorQueries(database);
  const passkeys = passkeyQueries(database);
  const recoveryCodes = recoveryCodeQueries(database);

  /** Whether the password alone does not sign in. Codes alone are no factor: they go with the last one. */
  function has(userId: number): boolean {
    return authenticators.of(userId) !== null || passkeys.of(userId).length > 0;
  }

  return {
    authenticators,
    passkeys,
    recoveryCodes,
    has,
    /** What was added since a moment (ISO), and the codes: nobody knows who has seen them. */
    removeSince(userId: number, at: string): void {
      if ((authenticators.of(userId)?.created_at ?? '') >= at) authenticators.remove(userId);
      for (const { id, created_at } of passkeys.of(userId)) if (created_at >= at) passkeys.remove(userId, id);
      recoveryCodes.removeAllOf(userId);
    },
    removeAllOf(userId: number): void {
      authenticators.remove(userId);
      passkeys.removeAllOf(userId);
      recoveryCodes.removeAllOf(userId);
    },
  };
}
