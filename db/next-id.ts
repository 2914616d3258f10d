type Table =
  | 'account_notes'
  | 'imports'
  | 'invitations'
  | 'newsletters'
  | 'outbox'
  | 'profile_versions'
  | 'registry_findings'
  | 'reports'
  | 'subscribers';

/** SQL of the id of a new row, which none of its table had before (gone_ids). Of one row at a time. */
export function nextId(table: Table): string {
  return `(SELECT 1 + max(last, coalesce((SELECT max(id) FROM ${table}), 0)) FROM gone_ids WHERE kind = '${table}')`;
}
