import { PAGES, articleListPath } from '#contract/paths.ts';
export interface SiteLink {
  href: string;
  label: string;
  /** First words of the label, seen where there is room and read out everywhere. */
  prefix?: string;
  /** Beginnings of the paths of pages that belong to it. */
  section?: string;
}

const HOME: SiteLink = { href: PAGES.home, label: 'Home' };
const SEARCH: SiteLink = { href: PAGES.search, label: 'Find a psychiatrist', section: '/viewdoctorprofile/' };
const CALL_LIST: SiteLink = { href: PAGES.callList, label: 'Your call list' };
const ABOUT: SiteLink = { href: PAGES.aboutUs, label: 'About us' };
const DIGEST: SiteLink = {
  href: articleListPath('digest'),
  label: 'Authors Digest',
  section: '/singlepost/',
};
const PRICING: SiteLink = { href: PAGES.pricing, label: 'Pricing' };
const TREATMENTS: SiteLink = { href: PAGES.treatment, label: 'Treatments', prefix: 'Mental Health ' };
const INSURANCE: SiteLink = { href: PAGES.insurance, label: 'Insurance', prefix: 'Health ' };

/** SPEC §2, Header */
export const HEADER_LINKS: readonly SiteLink[] = [
  HOME,
  SEARCH,
  ABOUT,
  DIGEST,
  PRICING,
  TREATMENTS,
  INSURANCE,
];

/** The same on a phone, with what stands beside them elsewhere, and for whom the prices are. */
export const MENU_LINKS: readonly SiteLink[] = [HOME, SEARCH, CALL_LIST, ...HEADER_LINKS.slice(2)].map(
  (link) => (link === PRICING ? { ...link, prefix: 'For psychiatrists: ' } : link),
);

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

/** aria-current of a link on the page at `path`: its own page, or a page of its section. */
export function currentOf({ href, section }: SiteLink, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return section && path.startsWith(section) ? 'true' : undefined;
}
