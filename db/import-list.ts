import type { ListedImport } from '#contract/schemas/answers/imports.ts';
import type { Database } from './database.ts';
import { recordList } from './records/record-list.ts';

const STATUS = `iif(status = 'checked' AND stopped_at IS NOT NULL, 'stopped', status)`;

/** Imports as administrators list them. */
export function importList(database: Database) {
  const lines = (status: string) =>
    `(SELECT count(*) FROM import_lines WHERE import_id = imports.id AND import_lines.status = '${status}') AS ${status}`;
  const row = database.prepare<[number], ListedImport>(
    `SELECT id, file_name, ${STATUS} AS status, ${lines('good')}, ${lines('refused')}, ${lines('invited')},
       created_at, started_at, finished_at
     FROM imports WHERE id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'imports',
      id: 'id',
      orders: { id: [], created_at: ['created_at'] },
      filters: { status: `${STATUS} = :status` },
    }),
    row: (id: number): ListedImport | null => row.get(id) ?? null,
  };
}
