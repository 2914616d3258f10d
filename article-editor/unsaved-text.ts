/**
 * What was typed of a text and has not arrived at the server: kept in this browser until it has, by the name of the
 * text and the account that wrote it, 'doctor-12-article-7'. Others who sign in here are never shown it.
 */
export interface UnsavedText {
  /** That was changed. */
  version: number;
  content: object;
}

/** Keeps it, also when the page goes and the session has ended. Where storage is full or forbidden, nothing happens. */
export function keepUnsaved(name: string, unsaved: UnsavedText): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(unsaved));
  } catch {
    return;
  }
}

/** What is kept of a text; null when all of it has arrived. */
export function unsavedOf(name: string): UnsavedText | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as UnsavedText | null;
  } catch {
    return null;
  }
}

export function forgetUnsaved(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    return;
  }
}

function keyOf(name: string): string {
  return `unsaved-${name}`;
}
