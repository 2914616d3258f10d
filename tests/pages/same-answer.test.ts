import fc from 'fast-check';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, createHandler } from '../../server/app/app.ts';
import type { Context } from '../../server/app/create-context.ts';
import { etagIn, etagOf } from '../../server/platform/http/answer.ts';
import { securityHeaders } from '../../server/platform/http/headers.ts';
import { listen } from '../../server/platform/http/listen.ts';
import type { Listening } from '../../server/platform/http/listen.ts';
import { find, prepare, render } from '../../public-site/entry-server.tsx';
import { contextOf } from '../helpers/app.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { ask } from '../helpers/raw-http.ts';
import type { RawAnswer } from '../helpers/raw-http.ts';
import { ROUTES } from '../../public-site/routes.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { memoryStore } from '../helpers/stores.ts';

const TOKEN = 'a'.repeat(32);
const DOCTORS = doctorsIn([
  { zip: '02139', city: 'Cambridge', state: 'MA' },
  { zip: '10001', city: 'New York', state: 'NY' },
]);
/** Addresses of each public call, by its path in the table. */
const CALLS: Record<string, string[]> = {
  '/api/doctors': ['/api/doctors?searchState=MA', '/api/doctors?radius=7'],
  '/api/doctors/map': ['/api/doctors/map?searchState=MA&sort=name', '/api/doctors/map?radius=7'],
  '/api/doctors/newest': ['/api/doctors/newest'],
  '/api/doctors/:id': ['/api/doctors/1', '/api/doctors/999'],
  '/api/insurer-names': ['/api/insurer-names'],
  '/api/states': ['/api/states'],
  '/api/places': ['/api/places?q=bos', '/api/places?where=boston'],
  '/api/landing': ['/api/landing'],
  '/api/landing/*place': ['/api/landing/ny', '/api/landing/zz'],
  '/api/articles/search': ['/api/articles/search?searchVal=visit'],
  '/api/articles/get-by-id': ['/api/articles/get-by-id?id=999'],
  '/api/ai_articles/search': ['/api/ai_articles/search'],
  '/api/ai_articles/get-by-id': ['/api/ai_articles/get-by-id?id={ai}'],
  '/api/guides/:name': ['/api/guides/aboutus'],
  '/api/plans': ['/api/plans'],
  '/api/newsletter/subscription': [`/api/newsletter/subscription?token=${TOKEN}`],
  '/api/confirmation': [`/api/confirmation?token=${TOKEN}`],
  '/api/invitation': [`/api/invitation?token=${TOKEN}`],
  '/api/demo/outbox': ['/api/demo/outbox'],
};
const known: Record<string, unknown> = { subscription: TOKEN };

let rendered = 0;
let context: Context;
let kept: Listening;
let express: Listening;
beforeAll(async () => {
  const store = memoryStore();
  publishAll(store, fc.sample(DOCTORS, { numRuns: 12, seed: 3 }));
  known.digest = publishArticle(store);
  known.ai = publishArticle(store, { kind: 'ai' });
  store.subscribers.add('kim@example.com', TOKEN);
  const counted: typeof render = (...given) => {
    rendered++;
    return render(...given);
  };
  context = await contextOf(store, { config: { demo: true }, site: { find, prepare, render: counted } });
  kept = await listen(createHandler(context), { ...context.config, port: 0 });
  express = await listen(createApp(context), { ...context.config, port: 0 });
});
afterAll(async () => {
  await Promise.all([kept.close(), express.close()]);
  context.store.close();
});

/** The ways to write an address that a visitor, a link or a program may come with. */
const SPELLINGS: Record<string, (path: string, query: string) => string> = {
  'as it is': (path, query) => path + query,
  'a slash at the end': (path, query) => `${path}/${query}`,
  'two slashes at the end': (path, query) => `${path}//${query}`,
  'another case': (path, query) => path.toUpperCase() + query,
  'an encoded letter': (path, query) =>
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`) + query,
  'an unknown parameter': (path, query) => `${path}${query || '?'}&utm_source=mail`,
  'a parameter twice': (path, query) => path + query + query.replace('?', '&'),
  'an empty query': (path, query) => path + (query || '?'),
};

const addresses = Object.values(ROUTE_EXAMPLES).flatMap((examples) => examples.map(({ address }) => address));

it('every public call has addresses here, but for those of orders that nobody has made', () => {
  const paths = context.publicApi.calls.map(({ path }) => path);
  expect(Object.keys(CALLS).sort()).toEqual(paths.sort());
});

describe.each([...addresses, ...Object.values(CALLS).flat(), '/', '/search?where=Boston'])(
  '%s',
  (address) => {
    it.each(Object.keys(SPELLINGS))('%s: kept, from Express and from the function', async (spelling) => {
      const url = spelled(address, spelling);
      const isCall = /^\/api\//i.test(url);
      const found = isCall ? context.publicApi.find(url) : context.pages.find(url);
      const answer = found?.answer();
      const before = rendered;
      const ways = {
        'kept, first': await plain(kept.url, url),
        'kept, second': await plain(kept.url, url),
        'kept, compressed': await compressed(kept.url, url),
        'Express, first': await plain(express.url, url),
        'Express, second': await plain(express.url, url, { authorization: 'Bearer x' }),
      };
      if (!answer) return expect(Object.values(ways).map(({ status }) => status)).toEqual(Array(5).fill(404));
      if (isCall) expect(rendered).toBe(before);

      const { location } = answer.headers;
      const body = Buffer.from(answer.text);
      const headers = { ...securityHeaders(context.config.siteUrl), ...answer.headers };
      for (const [way, given] of Object.entries(ways)) {
        expect([way, given.status]).toEqual([way, answer.status]);
        expect(given.headers, way).toMatchObject(headers);
        // Express finds the words.
        if (location !== undefined) continue;
        expect(given.headers, way).toEqual({ ...headers, etag: etagOf(body) });
        expect(given.body.equals(body), way).toBe(true);
      }
    });
  },
);

it.each([
  '/search?q=once',
  '/search?radius=7&q=once',
  '/viewdoctorprofile/777',
  '/blogpage?q=once',
  '/nowhere',
])('%s is computed once for one request', async (url) => {
  const before = rendered;
  await ask(kept.url, url);
  expect(rendered - before).toBe(1);
});

it.each(['/home', '/search?q=again', '/viewdoctorprofile/1'])('%s is computed once for all', async (url) => {
  await ask(kept.url, url);
  const before = rendered;
  for (const other of [url, `${url}${url.includes('?') ? '&' : '?'}x=1`]) {
    for (const method of ['GET', 'HEAD']) await ask(kept.url, other, { 'accept-encoding': 'br' }, method);
  }
  expect(rendered).toBe(before);
});

const secret = ROUTES.filter(({ cache }) => cache === 'private').flatMap(({ path }) => ROUTE_EXAMPLES[path]);

it.each(secret)('$address is kept by nobody and told to nobody, in any spelling', async ({ address }) => {
  for (const spelling of Object.keys(SPELLINGS)) {
    const { headers } = await ask(kept.url, spelled(address, spelling));
    expect([spelling, headers['cache-control']]).toEqual([spelling, 'no-store']);
    expect([spelling, headers['referrer-policy']]).toEqual([spelling, 'no-referrer']);
  }
});

function spelled(address: string, spelling: string): string {
  const url = address.replace(/\{(\w+)\}/, (_, name: string) => String(known[name]));
  const [path, query = ''] = url.split(/(\?.*)/s);
  return SPELLINGS[spelling](path, query);
}

const OF_ITS_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'x-request-id'];

/** An answer without what is of its connection and its length, which is right when the body is. */
async function plain(origin: string, url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const answer = await ask(origin, url, headers);
  const own = Object.entries(answer.headers).filter(([name]) => !OF_ITS_CONNECTION.includes(name));
  return { ...answer, headers: Object.fromEntries(own) };
}

async function compressed(origin: string, url: string): Promise<RawAnswer> {
  const answer = await plain(origin, url, { 'accept-encoding': 'br' });
  if (answer.headers['content-encoding'] === undefined) return answer;
  expect(answer.headers['content-encoding']).toBe('br');
  // Other bytes have another tag (RFC 9110, 8.8.3).
  const body = brotliDecompressSync(answer.body);
  expect(answer.headers.etag).toBe(etagIn('br', etagOf(body)));
  delete answer.headers['content-encoding'];
  return { ...answer, headers: { ...answer.headers, etag: etagOf(body) }, body };
}
