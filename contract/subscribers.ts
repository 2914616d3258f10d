/** Somebody who gets the newsletter: /api/admin/subscribers. */
export interface ListedSubscriber {
  id: number;
  email: string;
  /** Since when: ISO date-time. */
  created_at: string;
  /** Why nothing is sent to the address any more: what its mail server said; null while it takes mail. */
  refused: string | null;
}

/** What a list of subscribers can be sorted by. */
export const SUBSCRIBER_ORDERS = ['id', 'email', 'created_at'] as const;
