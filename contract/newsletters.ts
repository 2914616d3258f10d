/** What becomes of an issue: it is written, then sent, which can be paused. */
export const NEWSLETTER_STATES = ['draft', 'sending', 'paused', 'sent'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** An issue of the newsletter in a list: /api/admin/newsletters. Dates are ISO date-times. */
export interface ListedNewsletter {
  id: number;
  subject: string;
  state: NewsletterState;
  /** To be sent along with a change; another one is refused by 409. */
  revision: number;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  finished_at: string | null;
  /** Why it was paused by itself; null when an administrator did it. */
  paused_why: string | null;
  /** How many subscribers there were when it was begun; 0 before. */
  recipients: number;
  /** Of them: how many got it, */
  sent: number;
  /** whose address takes no mail, which ended the subscription, */
  refused: number;
  /** to whom it could not be sent, */
  failed: number;
  /** who unsubscribed meanwhile, */
  left: number;
  /** and who waits for it. */
  waiting: number;
}

/** One issue, with what it says. */
export interface NewsletterRecord extends ListedNewsletter {
  /** HTML, sanitized. */
  body: string;
  /** How many subscribers there are now. */
  subscribers: number;
}

/** What a list of issues can be sorted by. */
export const NEWSLETTER_ORDERS = ['id', 'created_at'] as const;

/** What became of an issue for one subscriber. */
export const DELIVERY_STATES = ['waiting', 'sent', 'refused', 'failed', 'left'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An issue on its way to one subscriber: /api/admin/deliveries. Dates are ISO date-times. */
export interface ListedDelivery {
  id: number;
  newsletter_id: number;
  subject: string;
  /** null once the subscription has ended, or after 30 days. */
  email: string | null;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next, while it waits. */
  next_at: string;
  done_at: string | null;
  /** What went wrong the last time. */
  error: string | null;
}

/** What a list of deliveries can be sorted by. */
export const DELIVERY_ORDERS = ['id'] as const;

/** For how long it is kept what became of an issue for whom, in days. */
export const DELIVERY_DAYS = 30;
