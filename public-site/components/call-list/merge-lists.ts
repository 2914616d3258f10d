import type { SavedDoctor, SavedList } from './saved-list.ts';

/**
 * What two tabs made of one list at the same moment, in one list, whichever asks. No note is lost: of one that both
 * wrote each part is kept, and who was taken off by one stays when the other has written about them.
 */
export function mergeLists(base: SavedList, mine: SavedList, theirs: SavedList): SavedList {
  const ids = [...base.doctors, ...inOrder(mine.doctors, theirs.doctors).flat()].map(({ id }) => id);
  const doctors = [...new Set(ids)].flatMap((id) => {
    const [before, one, other] = [base, mine, theirs].map((list) =>
      list.doctors.find((each) => each.id === id),
    );
    if (one && other) return mergeDoctors(before ?? { ...inOrder(one, other)[0], note: '' }, one, other);
    const left = one ?? other;
    return left && left.note !== before?.note ? left : [];
  });
  return { doctors, wish: either(base.wish, mine.wish, theirs.wish) };
}

function mergeDoctors(base: SavedDoctor, mine: SavedDoctor, theirs: SavedDoctor): SavedDoctor {
  const names = Object.keys(base) as (keyof SavedDoctor)[];
  const merged = names.map((name) => [name, either<unknown>(base[name], mine[name], theirs[name])]);
  return {
    ...(Object.fromEntries(merged) as SavedDoctor),
    note: mergeNotes(base.note, mine.note, theirs.note),
  };
}

function mergeNotes(base: string, mine: string, theirs: string): string {
  if (mine === base || theirs === base) return mine === base ? theirs : mine;
  if (mine.includes(theirs) || theirs.includes(mine)) return mine.length > theirs.length ? mine : theirs;
  return inOrder(mine, theirs).join('\n');
}

/** The one that differs from what there was; of two, the same for both tabs, and the later one of dates. */
function either<T>(base: T, mine: T, theirs: T): T {
  const was = JSON.stringify(base);
  if (JSON.stringify(mine) === was) return theirs;
  return JSON.stringify(theirs) === was ? mine : inOrder(mine, theirs)[1];
}

function inOrder<T>(mine: T, theirs: T): [T, T] {
  return JSON.stringify(mine) < JSON.stringify(theirs) ? [mine, theirs] : [theirs, mine];
}
