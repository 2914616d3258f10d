import { STORED_AS } from '#contract/stored-as.ts';

/** Notes the page of somebody who has to sign in first. It is forgotten with the tab. */
export function comeBackTo(path: string): void {
  try {
    sessionStorage.setItem(STORED_AS.comeBack, path);
  } catch {
    return;
  }
}

/** Where to go on after signing in, once: a path of this site; null for nowhere in particular. */
export function takeComeBack(): string | null {
  try {
    const path = sessionStorage.getItem(STORED_AS.comeBack);
    sessionStorage.removeItem(STORED_AS.comeBack);
    return path === null ? null : ownPath(path);
  } catch {
    return null;
  }
}

/** As a browser reads it; null for what leads to another site, now or when it is read once more. Throws for no address. */
function ownPath(path: string): string | null {
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  const isOwn = path.startsWith('/') && origin === location.origin && !pathname.startsWith('//');
  return isOwn ? pathname + search + hash : null;
}
