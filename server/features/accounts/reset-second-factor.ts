import type { Store } from '../../../db/store.ts';
import { addToOutbox } from '../mail/add-to-outbox.ts';

/** What an account had besides its password. */
export interface RemovedFactors {
  app: boolean;
  passkeys: number;
  recoveryCodes: number;
}

/**
 * For somebody who has lost all of it: the password alone signs in again. Its sessions end, and the owner is told.
 * Answers what there was; null where no account has the address.
 */
export function resetSecondFactor(store: Store, email: string): RemovedFactors | null {
  const { users, secondFactors, tokens, audit } = store;
  return store.transaction(() => {
    const user = users.byEmail(email);
    if (!user) return null;
    const removed = {
      app: secondFactors.authenticators.of(user.id) !== null,
      passkeys: secondFactors.passkeys.of(user.id).length,
      recoveryCodes: secondFactors.recoveryCodes.left(user.id),
    };
    secondFactors.removeAllOf(user.id);
    tokens.revokeAllOf(user.id);
    addToOutbox(store, email, { kind: 'second-factor-changed', change: 'reset' });
    audit.add({ action: 'reset second factor', user: user.id, actor: null });
    return removed;
  });
}
