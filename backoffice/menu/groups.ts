/** The resources as the menu has them, by their names. */
export const GROUPS: Record<string, readonly string[]> = {
  Directory: [
    ...['reviews', 'registry-findings', 'users', 'reports'],
    ...['imports', 'invitations', 'registry-people', 'registry-files'],
  ],
  Writing: ['articles', 'guides'],
  Mail: ['newsletters', 'subscribers', 'deliveries', 'outbox'],
  Money: ['subscriptions', 'payments', 'grants'],
  Settings: ['settings', 'backups', 'audit'],
};
