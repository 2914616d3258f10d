import type { Store } from '../../../db/store.ts';
import { promote } from './promote.ts';

/**
 * Makes an administrator, of the account with this address or of a new one, and answers its id. Throws where nobody could
 * sign in then, or with what was prepared for a doctor.
 */
export function makeAdministrator(store: Store, email: string, now: Date): number {
  const { users, invitations, audit } = store;
  return store.transaction(() => {
    const user = users.byEmail(email);
    if (user && user.suspended_at !== null)
      throw new Error(`The account of ${email} is suspended, which another administrator can end.`);
    if (invitations.byEmail(email))
      throw new Error(
        `${email} was invited as a doctor: take another address, or remove the invitation first.`,
      );
    const id = user?.id ?? users.add(administratorOf(email, now));
    promote(store, { id, email });
    audit.add({ action: 'made administrator', user: id, actor: null });
    return id;
  });
}

function administratorOf(email: string, now: Date) {
  return {
    first_name: 'Site',
    last_name: 'Administrator',
    email,
    verified: false,
    plan: 0,
    manage_role: 'admin' as const,
    password_hash: null,
    created_at: now.toISOString(),
  };
}
