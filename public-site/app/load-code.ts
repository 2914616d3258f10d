import type { LazyPage } from './lazy-page.ts';
import { isOutdated } from './outdated.ts';

/** Why the code of a page did not come: nothing could be asked for, or what is broken. */
export type LoadFailure = 'offline' | Error;

/** Loads the code of a page; answers why it did not come, or null. A page older than the site is loaded anew instead. */
export async function loadCode(page: LazyPage): Promise<LoadFailure | null> {
  const wasOnline = navigator.onLine;
  try {
    await page.load();
    return null;
  } catch (error) {
    // Noted before anything else is asked: by then the connection may be back, and the code is not broken.
    const offline = !wasOnline || !navigator.onLine;
    const outdated = await isOutdated();
    if (outdated) return reloading();
    // Nobody answers at all.
    if (outdated === null) return 'offline';
    if (!offline) return error as Error;
    // A browser may remember that it did not come; that too is for having been offline.
    return navigator.onLine && !(await loadCode(page)) ? null : 'offline';
  }
}

/** Nothing is to be shown in between. */
function reloading(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
