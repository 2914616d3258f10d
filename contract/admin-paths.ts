/** Calls of the backoffice. Apart from those of visitors, whose first scripts have all of theirs. */
export const ADMIN_API = {
  all: '/api/admin',
  articles: '/api/admin/articles',
  backups: '/api/admin/backups',
  grants: '/api/admin/grants',
  guides: '/api/admin/guides',
  imports: '/api/admin/imports',
  registry: '/api/admin/registry',
  registryFiles: '/api/admin/registry-files',
  registryFindings: '/api/admin/registry-findings',
  registryPeople: '/api/admin/registry-people',
} as const;

/** Where a backup is downloaded from, by what its permission ends with. */
export function backupArchivePath(key: string): string {
  return `/backup-archive/${key}`;
}
