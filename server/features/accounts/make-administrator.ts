import type { Store } from '../../../db/store.ts';
import { promote } from './promote.ts';

/** Makes an administrator, of the account with this address or of a new one, and answers its id. */
export function makeAdministrator(store: Store, email: string, now: Date): number {
  const { users, audit } = store;
  return store.transaction(() => {
    const id = users.byEmail(email)?.id ?? users.add(administratorOf(email, now));
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
