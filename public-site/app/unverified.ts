import type { SignedIn } from '#contract/accounts.ts';

/**
 * SPEC §4: who is not verified keeps token and user without being logged in. Not under the login token's key: the
 * handoff screen must see that nobody is signed in.
 */
const STORED_AS = 'unverified';

/** Where storage is forbidden, they last as long as the page. */
let remembered: SignedIn | null = null;

export function rememberUnverified(account: SignedIn): void {
  remembered = account;
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(account));
  } catch {
    // What is remembered on the page has to do.
  }
}

/** Who registered or tried to sign in on this visit and is not verified yet; null for nobody. */
export function unverified(): SignedIn | null {
  try {
    const stored = sessionStorage.getItem(STORED_AS);
    if (stored === null) return remembered;
    const { token, user } = JSON.parse(stored) as Partial<SignedIn>;
    return token && user?.email ? { token, user } : remembered;
  } catch {
    return remembered;
  }
}

export function forgetUnverified(): void {
  remembered = null;
  try {
    sessionStorage.removeItem(STORED_AS);
  } catch {
    // Nothing was stored.
  }
}
