import { PAGES, articleListPath } from '#contract/paths.ts';
import { ABOUT, DIGEST, HOME, INSURANCE, PRICING, SEARCH, TREATMENTS } from './links.ts';
import type { SiteLink } from './links.ts';

/** SPEC §2, Footer; and the pages a visitor may look for there. */
export const FOOTER_GROUPS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Explore',
    links: [
      HOME,
      { ...SEARCH, label: 'Search' },
      { href: PAGES.psychiatrists, label: 'Psychiatrists by state' },
      { href: articleListPath('ai'), label: 'BLOG' },
      DIGEST,
    ],
  },
  {
    title: 'About',
    links: [
      PRICING,
      { href: PAGES.terms, label: 'Terms' },
      { href: PAGES.privacyPolicy, label: 'Privacy policy' },
      { href: PAGES.healthData, label: 'Consumer health data' },
    ],
  },
  {
    title: 'Learn',
    links: [TREATMENTS, INSURANCE, ABOUT, { href: PAGES.howWeCheck, label: 'How we check' }],
  },
];
