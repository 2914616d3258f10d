/** A mail that the demo would have sent. */
export interface DemoMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  /** ISO date-time */
  created_at: string;
  status: string;
}

/** What /api/demo/outbox answers: newest first, and the origin that links to this site begin with. */
export interface DemoMails {
  origin: string;
  data: DemoMail[];
}
