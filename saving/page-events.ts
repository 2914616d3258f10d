import { onceOf } from '#contract/once-of.ts';
import { ofAllTabs } from './browser-storage.ts';
import { withPage } from './page-storage.ts';
import type { Around, PageEvents } from './saver-types.ts';

const storage = onceOf(() => withPage(ofAllTabs.storage()));

/** The page that somebody writes on. */
export const browser: Around = {
  get storage() {
    return storage();
  },
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  watch,
};

/** A phone tells of a page that is hidden, and often of nothing after it. */
function watch({ left, online, stored }: PageEvents): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') left();
  };
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key !== null) stored(key, newValue !== null);
  };
  addEventListener('pagehide', left);
  addEventListener('online', online);
  addEventListener('storage', onStored);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', left);
    removeEventListener('online', online);
    removeEventListener('storage', onStored);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
