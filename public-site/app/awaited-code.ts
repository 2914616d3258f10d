import { ofThisTab, parsed } from '../../saving/browser-storage.ts';

/** Milliseconds for which a code works. */
const WORKS_FOR = 600_000;

export interface AwaitedCode {
  /** Where it went. */
  email: string;
  /** When, in milliseconds. */
  at: number;
}

/** Whoever reads the mail on a phone may come back to a page that is loaded anew. `key`: which code, `awaited-code-…`; null for none any more. */
export function keepAwaited(key: string, code: AwaitedCode | null): void {
  ofThisTab.write(key, code && JSON.stringify(code));
}

/** The code of this key that was asked for on this visit and still works; null for none. */
export function awaitedCode(key: string): AwaitedCode | null {
  const { email, at } = (parsed(ofThisTab.read(key)) ?? {}) as Partial<AwaitedCode>;
  return email && at && Date.now() - at < WORKS_FOR ? { email, at } : null;
}
