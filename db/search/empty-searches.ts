import type { EmptySearch } from '#contract/dashboard.ts';
import type { Database } from '../database.ts';

/** What fewer searches have in common could tell of somebody: it is in memory alone. */
const LEAST_STORED = 5;
const MOST_SHOWN = 20;
/** This month and the two before. */
const STORED_MONTHS = 3;
/** So many different ones wait in memory; what comes then is not counted. */
const MOST_WAITING = 2000;

/** How often searches of a state for a need have found nobody. */
export interface CountedSearch {
  state: string;
  need: string;
  count: number;
}

/**
 * Searches that found nobody: how often in a state, and for which need. Each need of a search is counted by itself, so
 * that no search is kept, and nothing is known of who searched. They are counted in memory, and kept by `write` once five
 * of a month have come.
 */
export function emptySearchQueries(database: Database, now: () => Date) {
  const keep = database.prepare<[{ month: string; state: string; need: string; count: number }]>(
    `INSERT INTO empty_searches (month, state, need, count) 
     SELECT :month, :state, :need, :count
     WHERE :count >= ${LEAST_STORED}
       OR EXISTS (SELECT 1 FROM empty_searches WHERE month = :month AND state = :state AND need = :need)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const sweep = database.prepare<[string]>('DELETE FROM empty_searches WHERE month < ?');
  const most = database.prepare<[{ month: string }], EmptySearch>(
    `SELECT state, need, sum(count) AS count FROM empty_searches WHERE month >= :month
     GROUP BY state, need ORDER BY count DESC, state, need LIMIT ${MOST_SHOWN}`,
  );
  const counted = new Map<string, CountedSearch>();

  /** ISO date; 0 for the running one. */
  const firstOfMonth = (before: number) =>
    new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - before, 1)).toISOString().slice(0, 10);

  let countedIn = firstOfMonth(0);
  /** What is noted while an answer is made; null while none is. */
  let noted: (() => void)[] | null = null;

  function count(state: string, needs: readonly string[]): void {
    for (const need of needs.length > 0 ? needs : ['']) add({ state, need, count: 1 });
  }

  function add({ state, need, count }: CountedSearch): void {
    const key = `${state} ${need}`;
    const known = counted.get(key);
    if (known) known.count += count;
    else if (counted.size < MOST_WAITING) counted.set(key, { state, need, count });
  }

  return {
    /** `state`: empty for the whole country; `needs`: each as in an address, `condition=anxiety`. */
    note(state: string, needs: readonly string[]): void {
      count(state, needs);
      noted?.push(() => count(state, needs));
    },
    /** Makes an answer; `again` notes once more what was noted meanwhile, for when the same answer is given again. */
    noting<Made>(make: () => Made): { made: Made; again: (() => void) | null } {
      const own: (() => void)[] = [];
      noted = own;
      try {
        return { made: make(), again: own.length > 0 ? () => own.forEach((note) => note()) : null };
      } finally {
        noted = null;
      }
    },
    /** What was counted and not kept, which is forgotten here: for the process that keeps it. */
    take(): CountedSearch[] {
      const taken = [...counted.values()];
      counted.clear();
      return taken;
    },
    /** Counts what another process has counted. */
    add: (taken: readonly CountedSearch[]): void => taken.forEach(add),
    /** Keeps what came often enough, and forgets what is old. In a transaction. */
    write(): void {
      const month = firstOfMonth(0);
      for (const [key, one] of counted) if (keep.run({ month, ...one }).changes > 0) counted.delete(key);
      if (countedIn !== month) counted.clear();
      countedIn = month;
      sweep.run(firstOfMonth(STORED_MONTHS - 1));
    },
    /** Those of this month and the last that were written, most frequent first. */
    most: (): EmptySearch[] => most.all({ month: firstOfMonth(1) }),
  };
}
