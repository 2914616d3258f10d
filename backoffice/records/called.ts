/** What one record of a list is called, and several. */
const NAMES: Record<string, readonly [one: string, several: string]> = {
  reviews: ['review', 'reviews'],
  'registry-findings': ['finding', 'findings'],
  users: ['user', 'users'],
  reports: ['report', 'reports'],
  articles: ['article', 'articles'],
  guides: ['page', 'pages'],
  imports: ['import', 'imports'],
  subscribers: ['subscriber', 'subscribers'],
  newsletters: ['newsletter', 'newsletters'],
  outbox: ['mail', 'mails'],
};

/** By the name of its list. */
export function called(resource: string | undefined): readonly [one: string, several: string] {
  return NAMES[resource ?? ''] ?? ['record', 'records'];
}
