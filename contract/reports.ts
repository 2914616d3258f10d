/** What a visitor can say is wrong with a profile, and in which words. */
export const REPORTS = {
  phone: 'The number does not answer',
  'not-accepting': 'Takes no new patients',
  moved: 'Not at this address any more',
} as const;
export type ReportKind = keyof typeof REPORTS;

/** So many visitors, independent of each other, make us ask the doctor. */
export const REPORTS_TO_ASK = 3;
/** Days for which a report counts, and for which one source is heard once about a profile. */
export const REPORT_DAYS = 30;
