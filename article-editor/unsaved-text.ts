/**
 * What was typed of a text and has not arrived at the server: kept in this browser until it has, by the name of the
 * text and the account that wrote it, 'doctor-12-article-7'. Others who sign in here are never shown it.
 */
export interface UnsavedText {
  /** That was changed. */
  version: number;
  content: object;
  /** What was sent as a change of that version, and not answered: it may have arrived. */
  sent?: readonly object[];
}

const MOST_SENT = 3;

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

/** With another text that was sent. Of many that are not answered the last few are known. */
export function withSent<Text extends object>(sent: readonly Text[], text: Text): Text[] {
  return [...sent.filter((one) => one !== text), text].slice(-MOST_SENT);
}

/**
 * The version that what is kept is a change of, beside what the server has: its last one when that is our own, saved
 * by a page that did not hear the answer any more.
 */
export function versionUnder(unsaved: UnsavedText, saved: { version: number; content: object }): number {
  const isOwn = unsaved.sent?.some((sent) => isSameText(sent, saved.content)) ?? false;
  return isOwn ? saved.version : unsaved.version;
}

/** Whether two texts, written in one order, are the same: the server tidies spaces and the forms of letters. */
export function isSameText(one: object, other: object): boolean {
  return tidy(one) === tidy(other);
}

function tidy(text: object): string {
  return JSON.stringify(text, (_, value: unknown) =>
    typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value,
  );
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
