import type { UserRow } from '../../../db/accounts/rows.ts';
import type { Store } from '../../../db/store.ts';

/**
 * Makes an administrator of an account. Whoever made the account may have been a stranger: its sessions and second
 * factors end, no address that it had takes it back, and its password is void until a code that is mailed to the address
 * sets another. In a transaction.
 */
export function promote(store: Store, { id, email }: Pick<UserRow, 'id' | 'email'>): void {
  store.users.setPassword(id, null);
  store.secondFactors.removeAllOf(id);
  store.tokens.revokeAllOf(id);
  store.codes.removeAllOf(email);
  store.leftAddresses.removeAllOf(id);
  store.knownSources.removeAllOf(id);
  store.users.verify(id);
  store.users.setRole(id, 'admin');
}
