/** What the trail is told: refusals (this file), which come in floods; everything else where it is done. */
import type { AuditAction } from '#contract/audit.ts';
import type { AuditEntry } from '../../../db/audit.ts';
import type { RefusalNote } from '../../platform/http/refusal.ts';
import type { Needs } from '../../platform/platform.ts';

const WINDOW = 600_000;
/** Of one source in a window, each about another account; what comes beyond is told together, by its action. */
const MOST_KINDS = 10;
const MOST_SOURCES = 10_000;
/** Of each action on a day, of all sources together. */
const MOST_LINES = 1000;

interface Kind {
  note: RefusalNote;
  /** Refused and not told yet. */
  more: number;
}

interface Window {
  /** Milliseconds since 1970. */
  until: number;
  kinds: Map<string, Kind>;
}

export type Refusals = ReturnType<typeof createRefusals>;

/**
 * Tells the trail of refusals: at once of the first of its kind from a source, and ten minutes later how many more there
 * were. A kind is what was refused, and about whose account. On a day only so many lines are written of each action,
 * then one that says so, and on the day after how many refusals they leave out. What waits is in memory, within bounds.
 */
export function createRefusals({ store, now }: Needs<'store' | 'now'>) {
  /** By source, in the order in which they end. */
  const windows = new Map<string, Window>();
  let today = { day: '', told: new Map<AuditAction, { lines: number; left: number }>() };

  return {
    /** Not inside of a transaction. */
    note(note: RefusalNote, source: string): void {
      turnDay();
      const { kinds } = windowOf(source);
      const kind = kindOf(kinds, note);
      const known = kinds.get(kind.key);
      if (known) known.more++;
      else kinds.set(kind.key, { note: kind.note, more: tell({ ...kind.note, source }, 1) ? 0 : 1 });
    },
    /** Tells how many more there were in the windows that have ended. */
    write(): void {
      turnDay();
      for (const [source, window] of windows) {
        if (window.until > now().getTime()) return;
        if (end(source, window)) windows.delete(source);
      }
    },
    /** The same for all windows: the process ends. */
    close(): void {
      for (const [source, window] of windows) end(source, window);
      windows.clear();
      tellLeftOut();
    },
  };

  function windowOf(source: string): Window {
    const time = now().getTime();
    const open = windows.get(source);
    if (open && open.until > time) return open;
    if (open) end(source, open);
    windows.delete(source);
    const [oldest] = windows;
    if (oldest && windows.size >= MOST_SOURCES) {
      end(...oldest);
      windows.delete(oldest[0]);
    }
    const begun = { until: time + WINDOW, kinds: new Map<string, Kind>() };
    windows.set(source, begun);
    return begun;
  }

  /** False for as long as not all of it can be written. */
  function end(source: string, { kinds }: Window): boolean {
    for (const kind of kinds.values()) {
      const { note, more } = kind;
      if (more > 0 && tell({ ...note, source, note: `${more} more within ten minutes` }, more)) kind.more = 0;
    }
    return [...kinds.values()].every(({ more }) => more === 0);
  }

  /** Writes a line that tells of so many refusals, unless the day has enough of them. False when it cannot be written. */
  function tell(entry: AuditEntry, refusals: number): boolean {
    const { action } = entry;
    const told = today.told.get(action) ?? { lines: 0, left: 0 };
    today.told.set(action, told);
    const isLast = told.lines === MOST_LINES;
    if (told.lines <= MOST_LINES) {
      const line = isLast ? { action, note: 'Further ones of today are only counted' } : entry;
      if (!store.ifWritable(() => store.audit.add(line))) return false;
      told.lines++;
    }
    if (told.lines > MOST_LINES) told.left += refusals;
    return true;
  }

  function turnDay(): void {
    const day = now().toISOString().slice(0, 10);
    if (day === today.day) return;
    tellLeftOut();
    today = { day, told: new Map() };
  }

  function tellLeftOut(): void {
    store.ifWritable(() => {
      for (const [action, { left }] of today.told)
        if (left > 0) store.audit.add({ action, note: `${left} more on ${today.day} are left out` });
    });
  }
}

function kindOf(kinds: Map<string, Kind>, note: RefusalNote): { key: string; note: RefusalNote } {
  const { action, user = null, actor = user } = note;
  const key = `${action} ${user} ${actor}`;
  return kinds.has(key) || kinds.size < MOST_KINDS ? { key, note } : { key: action, note: { action } };
}
