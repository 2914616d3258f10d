import type { EmptySearch } from '#contract/dashboard.ts';
import type { Database } from '../database.ts';
import { dateOf } from '../days.ts';

/** So many different ones of a day; what comes then is not counted. */
const MOST_A_DAY = 300;
const KEPT_DAYS = 90;
const SHOWN_DAYS = 30;
const MOST_SHOWN = 20;
const DAY_MS = 86_400_000;

/**
 * Searches that found nobody: where and with which filters. Nothing is known of who searched. They are counted in
 * memory, and kept by `write`; a page that is kept counts once.
 */
export function emptySearchQueries(database: Database, now: () => Date) {
  const add = database.prepare<[{ day: string; place: string; filters: string; count: number }]>(
    `INSERT INTO empty_searches (day, place, filters, count)
     SELECT :day, :place, :filters, :count
     WHERE (SELECT count(*) FROM empty_searches WHERE day = :day) < ${MOST_A_DAY}
       OR EXISTS (SELECT 1 FROM empty_searches WHERE day = :day AND place = :place AND filters = :filters)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const sweep = database.prepare<[string]>('DELETE FROM empty_searches WHERE day < ?');
  const most = database.prepare<[string, number], EmptySearch>(
    `SELECT place, filters, sum(count) AS count, max(day) AS last_day FROM empty_searches WHERE day >= ?
     GROUP BY place, filters ORDER BY count DESC, last_day DESC, place, filters LIMIT ?`,
  );
  let counted = new Map<string, { place: string; filters: string; count: number }>();

  const daysAgo = (days: number) => dateOf(new Date(now().getTime() - days * DAY_MS));

  return {
    /** `place`: as the page calls it, empty for anywhere; `filters`: as in an address. */
    note(place: string, filters: string): void {
      const key = JSON.stringify([place, filters]);
      const known = counted.get(key);
      if (known) known.count += 1;
      else if (counted.size < MOST_A_DAY) counted.set(key, { place, filters, count: 1 });
    },
    /** Keeps what was counted, and forgets what is old. In a transaction. */
    write(): void {
      const day = daysAgo(0);
      for (const one of counted.values()) add.run({ day, ...one });
      counted = new Map();
      sweep.run(daysAgo(KEPT_DAYS));
    },
    /** Those of the last 30 days that were written, most frequent first. */
    most: (): EmptySearch[] => most.all(daysAgo(SHOWN_DAYS), MOST_SHOWN),
  };
}
