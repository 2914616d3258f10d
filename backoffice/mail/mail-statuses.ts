import type { ListedMail } from '#contract/mail.ts';

/** What has become of a mail, as a chip shows it. */
export const MAIL_STATUSES: Record<
  ListedMail['status'],
  { label: string; color: 'default' | 'warning' | 'error' | 'success' }
> = {
  waiting: { label: 'Waits', color: 'warning' },
  sent: { label: 'Sent', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
  suppressed: { label: 'Refused by the address', color: 'default' },
};
