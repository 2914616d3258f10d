/** Calls of the backoffice. Apart from those of visitors, whose first scripts have all of theirs. */
export const ADMIN_API = {
  all: '/api/admin',
  articles: '/api/admin/articles',
  grants: '/api/admin/grants',
  guides: '/api/admin/guides',
  imports: '/api/admin/imports',
} as const;
