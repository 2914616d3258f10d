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
    removeAllOf(userId: number): void {
      authenticators.remove(userId);
      passkeys.removeAllOf(userId);
      recoveryCodes.removeAllOf(userId);
    },
  };
}
