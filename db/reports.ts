import type { ReportKind } from '#contract/reports.ts';
import type { Database } from './database.ts';
import { nextId } from './next-id.ts';

/** What a visitor said is wrong with a profile. */
interface NewReport {
  user_id: number;
  kind: ReportKind;
  /** See server/features/reports/report.ts. */
  source: string;
  at: string;
}

export function reportQueries(database: Database) {
  const insert = database.prepare<[NewReport]>(
    `INSERT INTO reports (id, user_id, kind, source, at) VALUES (${nextId('reports')}, :user_id, :kind, :source, :at)
     ON CONFLICT (user_id, source) DO NOTHING`,
  );
  const forget = database.prepare<[string, number]>(
    'UPDATE reports SET source = NULL WHERE at <= ? AND user_id = ? AND source IS NOT NULL',
  );
  const of = database.prepare<[number], { kind: ReportKind; day: string; settled: number }>(
    `SELECT kind, substr(at, 1, 10) AS day, settled_at IS NOT NULL AS settled FROM reports
     WHERE user_id = ? ORDER BY id`,
  );
  const open = database.prepare<[number, string], { kind: ReportKind; count: number }>(
    `SELECT kind, count(*) AS count FROM reports
     WHERE user_id = ? AND at > ? AND settled_at IS NULL GROUP BY kind`,
  );
  const settle = database.prepare<[string, number, number]>(
    'UPDATE reports SET settled_at = ?, settled_by = ? WHERE id = ? AND settled_at IS NULL',
  );
  const settleConfirmed = database.prepare<[{ user: number; at: string }]>(
    `UPDATE reports SET settled_at = :at, settled_by = :user
     WHERE user_id = :user AND kind = 'not-accepting' AND settled_at IS NULL`,
  );
  const forgetAll = database.prepare<[string]>(
    'UPDATE reports SET source = NULL WHERE at <= ? AND source IS NOT NULL',
  );
  const remove = database.prepare<[string]>('DELETE FROM reports WHERE at <= ?');

  return {
    /** Adds a report; false when this source was heard about this profile since `before` (an ISO date-time). */
    add(report: NewReport, before: string): boolean {
      forget.run(before, report.user_id);
      return insert.run(report).changes > 0;
    },
    /** All of a profile, by the day and without where they came from. */
    of: (user: number) => of.all(user).map((report) => ({ ...report, settled: report.settled === 1 })),
    /** How many there are of a profile by their kinds, newer than a moment and not done with. */
    open: (user: number, since: string): Partial<Record<ReportKind, number>> =>
      Object.fromEntries(open.all(user, since).map(({ kind, count }) => [kind, count])),
    /** False when it was settled before. */
    settle: (id: number, by: number, at: string): boolean => settle.run(at, by, id).changes > 0,
    /** The doctor has said whether new patients are welcome. */
    settleConfirmed: (user: number, at: string): void => void settleConfirmed.run({ user, at }),
    /** Forgets where reports came from before one moment, and the reports themselves before another. */
    sweep(sources: string, reports: string): void {
      forgetAll.run(sources);
      remove.run(reports);
    },
  };
}
