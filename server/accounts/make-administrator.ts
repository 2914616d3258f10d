import type { Store } from '../../db/store.ts';

/**
 * Makes an administrator, of the account with this address or of a new one, and answers its id. Whoever made the
 * account may have been a stranger: its sessions end, and its password is void until a link to this address sets another.
 */
export function makeAdministrator(store: Store, email: string, now: Date): number {
  const { users, tokens, codes, knownSources, audit } = store;
  return store.transaction(() => {
    const id = users.byEmail(email)?.id ?? users.add(administratorOf(email, now));
    users.setPassword(id, null);
    tokens.revokeAllOf(id);
    codes.removeAllOf(email);
    knownSources.removeAllOf(id);
    users.verify(id);
    users.setRole(id, 'admin');
    audit.add({ action: 'made administrator', user: id, actor: null });
    return id;
  });
}

function administratorOf(email: string, now: Date) {
  return {
    first_name: 'Site',
    last_name: 'Administrator',
    email,
    verified: true,
    plan: 0,
    manage_role: 'admin' as const,
    password_hash: null,
    created_at: now.toISOString(),
  };
}
