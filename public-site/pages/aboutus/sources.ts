import type { GuideSource } from '../../parts/guide/guide-content.ts';

export const ABOUT_SOURCES: readonly GuideSource[] = [
  {
    id: 'senate-ghosts',
    title: 'Medicare Advantage Plan Directories Haunted by Ghost Networks',
    publisher: 'U.S. Senate Committee on Finance, majority staff, 2023',
    href: 'https://www.finance.senate.gov/imo/media/doc/050323%20Ghost%20Network%20Hearing%20-%20Secret%20Shopper%20Study%20Report.pdf',
  },
  {
    id: 'psychiatric-news',
    title: 'An Ethical Response to Physician-Rating Websites',
    publisher: 'Psychiatric News, 2017',
    href: 'https://doi.org/10.1176/appi.pn.2017.10b21',
  },
  {
    id: 'psychologists-code',
    title: 'Ethical Principles of Psychologists and Code of Conduct, standard 5.05',
    publisher: 'American Psychological Association',
    href: 'https://www.apa.org/ethics/code',
  },
];
