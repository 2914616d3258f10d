/** The resources as the menu has them, by their names. */
export const GROUPS: Record<string, readonly string[]> = {
  Directory: ['reviews', 'users', 'reports', 'imports', 'invitations', 'registry-people'],
  Writing: ['articles', 'guides'],
  Mail: ['newsletters', 'subscribers', 'deliveries', 'outbox'],
  Money: ['subscriptions', 'payments', 'grants'],
  Settings: ['settings', 'backups', 'audit'],
};
