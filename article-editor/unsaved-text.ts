/** What was typed of an article and has not arrived at the server: kept in this browser until it has. */
export interface UnsavedText {
  /** Of the article that was changed. */
  version: number;
  content: object;
}

/** Keeps it, also when the page goes and the session has ended. Where storage is full or forbidden, nothing happens. */
export function keepUnsaved(article: number, unsaved: UnsavedText): void {
  try {
    localStorage.setItem(nameOf(article), JSON.stringify(unsaved));
  } catch {
    return;
  }
}

/** What is kept of an article; null when all of it has arrived. */
export function unsavedOf(article: number): UnsavedText | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(article)) ?? 'null') as UnsavedText | null;
  } catch {
    return null;
  }
}

export function forgetUnsaved(article: number): void {
  try {
    localStorage.removeItem(nameOf(article));
  } catch {
    return;
  }
}

function nameOf(article: number): string {
  return `unsaved-article-${article}`;
}
