/** SPEC §3: where the browser keeps the login token; the public site signs in. */
export const STORED_AS = 'psychiatristJwtToken';

/** The stored login token, good or not; null for none. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}
