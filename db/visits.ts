import type { VisitKind } from '#contract/visits.ts';
import type { Database } from './database.ts';
import { dateOf } from './days.ts';

export interface VisitCount {
  /** ISO date */
  day: string;
  kind: VisitKind;
  count: number;
}

/** How often public profiles were opened and used, by day. Deleted with the account. */
export function visitQueries(database: Database, now: () => Date) {
  const add = database.prepare<[VisitCount & { profile: number }]>(
    `INSERT INTO visits (profile, day, kind, count) VALUES (:profile, :day, :kind, :count)
     ON CONFLICT DO UPDATE SET count = count + excluded.count`,
  );
  const since = database.prepare<[number, string], VisitCount>(
    'SELECT day, kind, count FROM visits WHERE profile = ? AND day >= ? ORDER BY day, kind',
  );
  const sweep = database.prepare<[string]>('DELETE FROM visits WHERE day < ?');

  return {
    /** Counts one of today, or so many. */
    count: (profile: number, kind: VisitKind, count = 1): void =>
      void add.run({ profile, day: dateOf(now()), kind, count }),
    /** From a day (ISO date) on; days without any have no row. */
    since: (profile: number, day: string): VisitCount[] => since.all(profile, day),
    /** Forgets the days before one. */
    sweep: (day: string): void => void sweep.run(day),
  };
}
