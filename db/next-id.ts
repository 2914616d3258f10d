/** SQL of the id of a new row, which none of its table had before (db/migrations/015_ids_once.sql). */
export function nextId(table: 'imports' | 'newsletters' | 'profile_versions'): string {
  return `(SELECT 1 + max(last, coalesce((SELECT max(id) FROM ${table}), 0)) FROM gone_ids WHERE kind = '${table}')`;
}
