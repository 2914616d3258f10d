import { SENDABLE_TOKEN, STORED_AS } from '#contract/storage-keys.ts';
import { ofAllTabs } from './browser-storage.ts';

/** The stored login token, good or not; null for none, and for what could not even be sent. */
export function storedToken(): string | null {
  const token = ofAllTabs.read(STORED_AS.token);
  return token !== null && SENDABLE_TOKEN.test(token) ? token : null;
}
