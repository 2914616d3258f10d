import { useSyncExternalStore } from 'react';
import { parseList } from '../../components/call-list/kept-list.ts';
import type { KeptList } from '../../components/call-list/kept-list.ts';
import { followStored, storedText } from '../../components/call-list/saved-ids.ts';

let known: string | null = null;
let list = parseList(null);

/** The visitor's list, in step with other tabs; null on the server and while hydrating, where nobody knows it. */
export function useKeptList(): KeptList | null {
  return useSyncExternalStore<KeptList | null>(followStored, read, () => null);
}

function read(): KeptList {
  const text = storedText();
  if (text !== known) {
    known = text;
    list = parseList(text);
  }
  return list;
}
