import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { openDatabase } from '../../db/database.ts';
import { subscriberQueries } from '../../db/newsletter/subscribers.ts';
import { Random } from '../../sample-data/random.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import { chromiumArguments, chromiumPath } from '../helpers/chromium.ts';
import { clientOf } from '../helpers/client.ts';
import type { Client, HttpResponse } from '../helpers/client.ts';
import { needsCommand } from '../helpers/debian-package.ts';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { freePort } from '../helpers/free-port.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { startNginx } from '../helpers/nginx.ts';
import { nginxCacheExample, nginxExample } from '../helpers/proxy-examples.ts';
import { exchange } from '../helpers/raw-http.ts';
import { ROUTE_EXAMPLES } from '../helpers/route-examples.ts';
import { SEED, isLong } from '../helpers/scale.ts';
import { ROOT, memoryStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';
import { startVarnish, varnishExample } from '../helpers/varnish.ts';

const SECRET = 'caches'.repeat(6);
const SUBSCRIPTION = 'b'.repeat(32);
const PASSWORD = 'demo-password-1';
/** What only one person, or nobody, may read. */
const PERSONAL = new RegExp(`${DEMO_DOCTOR}|${DEMO_ADMIN}|lee@example\\.com|${SUBSCRIPTION}|"token"`);
const REQUESTS = 5000;
const CHANGES = 20;
const DOWN_MS = 60_000;

/** The product as it is built, behind the Varnish of docs/proxy. */
describe.runIf(isLong)('behind Varnish', () => {
  let demo: DemoServer;
  let site: Client;
  let cache: Client;
  let origin: string;
  const tokens: Record<string, string | null> = { visitor: null };
  beforeAll(async () => {
    spawnSync('npx', ['tsx', 'server/app/commands/build.ts', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
    needsCommand('wrk', 'wrk');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = {
      CACHES: `${origin}/-/purge`,
      CACHES_SECRET: SECRET,
      SITE_URL: origin,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    };
    demo = await startDemo(plant, { doctors: 80, env });
    untilTheEnd(() => demo.stop());
    await startVarnish(varnishExample(Number(new URL(demo.origin).port), SECRET), port);
    site = clientOf(demo.origin);
    cache = clientOf(origin);
    for (const email of [DEMO_DOCTOR, DEMO_ADMIN]) tokens[email] = await signIn(email);
    tokens['a link of the newsletter'] = null;
  }, 600_000);

  it(`nothing personal is kept in ${REQUESTS} requests of four roles`, async () => {
    const random = new Random(SEED);
    const addresses = await everyAddress();
    const ofLinks = addresses.filter((address) => /token=|outbox/.test(address));
    for (let n = 0; n < REQUESTS; n++) {
      const role = random.pick(Object.keys(tokens));
      const address = random.pick(role.startsWith('a link') ? ofLinks : addresses);
      const token = tokens[role];
      const answer = await cache.send(random.pick(['GET', 'GET', 'GET', 'HEAD']), address, { token });
      if (token !== null || mayNotBeKept(answer))
        expect([role, address, answer.headers.get('x-cache')]).toEqual([role, address, 'miss']);
    }
    for (const address of addresses) {
      const again = await seen(address);
      const own = await site.get(address);
      const isKept = again.headers.get('x-cache') === 'hit';
      expect([address, isKept]).toEqual([address, own.status < 400 && tellsCaches(own)]);
      if (!isKept) continue;
      expect([address, mayNotBeKept(own)]).toEqual([address, false]);
      expect([address, again.status, again.text === own.text]).toEqual([address, own.status, true]);
      expect([address, PERSONAL.exec(again.text)?.[0]]).toEqual([address, undefined]);
    }
  });

  it('keeps one text of a page in each encoding, whoever asks, and no request’s id or tags', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip, deflate, br;q=1.0', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['deflate', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted, cookie: `of=${accepted.length}` };
      await cache.get('/home', { headers });
      const again = await cache.get('/home', { headers });
      expect([accepted, again.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect([accepted, again.headers.get('x-cache')]).toEqual([accepted, 'hit']);
      expect(again.headers.get('cache-control')).toBe('public, max-age=0');
      for (const name of ['x-request-id', 'surrogate-key', 'xkey'])
        expect([name, again.headers.get(name)]).toEqual([name, null]);
      const held = { ...headers, 'if-none-match': again.headers.get('etag') ?? '', 'cache-control': 'x' };
      expect((await cache.get('/home', { headers: held })).status).toBe(304);
    }
  });

  it('hears of changes from nobody else', async () => {
    const purge = (authorization?: string) =>
      cache.post(
        '/-/purge',
        {},
        { headers: { 'surrogate-key': 'site', ...(authorization && { authorization }) } },
      );
    for (const wrong of [undefined, 'Bearer wrong', `Bearer ${SECRET}x`])
      expect((await purge(wrong)).status).toBe(403);
    expect((await cache.get('/-/purge')).status).toBe(403);
  });

  it('what is published is seen within a second, and what shows nothing of it stays', async () => {
    const own = `/viewdoctorprofile/${await ownId()}`;
    const took: number[] = [];
    for (let n = 0; n < CHANGES; n++) {
      const words = `Closed for ${n} weeks`;
      // What is told of all pages is told once more after some seconds.
      const isOfDoctor = n < CHANGES / 2;
      const path = isOfDoctor ? own : '/home';
      for (const address of [own, '/home', '/aboutus', '/blogpage']) await seen(address);
      await (isOfDoctor ? say(words) : announce(words));
      const began = performance.now();
      while (!(await cache.get(path)).text.includes(words)) await sleep(5);
      took.push(performance.now() - began);
      for (const other of isOfDoctor ? ['/aboutus', '/blogpage'] : [])
        expect([other, (await cache.get(other)).headers.get('x-cache')]).toEqual([other, 'hit']);
    }
    console.log(
      `Seen after ${took
        .map(Math.round)
        .sort((a, b) => a - b)
        .join(', ')} ms`,
    );
    expect(Math.max(...took)).toBeLessThan(1000);
  });

  it('hits cost what a page that never changes costs', async () => {
    await seen('/home');
    const { text } = await cache.get('/home');
    const constant = await constantPage(text);
    const pairs: { own: number; other: number }[] = [];
    for (let n = 0; n < 5; n++)
      pairs.push({ own: await perSecond(origin), other: await perSecond(constant) });
    const ratios = pairs.map(({ own, other }) => own / other).sort((a, b) => a - b);
    const most = Math.max(...pairs.map(({ own }) => own));
    console.log(
      `${most} hits a second; to a constant page: ${ratios.map((one) => one.toFixed(2)).join(', ')}`,
    );
    expect(ratios[2]).toBeGreaterThan(0.9);
  });

  it('while the site starts anew, nobody who asks for what was seen notices', async () => {
    const pages = await publicPages();
    const back = demo.killAndStart();
    const failed: string[] = [];
    let isBack = false;
    void back.then(() => (isBack = true));
    while (!isBack) for (const page of pages) if ((await cache.get(page)).status >= 400) failed.push(page);
    expect(failed).toEqual([]);
    while ((await cache.get('/home')).headers.get('server-timing') !== null) await sleep(50);
  });

  it('while the site is down for a minute all that was seen is answered, and says that it may be old', async () => {
    const pages = await publicPages();
    // The first visitor brings what pages load later.
    await visit((page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)));
    // It is told a moment before the end: what is kept is from before.
    await announce('Just before');
    await sleep(500);
    process.kill(demo.pid, 'SIGKILL');
    const began = performance.now();
    const failed: string[] = [];
    let asked = 0;
    while (performance.now() - began < DOWN_MS) {
      for (const page of pages) {
        const { status, headers } = await cache.get(page);
        asked++;
        if (status >= 400) failed.push(`${status} ${page}`);
        else if (isTold(page) && !headers.get('server-timing')?.startsWith('old;dur='))
          failed.push(`not said to be old: ${page}`);
      }
    }
    console.log(`${asked} requests while it was down`);
    expect([...new Set(failed)]).toEqual([]);
    const unseen = await cache.get('/search?searchState=AK&condition=adhd');
    expect([unseen.status, unseen.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(unseen.text).toContain('988');
    expect((await cache.get('/user/signin')).status).toBe(503);
    expect((await cache.get('/api/user/profile', { token: tokens[DEMO_DOCTOR] })).status).toBe(503);

    await visit(async (page) => {
      const note = /^The directory cannot be reached at the moment\. What you see is as it was on /;
      await page.getByText(note).waitFor();
    });
  });

  async function visit(look: (page: Page) => Promise<void>): Promise<void> {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/home`);
      await look(page);
    } finally {
      await browser.close();
    }
  }

  /** Each twice: the first fills the cache. */
  async function seen(address: string): Promise<HttpResponse> {
    await cache.get(address);
    return cache.get(address);
  }

  async function announce(announcement: string): Promise<void> {
    // What changes settings wants somebody who has just signed in.
    const token = await signIn(DEMO_ADMIN);
    const record = (await site.get('/api/admin/settings/site', { token })).json<object>();
    const json = { ...record, announcement };
    expect((await site.send('PUT', '/api/admin/settings/site', { token, json })).status).toBe(200);
  }

  async function signIn(email: string): Promise<string> {
    const answer = await cache.post('/api/user/login', { email, password: PASSWORD });
    return answer.json<{ token: string }>().token;
  }

  async function say(summary: string): Promise<void> {
    const { status } = await site.post(
      '/api/user/change-summary',
      { summary },
      { token: tokens[DEMO_DOCTOR] },
    );
    expect(status).toBe(200);
  }

  async function ownId(): Promise<number> {
    const { user } = (await site.post('/api/user/login', { email: DEMO_DOCTOR, password: PASSWORD })).json<{
      user: { id: number };
    }>();
    return user.id;
  }

  /** What visitors can read, a page's script and style among it. */
  async function publicPages(): Promise<string[]> {
    const { text } = await cache.get('/home');
    const files = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const pages: string[] = [];
    for (const address of [...(await everyAddress()), ...files])
      if ((await seen(address)).headers.get('x-cache') === 'hit') pages.push(address);
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/home', '/search', '/viewdoctorprofile/1', files[0]]),
    );
    return pages;
  }

  async function everyAddress(): Promise<string[]> {
    const context = await contextOf(memoryStore(), { config: { demo: true, testCheckout: true } });
    const calls = mountedCalls(context).filter(({ method }) => method === 'GET');
    context.store.close();
    const pages = Object.values(ROUTE_EXAMPLES).flatMap((examples) => examples.map(({ address }) => address));
    const more = [
      '/',
      '/user/verify/token?firstpart=a&secondpart=b&thirdpart=c',
      '/api/doctors?searchState=MA',
    ];
    const links = ['/api/newsletter/subscription', '/newsletter/unsubscribe'].map(
      (path) => `${path}?token=${SUBSCRIPTION}`,
    );
    const known: Record<string, unknown> = { subscription: SUBSCRIPTION, ...(await articleIds()) };
    const filled = pages.map((page) => page.replace(/\{(\w+)\}/, (_, name: string) => String(known[name])));
    return [...new Set([...filled, ...calls.map(({ path }) => path), ...more, ...links])];
  }

  async function articleIds() {
    const newest = async (call: string) =>
      (await site.get(`/api/${call}/search`)).json<{ data: { id: number }[] }>().data[0].id;
    return { digest: await newest('articles'), ai: await newest('ai_articles') };
  }
});

describe.runIf(isLong)('behind nginx', () => {
  it('what is published is seen after a second, and what was seen is answered when the site is down', async () => {
    const store = memoryStore();
    const app = await startApp(store, { config: { trustProxy: 1 } });
    const { cache } = await behindNginx(app.url);
    await cache.get('/home');
    store.transaction(() => {
      store.settings.choose({ ...store.settings.read(), announcement: 'Closed on Monday' });
    });
    const began = performance.now();
    while (!(await cache.get('/home')).text.includes('Closed on Monday')) await sleep(5);
    // It counts whole seconds, and what is kept for one may be of the one before.
    expect(performance.now() - began).toBeLessThan(2100);
    for (const secret of ['/user/signin', '/api/user/profile']) await cache.get(secret);
    await app.close();
    const told = async () => {
      const { status, headers } = await cache.get('/home');
      return [status, headers.get('server-timing')];
    };
    await expect.poll(told).toEqual([200, 'old']);
    for (const secret of ['/user/signin', '/api/user/profile'])
      expect([secret, (await cache.get(secret)).status]).toEqual([secret, 502]);
  });

  it('many who ask at once for what is not kept do not wait for each other', async () => {
    const app = await startApp(memoryStore(), { config: { trustProxy: 1 } });
    const { cache } = await behindNginx(app.url);
    await cache.get('/user/signin');
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => cache.get('/user/signin')));
    // One each half second, until nginx has waited for five.
    expect(performance.now() - began).toBeLessThan(2500);
  });

  it('nobody has an encoding kept for others that they did not ask for', async () => {
    const app = await startApp(memoryStore(), { config: { trustProxy: 1 } });
    const { cache, origin } = await behindNginx(app.url);
    for (const [first, second] of [
      ['identity', 'br'],
      ['gzip', 'br'],
      ['identity', 'gzip'],
    ]) {
      const ask = ['GET /aboutus HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close'];
      const twice = [`Accept-Encoding: ${first}`, `Accept-Encoding: ${second}`];
      await exchange(origin, `${[...ask, ...twice].join('\r\n')}\r\n\r\n`);
      const { headers } = await cache.get('/aboutus', { headers: { 'accept-encoding': first } });
      expect([first, headers.get('content-encoding') ?? 'identity']).toEqual([first, first]);
      await sleep(2100);
    }
  });

  async function behindNginx(url: string) {
    needsCommand('nginx', 'nginx-light');
    const nginx = await startNginx((port, folder) => {
      const example = nginxExample({ port: Number(new URL(url).port), listensOn: port, folder });
      return nginxCacheExample(folder) + example;
    });
    untilTheEnd(() => nginx.stop());
    return { cache: clientOf(nginx.origin), origin: nginx.origin };
  }
});

function plant(file: string): void {
  const database = openDatabase(file);
  subscriberQueries(database, () => new Date()).add('lee@example.com', SUBSCRIPTION);
  database.close();
}

/** Files are kept for longer, and pictures until somebody leaves. */
function isTold(address: string): boolean {
  return !/^\/(assets|share|uploads)\/|\.\w+$/.test(address);
}

function mayNotBeKept({ headers }: HttpResponse): boolean {
  return !/\bpublic\b/.test(headers.get('cache-control') ?? '');
}

function tellsCaches({ headers }: HttpResponse): boolean {
  return /\b(s-maxage|max-age)=[1-9]/.test(headers.get('cache-control') ?? '');
}

/** A page that is always the same, behind a Varnish without any rules of ours. Answers its origin. */
async function constantPage(text: string): Promise<string> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=3600' })
      .end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTheEnd(() => server.close());
  const { port } = server.address() as AddressInfo;
  return startVarnish(`vcl 4.1; backend site { .host = "127.0.0.1"; .port = "${port}"; }`, await freePort());
}

async function perSecond(at: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t2', '-c32', '-d3s', `${at}/home`]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
