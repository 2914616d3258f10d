import type { EmptySearch } from '#contract/dashboard.ts';
import type { Database } from '../database.ts';

/** What fewer searches have in common could tell of somebody. */
const LEAST_SHOWN = 5;
const MOST_SHOWN = 20;
/** This month and the two before. */
const KEPT_MONTHS = 3;
/** Between two times of writing; what comes then is not counted. */
const MOST_AT_ONCE = 2000;

/**
 * Searches that found nobody: how often in a state, and for which need. Each need of a search is counted by itself, so
 * that no search is kept, and nothing is known of who searched. They are counted in memory, and kept by `write`; a page
 * that is kept counts once.
 */
export function emptySearchQueries(database: Database, now: () => Date) {
  const add = database.prepare<[{ month: string; state: string; need: string; count: number }]>(
    `INSERT INTO empty_searches (month, state, need, count) VALUES (:month, :state, :need, :count)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const sweep = database.prepare<[string]>('DELETE FROM empty_searches WHERE month < ?');
  const most = database.prepare<[{ month: string }], EmptySearch>(
    `SELECT state, need, sum(count) AS count FROM empty_searches WHERE month >= :month
     GROUP BY state, need HAVING sum(count) >= ${LEAST_SHOWN} ORDER BY count DESC, state, need LIMIT ${MOST_SHOWN}`,
  );
  let counted = new Map<string, { state: string; need: string; count: number }>();

  /** ISO date; 0 for the running one. */
  const firstOfMonth = (before: number) =>
    new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() - before, 1)).toISOString().slice(0, 10);

  return {
    /** `state`: empty for the whole country; `needs`: each as in an address, `condition=anxiety`. */
    note(state: string, needs: readonly string[]): void {
      for (const need of needs.length > 0 ? needs : ['']) {
        const key = `${state} ${need}`;
        const known = counted.get(key);
        if (known) known.count += 1;
        else if (counted.size < MOST_AT_ONCE) counted.set(key, { state, need, count: 1 });
      }
    },
    /** Keeps what was counted, and forgets what is old. In a transaction. */
    write(): void {
      const month = firstOfMonth(0);
      for (const one of counted.values()) add.run({ month, ...one });
      counted = new Map();
      sweep.run(firstOfMonth(KEPT_MONTHS - 1));
    },
    /** Those of this month and the last that were written, most frequent first. */
    most: (): EmptySearch[] => most.all({ month: firstOfMonth(1) }),
  };
}
