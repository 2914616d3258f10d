import { beforeEach, describe, expect, it } from 'vitest';
import { typedSearch } from '../../server/features/search/query-of-form.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { ask } from '../helpers/raw-http.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

let app: TestApp;
let time: Date;
let spent = 0;
/** Milliseconds of each piece of work. */
let takes = 0;

beforeEach(async () => {
  time = noon();
  takes = 0;
  const now = () => time;
  app = await startApp(memoryStore(now), {
    now,
    meter: () => () => takes,
    config: { trustProxy: 1, getsPerSource: { burst: 3, perSecond: 0.5 } },
  });
});

describe('what a source may have computed', () => {
  it('is refused from then on with 429, in the form of the place', async () => {
    await spend('203.0.113.9');
    const call = await get('/api/doctors?q=more', '203.0.113.9');
    expect(call.status).toBe(429);
    expect(call.headers.get('retry-after')).toBe('2');
    expect(call.headers.get('cache-control')).toBe('no-store');
    expect(call.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await call.json()).toEqual({ message: expect.any(String) as string });
    const page = await get('/aboutus', '203.0.113.9');
    expect(page.status).toBe(429);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<h1>');
  });

  it.each([
    '/home',
    '/search?where=Boston',
    '/viewdoctorprofile/1',
    '/nowhere/at/all',
    '/api/doctors?nonsense=1',
    '/api/articles/search?searchVal=sleep',
    '/sitemap.xml',
    '/feed.xml',
    '/share/site.png',
    '/unsubscribe?token=x',
  ])('counts %s', async (path) => {
    await spend('203.0.113.9');
    expect((await get(path, '203.0.113.9')).status).toBe(429);
    expect((await get(path, '203.0.113.10')).status).not.toBe(429);
  });

  it.each(['/api/Articles/search', '/API/ai_articles/Get-By-Id', '/newsletter/unsubscribe?token=x'])(
    'counts POST %s, in whatever letters',
    async (path) => {
      await spend('203.0.113.9');
      const post = (source: string) =>
        fetch(app.url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': source },
          body: '{"id":1}',
        });
      expect((await post('203.0.113.9')).status).toBe(429);
      expect((await post('203.0.113.10')).status).not.toBe(429);
    },
  );

  it('counts a picture that is asked for by its whole address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(app.url, 'http://a/share/doctor-1.png', headers)).status).toBe(404);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
  });

  it('counts searches for articles by POST as well', async () => {
    await spend('203.0.113.9');
    const search = (source: string) =>
      fetch(`${app.url}/api/ai_articles/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': source },
        body: '{}',
      });
    expect((await search('203.0.113.9')).status).toBe(429);
    expect((await search('203.0.113.10')).status).toBe(200);
  });

  it('comes back with time', async () => {
    await spend('203.0.113.9');
    time = new Date(time.getTime() + 2000);
    expect((await get('/api/doctors?q=later', '203.0.113.9')).status).toBe(200);
    expect((await get('/api/doctors?q=again', '203.0.113.9')).status).toBe(429);
    time = new Date(time.getTime() + 3_600_000);
    await spend('203.0.113.9');
    expect((await get('/api/doctors?q=still', '203.0.113.9')).status).toBe(429);
  });

  it('is spent faster on pictures', async () => {
    expect((await get('/share/doctor-1.png', '203.0.113.9')).status).toBe(404);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
  });

  it.each(['', 'Bearer x'])('is spent faster on maps (%j)', async (authorization) => {
    const source = new Headers({ 'x-forwarded-for': '203.0.113.9', ...(authorization && { authorization }) });
    const mapOf = (state: string) =>
      fetch(`${app.url}/api/doctors/map?searchState=${state}`, { headers: source });
    expect((await mapOf('MA')).status).toBe(200);
    expect((await mapOf('NY')).status).toBe(429);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
  });

  it('is spent once on the map of a search, whatever its page and order', async () => {
    const map = '/api/doctors/map?searchState=MA&condition=adhd';
    expect((await get(map, '203.0.113.9')).status).toBe(200);
    for (const other of [
      `${map}&searchStart=20&sort=follow_up`,
      '/api/doctors/map?condition=adhd&searchState=MA',
    ])
      expect((await get(other, '203.0.113.9')).status).toBe(200);
    expect((await get(`${map}&condition=anxiety`, '203.0.113.9')).status).toBe(429);
    expect((await get(`${map}&searchStart=no`, '203.0.113.10')).status).toBe(400);
  });

  it('is asked for before a text is read, and a text is read once', async () => {
    const { places } = app.store;
    const { read } = places;
    let readings = 0;
    places.read = (text) => {
      readings++;
      return read(text);
    };
    const path = `/search?where=${'misspelt '.repeat(20)}`;
    typedSearch(app.store, new URL(path, app.url).searchParams.get('where') ?? '', '');
    const once = readings;
    expect(once).toBeGreaterThan(0);
    expect((await get(path, '203.0.113.9')).status).toBe(302);
    expect(readings).toBe(2 * once);
    await spend('203.0.113.10');
    expect((await get(path, '203.0.113.10')).status).toBe(429);
    expect(readings).toBe(2 * once);
  });

  it('counts what takes longer than an answer as more of them, once it is known', async () => {
    takes = 7;
    expect((await get('/api/doctors?q=long', '203.0.113.9')).status).toBe(200);
    takes = 5;
    expect((await get('/api/doctors?q=one', '203.0.113.9')).status).toBe(200);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
    expect((await get('/api/doctors?q=more', '203.0.113.10')).status).toBe(200);
  });

  it.each(['GET', 'POST'])(
    'has whoever has had too much done wait, a minute at most (%s)',
    async (method) => {
      takes = 60_000;
      await get('/api/doctors?q=endless', '203.0.113.9');
      takes = 0;
      const again = () =>
        app.send(method, '/api/user/articles', {
          from: '203.0.113.9',
          ...(method === 'POST' && { json: {} }),
        });
      const { status, headers } = await again();
      expect([status, headers.get('retry-after')]).toEqual([429, method === 'GET' ? '62' : '60']);
      time = new Date(time.getTime() + 62_000);
      expect((await again()).status).toBe(401);
    },
  );

  it('is not spent on refusing', async () => {
    await spend('203.0.113.9');
    takes = 60_000;
    for (let i = 0; i < 5; i++) expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
    takes = 0;
    time = new Date(time.getTime() + 2000);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(200);
  });

  it('is one for an IPv6 network', async () => {
    await spend('2001:db8:1:2200::1');
    expect((await get('/api/doctors?q=more', '2001:db8:1:22ff::2')).status).toBe(429);
    expect((await get('/api/doctors?q=more', '2001:db8:1:2300::2')).status).toBe(200);
  });

  it('is not spent on what is kept, on health or on files, nor twice on one request', async () => {
    for (let i = 0; i < 10; i++) expect((await get('/api/doctors?q=same', '203.0.113.9')).status).toBe(200);
    for (let i = 0; i < 10; i++) {
      expect((await get('/healthz', '203.0.113.9')).status).toBe(200);
      expect((await get('/uploads/none.webp', '203.0.113.9')).status).toBe(404);
    }
    // Neither is kept: the second and the third answer that is computed.
    expect((await get('/api/doctors/999', '203.0.113.9')).status).toBe(404);
    expect((await get('/Home', '203.0.113.9')).status).toBe(301);
    expect((await get('/api/doctors?q=more', '203.0.113.9')).status).toBe(429);
    expect((await get('/api/doctors?q=same', '203.0.113.9')).status).toBe(200);
  });
});

/** Has as much computed as there may be at once. */
async function spend(source: string): Promise<void> {
  for (let i = 0; i < 3; i++) {
    expect((await get(`/api/doctors?q=spent${spent++}`, source)).status).toBe(200);
  }
}

function get(path: string, source: string): Promise<Response> {
  return fetch(app.url + path, { headers: { 'x-forwarded-for': source }, redirect: 'manual' });
}
