/**
 * Crisis lines, each with the page that its number was read on and the day (ISO date) on which that was done. Trevor is for
 * LGBTQ+ young people; the line of 988 for them ended in July 2025.
 */
export const CRISIS_LINES = {
  poison: {
    source: 'https://www.poisonhelp.hrsa.gov/the-poison-help-line/index.html',
    checked: '2026-11-27',
  },
  veterans: { source: 'https://988lifeline.org/get-help/what-to-expect', checked: '2026-11-23' },
  spanish: { source: 'https://988lifeline.org/get-help/what-to-expect', checked: '2026-11-23' },
  violence: {
    source:
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    checked: '2026-11-23',
  },
  trevor: { source: 'https://activeminds.org/?p=7221', checked: '2026-11-23' },
} as const;

/** Beside 988 itself. */
export type CrisisLine = keyof typeof CRISIS_LINES;
