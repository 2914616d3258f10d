import { listText, parseList } from './saved-list.ts';
import type { SavedDoctor, SavedList } from './saved-list.ts';
import { store, storedText } from './saved-ids.ts';

/**
 * Changes the list as it is kept now, which another tab may have changed. False when the browser does not keep it: it
 * does not allow that, or it is full.
 */
export function changeList(change: (list: SavedList) => SavedList): boolean {
  return store(listText(change(parseList(storedText()))));
}

/** Changes what is kept of one doctor; nothing when somebody took them off meanwhile. */
export function changeDoctor(id: number, changed: Partial<SavedDoctor>): boolean {
  return changeList(({ doctors, wish }) => ({
    doctors: doctors.map((doctor) => (doctor.id === id ? { ...doctor, ...changed } : doctor)),
    wish,
  }));
}

/** For a browser that keeps nothing. */
export const NOT_SAVED =
  'This browser keeps no list: its settings or a private window may forbid it, or it has no room left.';
