import { listText, parseList } from './kept-list.ts';
import type { KeptDoctor, KeptList } from './kept-list.ts';
import { store, storedText } from './saved-ids.ts';

/**
 * Changes the list as it is kept now, which another tab may have changed. False when the browser does not keep it: it
 * does not allow that, or it is full.
 */
export function changeList(change: (list: KeptList) => KeptList): boolean {
  return store(listText(change(parseList(storedText()))));
}

/** Changes what is kept of one doctor; nothing when somebody took them off meanwhile. */
export function changeDoctor(id: number, changed: Partial<KeptDoctor>): boolean {
  return changeList(({ doctors, wish }) => ({
    doctors: doctors.map((doctor) => (doctor.id === id ? { ...doctor, ...changed } : doctor)),
    wish,
  }));
}

/** For a browser that keeps nothing. */
export const NOT_KEPT =
  'This browser keeps no list: its settings or a private window may forbid it, or it has no room left.';
