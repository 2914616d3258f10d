/** What is counted of a public profile: that it was opened, that its telephone or its website was used. */
export const VISIT_KINDS = ['view', 'phone', 'website'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** As many weeks as a doctor sees, and as are kept. */
export const VISIT_WEEKS = 12;
