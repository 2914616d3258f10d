import type { ReportKind } from '#contract/reports.ts';

/** GET /api/confirmation?token=: what the link of a mail asks a doctor. */
export interface Confirmation {
  doctor: number;
  first_name: string;
  last_name: string;
  /** ISO date of the last confirmation. */
  confirmed_at: string | null;
  /** What visitors said, and how many of them; empty when nobody did. */
  reported: Partial<Record<ReportKind, number>>;
  /** What was answered by this link; null before. */
  answer: 'yes' | 'no' | null;
}
