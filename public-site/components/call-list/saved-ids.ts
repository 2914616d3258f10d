/* components/call-list/: the doctors whom a visitor wants to call, kept by the visitor's own browser and nowhere else. */
import { useSyncExternalStore } from 'react';
import { ofAllTabs, parsed } from '../../../saving/browser-storage.ts';

export const STORED_AS = 'call-list';
/** Of the form in which the list is stored; saved-list.ts has it. */
export const VERSION = 1;
export const MOST_DOCTORS = 50;

const NOBODY: readonly number[] = [];
let known: string | null = null;
let ids = NOBODY;
const listeners = new Set<() => void>();

/** Ids of the doctors on the list. Nobody on the server and while hydrating: only this browser knows. */
export function useSavedIds(): readonly number[] {
  return useSyncExternalStore(followStored, read, () => NOBODY);
}

/** Calls whenever the list changes, in this tab or in another one. Answers how to stop. */
export function followStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The list as it is kept; null when there is none, or the browser shows nothing. */
export function storedText(): string | null {
  return ofAllTabs.read(STORED_AS);
}

/** Whether a list was kept by a newer version of the site: it is left alone by a tab that is older. */
export function isOfNewerVersion(text: string | null): boolean {
  const { version } = (parsed(text) ?? {}) as { version?: number };
  return Number(version) > VERSION;
}

/** Keeps a list, null for none. False where the browser does not allow that, has no room, or a newer list. */
export function store(text: string | null): boolean {
  if (isOfNewerVersion(storedText())) return false;
  const isStored = ofAllTabs.write(STORED_AS, text);
  if (isStored) listeners.forEach((listener) => listener());
  return isStored;
}

/** What is kept of each doctor, in whatever form, but with an id. Nobody in a text that is not a list of ours. */
export function storedDoctors(text: string | null): { id: number }[] {
  const { version, doctors } = (parsed(text) ?? {}) as { version?: number; doctors?: { id: number }[] };
  if (version !== VERSION || !Array.isArray(doctors)) return [];
  const seen = new Set<number>();
  return doctors.filter(
    (one) => Number.isSafeInteger(one?.id) && one.id > 0 && !seen.has(one.id) && seen.add(one.id),
  );
}

function read(): readonly number[] {
  const text = storedText();
  if (text !== known) {
    known = text;
    ids = storedDoctors(text)
      .slice(0, MOST_DOCTORS)
      .map(({ id }) => id);
  }
  return ids;
}
