import { STORED_AS } from '#contract/storage-keys.ts';
import { ofThisTab } from '../../saving/browser-storage.ts';

/** Notes the page of somebody who has to sign in first, or to have a plan. It is forgotten with the tab. */
export function comeBackTo(path: string): void {
  ofThisTab.write(STORED_AS.comeBack, path);
}

/** Where somebody wanted to be, once: a path of this site; null for nowhere in particular. */
export function takeComeBack(): string | null {
  const path = ofThisTab.take(STORED_AS.comeBack);
  return path === null ? null : ownPath(path);
}

/** Whether it was a page below this path, once: it is not wanted any more then. */
export function wasKeptFrom(path: string): boolean {
  const isIt = ofThisTab.read(STORED_AS.comeBack)?.startsWith(path) === true;
  if (isIt) ofThisTab.write(STORED_AS.comeBack, null);
  return isIt;
}

/** As a browser reads it; null for no address, and for what leads to another site, now or when it is read once more. */
function ownPath(path: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(path, location.origin);
    const isOwn = path.startsWith('/') && origin === location.origin && !pathname.startsWith('//');
    return isOwn ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
