import { listText, parseList } from './saved-list.ts';
import type { SavedDoctor, SavedList } from './saved-list.ts';
import { STORED_AS, isOfNewerVersion, store, storedText } from './saved-ids.ts';

/** Lists that this tab has changed since another one wrote, and what became of the last of them. */
let changed: (string | null)[] = [];
let own: string | null = null;
const MOST_CHANGED = 100;

/**
 * Changes the list as it is kept now, which another tab may have changed. False when the browser does not keep it: it
 * does not allow that, it is full, or what it has is of a newer version of the site.
 */
export function changeList(change: (list: SavedList) => SavedList): boolean {
  const before = storedText();
  const text = listText(change(parseList(before)));
  if (!store(text)) return false;
  addEventListener('storage', mergeIn);
  changed = [...changed.slice(-MOST_CHANGED), before];
  own = text;
  return true;
}

/** A tab that wrote at the same moment as this one has changed what there was before, and its list is the one kept. */
function mergeIn({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== STORED_AS) return;
  const [base, mine] = [oldValue, own];
  const hasMissedMine = changed.includes(base) && newValue !== mine;
  changed = [];
  if (hasMissedMine)
    // Seldom, and not for all to load: the worker keeps it for when there is no connection.
    void import('./merge-lists.ts').then(({ mergeLists }) =>
      changeList((theirs) => mergeLists(parseList(base), parseList(mine), theirs)),
    );
}

/** Changes what is kept of one doctor; nothing when somebody took them off meanwhile. */
export function changeDoctor(id: number, changed: Partial<SavedDoctor>): boolean {
  return changeList(({ doctors, wish }) => ({
    doctors: doctors.map((doctor) => (doctor.id === id ? { ...doctor, ...changed } : doctor)),
    wish,
  }));
}

/** Why nothing was kept. */
export function notSaved(): string {
  return isOfNewerVersion(storedText())
    ? 'This page is older than your list. Load it again, and all of it is there.'
    : 'This browser keeps no list: its settings or a private window may forbid it, or it has no room left.';
}
