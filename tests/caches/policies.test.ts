import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '#contract/demo-accounts.ts';
import { NOT_FOUND, ROUTES } from '../../public-site/routes.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const NOBODY = 'no-store';
const ASKED_ANEW = 'public, max-age=0, must-revalidate';
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=86400';
const SHARED_AND_TOLD = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=1, stale-if-error=86400';
const AN_HOUR = 'public, max-age=3600, stale-if-error=86400';
const A_PICTURE = 'public, max-age=86400, s-maxage=3600, stale-if-error=86400';

/** Pages by their patterns. Those of who is signed in are sent as visitors see them, with nothing of anybody. */
const PAGES: Record<string, string> = {
  '/home': SHARED,
  '/search': SHARED,
  '/list': SHARED,
  '/viewdoctorprofile/:id': SHARED,
  '/psychiatrists': SHARED,
  '/psychiatrists/:state': SHARED,
  '/psychiatrists/:state/:city': SHARED,
  '/psychiatrists/:state/:city/:condition': SHARED,
  '/aboutus': SHARED,
  '/how-we-check': SHARED,
  '/treatment': SHARED,
  '/insurance': SHARED,
  '/terms': SHARED,
  '/privacypolicy': SHARED,
  '/privacypolicy/consumer-health-data': SHARED,
  '/blogpage': SHARED,
  '/ai-blogpage': SHARED,
  '/singlepost/:id': SHARED,
  '/ai-singlepost/:id': SHARED,
  '/pricing': SHARED,
  '/newsletter/unsubscribe': NOBODY,
  '/confirm': NOBODY,
  '/demo/outbox': NOBODY,
  '/demo/checkout/:id': NOBODY,
  '/demo/billing/:id': NOBODY,
  '/setupprofile': SHARED,
  '/viewprofile': SHARED,
  '/articleeditor': SHARED,
  '/articleeditor/preview/:id': SHARED,
  '/articleeditor/:id': SHARED,
  '/account': SHARED,
  '/signin': SHARED,
  '/user/signin': NOBODY,
  '/user/signup': NOBODY,
  '/user/forgotpassword': NOBODY,
  '/user/verify': NOBODY,
  '/user/verify/token': NOBODY,
  '/user/invitation': NOBODY,
  '/user/letter': NOBODY,
  '/user/address': NOBODY,
  '/user/welcome/:id': NOBODY,
  '/user/*?': NOBODY,
  '/*?': NOBODY,
};

/** Public calls by their paths in the table: an address that is answered, and what it says. */
const CALLS: Record<string, [address: string, policy: string]> = {
  '/api/doctors': ['/api/doctors?searchState=MA', SHARED],
  '/api/doctors/map': ['/api/doctors/map?searchState=MA', SHARED],
  '/api/doctors/newest': ['/api/doctors/newest', SHARED],
  '/api/doctors/:id': ['/api/doctors/{doctor}', SHARED],
  '/api/insurer-names': ['/api/insurer-names', SHARED],
  '/api/states': ['/api/states', SHARED],
  '/api/places': ['/api/places?q=bos', ASKED_ANEW],
  '/api/landing': ['/api/landing', SHARED],
  '/api/landing/*place': ['/api/landing/ny', SHARED],
  '/api/articles/search': ['/api/articles/search', SHARED],
  '/api/articles/get-by-id': ['/api/articles/get-by-id?id={digest}', SHARED],
  '/api/ai_articles/search': ['/api/ai_articles/search', SHARED],
  '/api/ai_articles/get-by-id': ['/api/ai_articles/get-by-id?id={ai}', SHARED],
  '/api/guides/:name': ['/api/guides/aboutus', ASKED_ANEW],
  '/api/plans': ['/api/plans', SHARED],
  '/api/newsletter/subscription': ['/api/newsletter/subscription?token={subscription}', NOBODY],
  '/api/confirmation': [`/api/confirmation?token=${'0'.repeat(32)}`, NOBODY],
  '/api/invitation': [`/api/invitation?token=${'0'.repeat(32)}`, NOBODY],
  '/api/demo/outbox': ['/api/demo/outbox', NOBODY],
};

/** All other addresses that say anything else than that nobody may keep what they answer. */
const OTHERS: Record<string, string> = {
  '/': SHARED,
  '/VIEWDOCTORPROFILE/{doctor}': SHARED,
  '/search?where=Boston': ASKED_ANEW,
  '/viewdoctorprofile/999999': ASKED_ANEW,
  '/search?radius=7': ASKED_ANEW,
  '/api/doctors/999999': ASKED_ANEW,
  '/openapi.json': ASKED_ANEW,
  '/api/docs': ASKED_ANEW,
  '/offline': ASKED_ANEW,
  '/worker.js': 'no-cache',
  '/robots.txt': AN_HOUR,
  '/feed.xml': AN_HOUR,
  '/sitemap.xml': AN_HOUR,
  '/share/site.png': A_PICTURE,
  '/fhir/metadata': ASKED_ANEW,
  '/fhir/Practitioner': ASKED_ANEW,
  '/fhir/Practitioner/{doctor}': ASKED_ANEW,
};

const known: Record<string, string> = { subscription: 'a'.repeat(32) };
let app: TestApp;
let told: TestApp;
const tokens: (string | null)[] = [null];
beforeAll(async () => {
  const store = memoryStore();
  known.doctor = String(await addPublicDoctor(store, 'kim@example.com', noon()));
  known.digest = String(publishArticle(store));
  known.ai = String(publishArticle(store, { kind: 'ai' }));
  store.subscribers.add('lee@example.com', known.subscription);
  await addUser(store, { email: DEMO_ADMIN, manage_role: 'admin' });
  // Nothing is built, so that no file answers.
  const config = { demo: true, built: newFolder() };
  app = await startApp(store, { config });
  const caches = { addresses: ['http://127.0.0.1:9/'], secret: 's'.repeat(32) };
  const other = memoryStore();
  await addPublicDoctor(other, 'kim@example.com', noon());
  told = await startApp(other, { config: { ...config, caches } });
  const post = poster(app.url);
  tokens.push(await sessionOf(post, 'kim@example.com'), await sessionOf(post, DEMO_ADMIN));
});
afterAll(() => Promise.all([app.close(), told.close()]));

const filled = (address: string) => address.replace(/\{(\w+)\}/, (_, name: string) => known[name]);

async function policyOf(address: string, token: string | null = null): Promise<string | null> {
  const { headers } = await app.get(filled(address), { token });
  return headers.get('cache-control');
}

describe('what caches between the site and its visitors may keep', () => {
  it('each page says', async () => {
    const paths = [...ROUTES, NOT_FOUND].map(({ path }) => path);
    expect(Object.keys(PAGES).sort()).toEqual(paths.sort());
    for (const [path, policy] of Object.entries(PAGES)) {
      const [{ address }] = ROUTE_EXAMPLES[path];
      const own = path === '/viewdoctorprofile/:id' ? '/viewdoctorprofile/{doctor}' : address;
      for (const token of tokens) expect([path, await policyOf(own, token)]).toEqual([path, policy]);
    }
  });

  it('each public call says', async () => {
    const { publicApi } = await contextOf(app.store, { config: { demo: true } });
    expect(Object.keys(CALLS).sort()).toEqual(publicApi.calls.map(({ path }) => path).sort());
    for (const [path, [address, policy]] of Object.entries(CALLS))
      for (const token of tokens) expect([path, await policyOf(address, token)]).toEqual([path, policy]);
  });

  it('everything else does not, or is named here, whoever asks', async () => {
    for (const [address, policy] of Object.entries(OTHERS))
      expect([address, await policyOf(address)]).toEqual([address, policy]);
    const context = await contextOf(app.store, { config: { demo: true } });
    const calls = mountedCalls(context).filter(({ path }) => !/\/home$/.test(path));
    const named = [...Object.keys(OTHERS), ...Object.values(CALLS).map(([address]) => address.split('?')[0])];
    const open = new Set(
      named.map((address) => address.replace(/\{\w+\}|(?<=guides\/)\w+|(?<=landing\/)\w+/, '1')),
    );
    for (const { method, path } of calls) {
      if (open.has(path)) continue;
      for (const token of tokens) {
        const { headers } = await app.send(method, path, { token, ...(method !== 'GET' && { json: {} }) });
        expect([method, path, headers.get('cache-control')]).toEqual([method, path, NOBODY]);
      }
    }
  });
});

describe('where caches hear of changes', () => {
  it.each([
    ['/home', 'site doctors articles'],
    ['/search?searchState=MA', 'site doctors guides'],
    ['/viewdoctorprofile/1', 'site profiles doctor-1'],
    ['/api/doctors/1', 'site profiles doctor-1'],
    ['/psychiatrists', 'site doctors'],
    ['/aboutus', 'site guides'],
    ['/blogpage', 'site articles'],
    ['/pricing', 'site'],
    ['/', 'site'],
  ])('%s says what it shows: %s', async (address, tags) => {
    const { headers } = await told.get(address);
    expect([headers.get('cache-control'), headers.get('surrogate-key')]).toEqual([SHARED_AND_TOLD, tags]);
  });

  it('what nobody may keep has no tags, and nothing has where no cache hears', async () => {
    expect((await told.get('/user/signin')).headers.get('surrogate-key')).toBeNull();
    expect((await app.get('/home')).headers.get('surrogate-key')).toBeNull();
  });
});

it('what is the same in another encoding has another tag, as its bytes are others', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const { headers } = await app.get('/home', { headers: { 'accept-encoding': encoding } });
      expect(headers.get('vary')).toBe('accept-encoding');
      return headers.get('etag') ?? '';
    }),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});
