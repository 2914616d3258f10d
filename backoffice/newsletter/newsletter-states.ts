import type { DeliveryState, NewsletterState } from '#contract/newsletters.ts';

interface ChipLook {
  label: string;
  color: 'default' | 'warning' | 'error' | 'success' | 'primary';
}

/** How far an issue is, as a chip shows it. */
export const NEWSLETTER_CHIPS: Record<NewsletterState, ChipLook> = {
  draft: { label: 'Draft', color: 'default' },
  scheduled: { label: 'Scheduled', color: 'primary' },
  sending: { label: 'Being sent', color: 'primary' },
  paused: { label: 'Paused', color: 'warning' },
  sent: { label: 'Sent', color: 'success' },
};

/** What has become of it for one subscriber. */
export const DELIVERY_CHIPS: Record<DeliveryState, ChipLook> = {
  waiting: { label: 'Waits', color: 'warning' },
  sent: { label: 'Sent', color: 'success' },
  refused: { label: 'Refused by the address', color: 'error' },
  failed: { label: 'Not sent', color: 'error' },
  left: { label: 'Unsubscribed before', color: 'default' },
};

/** The same to choose from. */
export function choicesOf(chips: Record<string, ChipLook>) {
  return Object.entries(chips).map(([id, { label }]) => ({ id, name: label }));
}
