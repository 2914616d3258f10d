import { STORED_AS } from '#contract/stored-as.ts';

/** The stored login token, good or not; null for none. The public site signs in. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORED_AS.token);
  } catch {
    return null;
  }
}
