import type { RegistryFinding } from '#contract/schemas/answers/registry-findings.ts';
import type { ComparisonResult, RegistryFileKind } from '#contract/registry.ts';
import type { Database } from '../database.ts';
import { recordList } from '../records/record-list.ts';

interface Stored extends Omit<RegistryFinding, 'file' | 'took_off' | 'is_off' | 'result'> {
  result: ComparisonResult;
  took_off: number;
  is_off: number;
  file_id: number | null;
  file_kind: RegistryFileKind;
  dated: string;
}

const STATE = `CASE
  WHEN gone_at IS NOT NULL THEN 'gone' WHEN settled_at IS NOT NULL THEN 'settled' ELSE 'open'
END`;

/** Findings as administrators list them. */
export function registryFindingList(database: Database) {
  const row = database.prepare<[number], Stored>(
    `SELECT finding.id, finding.user_id AS doctor, users.first_name, users.last_name,
       profiles.content ->> 'npi' AS npi, about, result, ours, theirs, file_id, kind AS file_kind, dated, found_at,
       took_off, profiles.suspended_at IS NOT NULL AS is_off, ${STATE} AS state, gone_at, settled_at,
       admin.first_name || ' ' || admin.last_name AS settled_by, note
     FROM registry_findings AS finding
       JOIN users ON users.id = finding.user_id
       LEFT JOIN profiles ON profiles.user_id = finding.user_id
       LEFT JOIN registry_files ON registry_files.id = file_id
       LEFT JOIN users AS admin ON admin.id = settled_by
     WHERE finding.id = ?`,
  );

  return {
    ...recordList<number>(database, {
      from: 'registry_findings',
      id: 'id',
      orders: { id: [] },
      filters: {
        state: `${STATE} = :state`,
        result: 'result = :result',
        doctor: 'user_id = :doctor',
      },
    }),
    row(id: number): RegistryFinding | null {
      const stored = row.get(id);
      if (!stored) return null;
      const { file_id, file_kind, dated, took_off, is_off, ...finding } = stored;
      return {
        ...finding,
        file: file_id === null ? null : { id: file_id, kind: file_kind, dated },
        took_off: took_off === 1,
        is_off: is_off === 1,
      };
    },
  };
}
