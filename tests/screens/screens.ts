import { BACKOFFICE_SCREENS } from '../helpers/backoffice-screens.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import type { Page } from '@playwright/test';
import type { Account } from '../helpers/signed-in.ts';
import { UGLY_QUESTIONS } from '../helpers/ugly-demo.ts';
import type { UglyDemo } from '../helpers/ugly-demo.ts';

/** A page to take a picture of. */
export interface Screen {
  /** Screens of a group share their sheets. */
  group: string;
  /** A path of the demo; braces as in RouteExample. */
  address: string;
  as: 'visitor' | Account;
  /** What is done there first: in words, and how. */
  opened?: string;
  open?: (page: Page) => Promise<void>;
}

/** The first one that an address begins with. */
const GROUPS = {
  home: ['/home', '/list', '/pricing', '/confirm', '/newsletter', '/demo', '/no'],
  search: ['/search', '/psychiatrists'],
  profile: ['/viewdoctorprofile'],
  guides: ['/aboutus', '/how-we-check', '/treatment', '/insurance', '/terms', '/privacypolicy'],
  articles: ['/blogpage', '/ai-', '/singlepost'],
  doctor: ['/setupprofile', '/viewprofile', '/articleeditor', '/account', '/user/welcome'],
  accounts: ['/user', '/signin'],
};

/** Every page of the public site and the main screens of the backoffice. */
export const ORDINARY_SCREENS: Screen[] = [
  ...Object.values(ROUTE_EXAMPLES)
    .flat()
    .map(({ address, as = 'visitor' as const }) => ({ group: groupOf(address), address, as })),
  ...Object.keys(BACKOFFICE_SCREENS).map((address) => ({
    group: 'backoffice',
    address,
    as: 'admin' as const,
  })),
];

/** What shows the ugly profiles and articles of a demo. */
export function uglyScreens({ profiles, articles }: UglyDemo): Screen[] {
  const groups = {
    'ugly-profiles': profiles,
    'ugly-articles': articles,
    'ugly-lists': ['/home', '/blogpage', '/ai-blogpage', ...UGLY_QUESTIONS],
  };
  return Object.entries(groups).flatMap(([group, addresses]) =>
    addresses.map((address) => ({ group, address, as: 'visitor' as const })),
  );
}

function groupOf(address: string): string {
  const found = Object.entries(GROUPS).find(([, starts]) =>
    starts.some((start) => address.startsWith(start)),
  );
  if (!found) throw new Error(`${address} is in no group of screens`);
  return found[0];
}
