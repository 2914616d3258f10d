import type { SignedIn } from '#contract/users.ts';

/**
 * SPEC §4: who is not verified keeps token and user without being logged in. Not under the login token's key: the
 * handoff screen must see that nobody is signed in.
 */
const STORED_AS = 'unverified';

export function rememberUnverified(account: SignedIn): void {
  sessionStorage.setItem(STORED_AS, JSON.stringify(account));
}

/** Who registered or tried to sign in on this visit and is not verified yet; null for nobody. */
export function unverified(): SignedIn | null {
  const stored = sessionStorage.getItem(STORED_AS);
  return stored === null ? null : (JSON.parse(stored) as SignedIn);
}

export function forgetUnverified(): void {
  sessionStorage.removeItem(STORED_AS);
}
