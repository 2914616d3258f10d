/** An address to open a route at. In braces: what `{…}` stands for is looked up in the running demo. */
export interface RouteExample {
  address: string;
  /** Opened by an account of the demo. */
  as?: 'doctor';
  /** Shows more once the page is the visitor's, for the server cannot know it: the reason. */
  grows?: string;
  /** Asks the API again on purpose: the reason. */
  refetches?: string;
  /** Axe looks at it, in all colors, wide and narrow. */
  isLookedAt?: true;
}

const SEARCH = '/search?searchZipCode=02139&condition=anxiety&insurance=aetna';

/** Addresses of each route of public-site/routes.ts, by its pattern; tests/pages/routes.test.ts compares the two. */
export const ROUTE_EXAMPLES: Record<string, RouteExample[]> = {
  '/home': lookedAt('/home'),
  '/search': [
    ...lookedAt(SEARCH, '/search?searchZipCode=00000', '/search?searchState=WY&language=tw'),
    ...all(
      '/search',
      `${SEARCH}&telehealth=true&language=es&gender=woman&age=adults&radius=100`,
      '/search?searchState=CA&searchCount=20&searchStart=20',
      '/search?searchCity=Boston&searchState=MA&q=depressed',
    ),
  ],
  '/list': [{ address: '/list', grows: 'only the browser has the list', isLookedAt: true }],
  '/viewdoctorprofile/:id': [
    ...lookedAt('/viewdoctorprofile/1'),
    ...all('/viewdoctorprofile/2', '/viewdoctorprofile/999999'),
  ],
  '/psychiatrists': lookedAt('/psychiatrists'),
  '/psychiatrists/:state': [
    ...lookedAt('/psychiatrists/ny'),
    ...all('/psychiatrists/wy', '/psychiatrists/zz'),
  ],
  '/psychiatrists/:state/:city': [
    ...lookedAt('/psychiatrists/ny/new-york'),
    ...all('/psychiatrists/ny/no-such-city'),
  ],
  '/psychiatrists/:state/:city/:condition': [
    ...lookedAt('/psychiatrists/ny/new-york/anxiety', '/psychiatrists/wy/cheyenne/tics'),
    ...all('/psychiatrists/ma/all/adhd'),
  ],
  '/aboutus': lookedAt('/aboutus'),
  '/how-we-check': lookedAt('/how-we-check'),
  '/treatment': lookedAt('/treatment'),
  '/insurance': lookedAt('/insurance'),
  '/terms': lookedAt('/terms'),
  '/privacypolicy': lookedAt('/privacypolicy'),
  '/privacypolicy/consumer-health-data': lookedAt('/privacypolicy/consumer-health-data'),
  '/blogpage': [
    ...lookedAt('/blogpage', '/blogpage?q=zzzz'),
    ...all('/blogpage?page=2&q=treatment', '/blogpage?page=77'),
  ],
  '/ai-blogpage': [
    ...lookedAt('/ai-blogpage?page=2&q=and'),
    ...all('/ai-blogpage', '/ai-blogpage?size=20', '/ai-blogpage?q=lithium', '/ai-blogpage?q=zzzz'),
  ],
  '/singlepost/:id': [...lookedAt('/singlepost/{digest}'), ...all('/singlepost/999999')],
  '/ai-singlepost/:id': [
    ...lookedAt('/ai-singlepost/:{ai}', '/ai-singlepost/abc'),
    ...all('/ai-singlepost/:999999'),
  ],
  '/pricing': lookedAt('/pricing'),
  '/newsletter/unsubscribe': [
    ...lookedAt('/newsletter/unsubscribe?token=123', '/newsletter/unsubscribe?token={subscription}'),
    ...all('/newsletter/unsubscribe', `/newsletter/unsubscribe?token=${'0'.repeat(32)}`),
  ],
  '/confirm': all('/confirm', `/confirm?token=${'0'.repeat(32)}`),
  '/demo/outbox': [
    { address: '/demo/outbox', refetches: 'a mail may have come since it was kept', isLookedAt: true },
  ],
  '/demo/checkout/:id': all('/demo/checkout/no-such-order'),
  '/demo/billing/:id': all('/demo/billing/no-such-customer'),
  '/setupprofile': signedIn('/setupprofile'),
  '/viewprofile': signedIn('/viewprofile'),
  '/articleeditor': signedIn('/articleeditor'),
  '/account': signedIn('/account'),
  '/articleeditor/preview/:id': signedIn('/articleeditor/preview/1'),
  '/articleeditor/:id': signedIn('/articleeditor/1'),
  '/user/signin': lookedAt('/user/signin'),
  '/signin': all('/signin'),
  '/user/signup': lookedAt('/user/signup'),
  '/user/forgotpassword': lookedAt('/user/forgotpassword'),
  '/user/verify': [
    { address: '/user/verify', grows: 'only the browser has the account that waits', isLookedAt: true },
  ],
  '/user/verify/token': [
    { address: '/user/verify/token', grows: 'only the browser reads the link', isLookedAt: true },
    {
      address: '/user/verify/token?firstpart=a&secondpart=b&thirdpart=c',
      grows: 'only the browser reads the link',
    },
  ],
  '/user/invitation': all('/user/invitation', `/user/invitation?token=${'0'.repeat(32)}`),
  '/user/letter': lookedAt('/user/letter'),
  '/user/address': all('/user/address', `/user/address?token=${'0'.repeat(32)}`),
  '/user/welcome/:id': signedIn('/user/welcome/1'),
  '/user/*?': all('/user/no-such-page', '/user/verify/token/x?firstpart=a'),
  '/*?': [...lookedAt('/no-such-page'), ...all('/no/such/page')],
};

function all(...addresses: string[]): RouteExample[] {
  return addresses.map((address) => ({ address }));
}

function lookedAt(...addresses: string[]): RouteExample[] {
  return addresses.map((address) => ({ address, isLookedAt: true }));
}

function signedIn(address: string): RouteExample[] {
  return [{ address, as: 'doctor' }];
}
