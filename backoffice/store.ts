import { localStorageStore } from 'react-admin';
import type { Store } from 'react-admin';

/** Below it the menu lies over the page. */
const PHONE = '(max-width: 599.95px)';

/** What an administrator has chosen to look at, kept by this browser. On a phone every visit begins with the menu closed. */
export function openStore(): Store {
  const store = localStorageStore();
  if (matchMedia(PHONE).matches) store.removeItem('sidebar.open');
  return store;
}
