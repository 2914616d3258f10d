export interface SiteLink {
  href: string;
  label: string;
  /** First words of the label, seen where there is room and read out everywhere. */
  prefix?: string;
  /** Beginnings of the paths of pages that belong to it. */
  section?: string;
}

const HOME: SiteLink = { href: '/home', label: 'Home' };
const SEARCH: SiteLink = { href: '/search', label: 'Find a psychiatrist', section: '/viewdoctorprofile/' };
const ABOUT: SiteLink = { href: '/aboutus', label: 'About us' };
const DIGEST: SiteLink = { href: '/blogpage', label: 'Authors Digest', section: '/singlepost/' };
const PRICING: SiteLink = { href: '/pricing', label: 'Pricing' };
const TREATMENTS: SiteLink = { href: '/treatment', label: 'Treatments', prefix: 'Mental Health ' };
const INSURANCE: SiteLink = { href: '/insurance', label: 'Insurance', prefix: 'Health ' };

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

/** SPEC §2, Footer; and the pages a visitor may look for there. */
export const FOOTER_GROUPS: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Explore',
    links: [
      HOME,
      { ...SEARCH, label: 'Search' },
      { href: '/psychiatrists', label: 'Psychiatrists by state' },
      { href: '/ai-blogpage', label: 'BLOG' },
      DIGEST,
    ],
  },
  { title: 'Learn', links: [TREATMENTS, INSURANCE, ABOUT] },
  {
    title: 'About',
    links: [
      PRICING,
      { href: '/terms', label: 'Terms' },
      { href: '/privacypolicy', label: 'Privacy policy' },
      { href: '/privacypolicy/consumer-health-data', label: 'Consumer health data' },
    ],
  },
];

/** aria-current of a link on the page at `path`: its own page, or a page of its section. */
export function currentOf({ href, section }: SiteLink, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return section && path.startsWith(section) ? 'true' : undefined;
}
