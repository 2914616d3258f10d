/** What becomes of an issue: it is written, then sent, at once or at a time to come, which can be paused. */
export const NEWSLETTER_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** What a list of issues can be sorted by. */
export const NEWSLETTER_ORDERS = ['id', 'created_at'] as const;

/** What became of an issue for one subscriber. */
export const DELIVERY_STATES = ['waiting', 'sent', 'refused', 'failed', 'left'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What a list of deliveries can be sorted by. */
export const DELIVERY_ORDERS = ['id'] as const;

/** For how long it is kept what became of an issue for whom, in days. */
export const DELIVERY_DAYS = 30;
