import type { SignedIn } from '#contract/accounts.ts';
import { ofThisTab, parsed } from '../../../saving/browser-storage.ts';

/**
 * SPEC §4: who is not verified keeps token and user without being logged in. Not under the login token's key: the
 * handoff screen must see that nobody is signed in.
 */
const STORED_AS = 'unverified';

/** Where storage is forbidden, they last as long as the page. */
let remembered: SignedIn | null = null;

export function rememberUnverified(account: SignedIn): void {
  remembered = account;
  ofThisTab.write(STORED_AS, JSON.stringify(account));
}

/** Who registered or tried to sign in on this visit and is not verified yet; null for nobody. */
export function unverified(): SignedIn | null {
  const { token, user } = (parsed(ofThisTab.read(STORED_AS)) ?? {}) as Partial<SignedIn>;
  return token && user?.email ? { token, user } : remembered;
}

export function forgetUnverified(): void {
  remembered = null;
  ofThisTab.write(STORED_AS, null);
}
