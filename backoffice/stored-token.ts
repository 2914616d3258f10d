import { SENDABLE_TOKEN, STORED_AS } from '#contract/stored-as.ts';

/** The stored login token, good or not; null for none. The public site signs in. */
export function storedToken(): string | null {
  try {
    const token = localStorage.getItem(STORED_AS.token);
    return token !== null && SENDABLE_TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}
