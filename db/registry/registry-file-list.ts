import type { ListedRegistryFile } from '#contract/schemas/answers/registry.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

type Stored = Omit<ListedRegistryFile, 'changes'> & { changes: string };

/** Files of registers as administrators list them. */
export function registryFileList(database: Database) {
  const shown = `SELECT file.id, kind, name, dated, status, bytes, read_to, records, changes, why, started_at, finished_at,
      users.first_name || ' ' || users.last_name AS started_by
    FROM registry_files AS file LEFT JOIN users ON users.id = file.started_by`;
  const row = database.prepare<[number], Stored>(`${shown} WHERE file.id = ?`);
  const of = database.prepare<[ListedRegistryFile['status']], Stored>(
    `${shown} WHERE file.status = ? ORDER BY file.id DESC`,
  );

  return {
    ...recordList<number>(database, {
      from: 'registry_files',
      id: 'id',
      orders: { id: [], dated: ['dated'] },
      filters: { status: 'status = :status', kind: 'kind = :kind' },
    }),
    row: (id: number): ListedRegistryFile | null => parsed(row.get(id)),
    /** Those of a state, the newest first. */
    of: (status: ListedRegistryFile['status']): ListedRegistryFile[] =>
      of.all(status).flatMap((stored) => parsed(stored) ?? []),
  };
}

function parsed(row: Stored | undefined): ListedRegistryFile | null {
  return row ? { ...row, changes: JSON.parse(row.changes) as ListedRegistryFile['changes'] } : null;
}
