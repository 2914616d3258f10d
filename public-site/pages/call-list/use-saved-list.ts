import { useSyncExternalStore } from 'react';
import { parseList } from '../../components/call-list/saved-list.ts';
import type { SavedList } from '../../components/call-list/saved-list.ts';
import { followStored, storedText } from '../../components/call-list/saved-ids.ts';

let known: string | null = null;
let list = parseList(null);

/** The visitor's list, in step with other tabs; null on the server and while hydrating, where nobody knows it. */
export function useSavedList(): SavedList | null {
  return useSyncExternalStore<SavedList | null>(followStored, read, () => null);
}

function read(): SavedList {
  const text = storedText();
  if (text !== known) {
    known = text;
    list = parseList(text);
  }
  return list;
}
