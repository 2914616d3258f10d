/** What the backoffice opens with: GET /api/admin/dashboard. Days are ISO dates in UTC. */
export interface Dashboard {
  /** What is wrong with the site, and what soon will be, in sentences for whoever runs it. */
  health: { problems: string[]; warnings: string[] };
  /** What waits for an administrator. */
  waiting: {
    reviews: number;
    /** Visitors' reports that nobody has settled. */
    reports: number;
    /** Mails that were given up, of the last 30 days. */
    failed_mails: number;
    /** Mails that have been tried for more than an hour. */
    late_mails: number;
    /** Subscriptions whose last payment failed. */
    failed_payments: number;
  };
  totals: { users: number; published: number; subscribers: number };
  /** The last 26 weeks, the running one last. */
  weeks: DashboardWeek[];
  /** How many users have which plan; of them, how many were given it. */
  plans: { plan: 1 | 2; users: number; granted: number }[];
  /** The last 12 months with money, oldest first, in the smallest unit of each currency. */
  months: { month: string; currency: string; paid: number; refunded: number }[];
  /** Of this month and the last, most frequent first. */
  empty_searches: EmptySearch[];
}

export interface DashboardWeek {
  /** Its Monday. */
  from: string;
  sign_ups: number;
  published: number;
  subscribers: number;
}

/** What searches that found nobody have in common: five at least. Each of their needs is counted by itself. */
export interface EmptySearch {
  /** Two letters; empty for the whole country. */
  state: string;
  /** One filter as in the address of the search: 'condition=anxiety'; empty for searches without any. */
  need: string;
  count: number;
}
