/**
 * Crisis lines, each with the page that its number was read on and the day (ISO date) on which that was done. Trevor is for
 * LGBTQ+ young people; 988 has no line of its own for them since July 2025.
 */
export const CRISIS_LINES = {
  veterans: { source: 'https://www.veteranscrisisline.net', checked: '2026-11-23' },
  spanish: { source: 'https://988lifeline.org/es', checked: '2026-11-23' },
  violence: {
    source:
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    checked: '2026-11-23',
  },
  trevor: { source: 'https://www.thetrevorproject.org/get-help/', checked: '2026-11-23' },
} as const;

/** Beside 988 itself. */
export type CrisisLine = keyof typeof CRISIS_LINES;
