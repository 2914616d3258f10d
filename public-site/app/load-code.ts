import type { LazyPage } from './lazy-page.ts';
import { isOutdated } from './outdated.ts';

/** Why the code of a page did not come. */
export interface LoadFailure {
  error: Error;
  /** There was no connection when it was asked for, or none when it failed. */
  offline: boolean;
  /** The server answers other calls. */
  answered: boolean;
}

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
    const failure = { error: error as Error, offline, answered: outdated === false };
    if (!offline || !navigator.onLine || !failure.answered) return failure;
    // A browser may remember that it did not come; that too is for having been offline.
    return (await loadCode(page)) && failure;
  }
}

/** Nothing is to be shown in between. */
function reloading(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
