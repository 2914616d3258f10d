const STORED_AS = 'come-back-to';

/** Notes the page of somebody who has to sign in first. It is forgotten with the tab. */
export function comeBackTo(path: string): void {
  try {
    sessionStorage.setItem(STORED_AS, path);
  } catch {
    return;
  }
}

/** Where to go on after signing in, once; null for nowhere in particular. */
export function takeComeBack(): string | null {
  try {
    const path = sessionStorage.getItem(STORED_AS);
    sessionStorage.removeItem(STORED_AS);
    return path;
  } catch {
    return null;
  }
}
