import type { ReportRow } from '#contract/schemas/answers/reports.ts';
import type { Database } from './database.ts';
import { recordList } from './records/record-list.ts';

/** Reports as administrators list them. */
export function reportList(database: Database) {
  const row = database.prepare<[number], ReportRow>(
    `SELECT reports.id, user_id AS doctor, first_name, last_name, kind, at, settled_at,
       iif(settled_by = user_id, 'doctor', iif(settled_by IS NULL, NULL, 'administrator')) AS settled_by,
       (SELECT max(asked_at) FROM confirmation_requests AS asked
        WHERE asked.user_id = reports.user_id AND reason = 'reports') AS asked_at
     FROM reports JOIN users ON users.id = user_id WHERE reports.id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'reports',
      id: 'id',
      orders: { id: [] },
      filters: {
        settled: '(settled_at IS NOT NULL) = :settled',
        doctor: 'user_id = :doctor',
        kind: 'kind = :kind',
      },
    }),
    row: (id: number): ReportRow | null => row.get(id) ?? null,
  };
}
