import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSitemap } from '../../server/features/seo/sitemap.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addUser, PASSWORD, poster } from '../helpers/accounts.ts';
import { TODAY, doctorsIn, publishAll, publishOne } from '../helpers/population.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore } from '../helpers/stores.ts';

const SITE = 'https://directory.example.org';
const doctors = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 4,
  seed: 5,
});

let app: TestApp;
let ids: number[];
beforeAll(async () => {
  app = await startApp(memoryStore(), { config: { siteUrl: SITE } });
  ids = publishAll(app.store, doctors.slice(0, 3));
});

describe('/robots.txt', () => {
  it('opens what is public and closes the rest', async () => {
    const { text, headers } = await app.get('/robots.txt');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /fhir/',
      'Disallow: /admin',
      'Disallow: /user/',
      'Disallow: /demo/',
      '',
      `Sitemap: ${SITE}/sitemap.xml`,
      '',
    ]);
  });

  it('closes a demo', async () => {
    const demo = await startApp(memoryStore(), { config: { demo: true } });
    const text = (await demo.get('/robots.txt')).text;
    await demo.close();
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('/sitemap.xml', () => {
  it('lists pages, doctors and articles of both kinds with their last change', async () => {
    const changed = '2026-11-21T10:00:00.000Z';
    const digest = publishArticle(app.store);
    const ai = publishArticle(app.store, { kind: 'ai', updated_at: changed });
    const draft = publishArticle(app.store, { status: 'draft', published_at: null });
    const ahead = publishArticle(app.store, { published_at: '2026-11-22T08:00:00.000Z' });

    const urls = locations((await eventually('/sitemap.xml', `/singlepost/${digest}<`)).text);
    expect(urls.get('/home')).toBeNull();
    expect(urls.get('/terms')).toBeNull();
    for (const id of ids) expect(urls.get(`/viewdoctorprofile/${id}`)).toBe(TODAY);
    expect(urls.get(`/singlepost/${digest}`)).toBe(`${TODAY}T08:00:00.000Z`);
    expect(urls.get(`/ai-singlepost/:${ai}`)).toBe(changed);
    const ofThese = new RegExp(`singlepost/:?(${[digest, ai, draft, ahead].join('|')})$`);
    expect([...urls.keys()].filter((path) => ofThese.test(path))).toHaveLength(2);
    expect([...urls.keys()].filter((path) => /viewdoctorprofile/.test(path))).toHaveLength(ids.length);
  });

  it('follows what is published and what leaves', async () => {
    const id = app.store.transaction(() => publishOne(app.store, doctors[3]));
    await eventually('/sitemap.xml', `/viewdoctorprofile/${id}<`);
    app.store.transaction(() => app.store.users.remove(id));
    await expect
      .poll(async () => (await app.get('/sitemap.xml')).text)
      .not.toContain(`/viewdoctorprofile/${id}<`);
  });

  it('is the same compressed or not, and is not sent again when it has not changed', async () => {
    const zipped = await app.get('/sitemap.xml', { headers: { 'accept-encoding': 'gzip' } });
    const plain = await app.get('/sitemap.xml', { headers: { 'accept-encoding': 'identity' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toContain('application/xml');
    expect(plain.text).toBe(zipped.text);
    expect(outline(plain.text)).toEqual(['urlset', 'url', 'loc', 'lastmod']);
    // Without a cache-control of ours, fetch asks for an answer that is not from any cache.
    for (const [encoding, { headers }] of [
      ['gzip', zipped],
      ['identity', plain],
    ] as const) {
      const held = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      const again = await app.get('/sitemap.xml', { headers: { ...held, 'accept-encoding': encoding } });
      expect([encoding, again.status]).toEqual([encoding, 304]);
    }
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });

  it('has no other files while one is enough', async () => {
    expect((await app.get('/sitemap-1.xml')).status).toBe(404);
  });

  it('becomes an index when one file is not enough', async () => {
    const entries = Array.from({ length: 7 }, (_, index) => ({ path: `/p?a=1&b=${index}` }));
    const sitemap = createSitemap([() => [entries.slice(0, 2), entries.slice(2)]], SITE, () => 1, 3);
    const text = async (path: string) => gunzipSync((await sitemap.file(path)) ?? '').toString();
    const index = await text('/sitemap.xml');
    expect(outline(index)).toEqual(['sitemapindex', 'sitemap', 'loc']);
    const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url.replace(SITE, ''));
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const listed = await Promise.all(parts.map(async (path) => [...locations(await text(path)).keys()]));
    expect(listed.map((paths) => paths.length)).toEqual([3, 3, 1]);
    expect(listed.flat()).toEqual(entries.map(({ path }) => path.replace('&', '&amp;')));
    expect(await sitemap.file('/sitemap-4.xml')).toBeNull();
  });

  it('is made once for all who ask meanwhile, and not again while nothing changes', async () => {
    let made = 0;
    const source = () => {
      made++;
      return [[{ path: '/home' }]];
    };
    const sitemap = createSitemap([source], SITE, () => 1);
    await Promise.all([1, 2, 3].map(() => sitemap.file('/sitemap.xml')));
    await sitemap.file('/sitemap.xml');
    expect(made).toBe(1);
  });

  it('is made anew after it failed', async () => {
    let broken = true;
    const source = () => {
      if (broken) throw new Error('broken');
      return [[{ path: '/home' }]];
    };
    const sitemap = createSitemap([source], SITE, () => 1);
    await expect(sitemap.file('/sitemap.xml')).rejects.toThrow('broken');
    broken = false;
    expect(await sitemap.file('/sitemap.xml')).not.toBeNull();
  });
});

describe('/feed.xml', () => {
  it('holds the newest 50 of both kinds, newest first, in valid Atom', async () => {
    const own = await startApp(memoryStore(), { config: { siteUrl: SITE, siteName: 'A & B' } });
    for (let day = 1; day <= 30; day++) {
      const published_at = `2026-10-${String(day).padStart(2, '0')}T08:00:00.000Z`;
      for (const kind of ['digest', 'ai'] as const)
        publishArticle(own.store, { kind, published_at, updated_at: '2026-09-01T08:00:00.000Z' });
    }
    publishArticle(own.store, { published_at: '2026-11-22T08:00:00.000Z', title: 'Of tomorrow' });
    const text = (await own.get('/feed.xml')).text;
    const empty = await startApp(memoryStore());
    const nothing = (await empty.get('/feed.xml')).text;
    await Promise.all([own.close(), empty.close()]);

    expect(outline(text).slice(0, 5)).toEqual(['feed', 'id', 'title', 'subtitle', 'updated']);
    const entries = text.split('<entry>').slice(1);
    expect(entries).toHaveLength(50);
    expect(text).not.toContain('Of tomorrow');
    expect(text).toContain('<title>A &amp; B</title>');
    const dates = entries.map((entry) => valueOf('published', entry));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(valueOf('updated', text)).toBe(dates[0]);
    for (const entry of entries) {
      expect(valueOf('id', entry)).toMatch(
        /^https:\/\/directory\.example\.org\/(ai-singlepost\/:|singlepost\/)\d+$/,
      );
      expect(entry).toContain(`href="${valueOf('id', entry)}"`);
      expect(valueOf('updated', entry) >= valueOf('published', entry)).toBe(true);
      for (const name of ['title', 'name', 'summary']) expect(valueOf(name, entry)).not.toBe('');
    }
    expect(new Set(entries.map((entry) => valueOf('id', entry))).size).toBe(50);
    expect(outline(nothing).slice(0, 2)).toEqual(['feed', 'id']);
  });

  it('cannot be broken out of by what an author writes', async () => {
    publishArticle(app.store, {
      title: '</title><entry>&amp;<![CDATA[ x ]]>\u0000\u000b',
      sub_content: 'a < b & c > d "e" ]]>',
    });
    const { text } = await app.get('/feed.xml');
    expect(outline(text)).toContain('entry');
    expect(text).toContain('<title>&lt;/title&gt;&lt;entry&gt;&amp;amp;&lt;![CDATA[ x ]]&gt;</title>');
    expect(text).toContain('<summary>a &lt; b &amp; c &gt; d &quot;e&quot; ]]&gt;</summary>');
  });
});

describe('addresses', () => {
  it.each([
    ['/', '/home'],
    ['/?utm_source=x', '/home?utm_source=x'],
    ['/home/', '/home'],
    ['/HOME', '/home'],
    ['/Search?searchState=MA', '/search?searchState=MA'],
    ['/ViewDoctorProfile/1', '/viewdoctorprofile/1'],
    ['/ai-singlepost/12', '/ai-singlepost/:12'],
    ['/ai-singlepost/%3A12', '/ai-singlepost/:12'],
    ['/AI-SinglePost/12/?page=2', '/ai-singlepost/:12?page=2'],
    ['/singlepost/:12', '/singlepost/12'],
    ['/singlepost/12/sleep-and-shift-work', '/singlepost/12'],
    ['/ai-singlepost/:12/what-it-was-called-before/?page=2', '/ai-singlepost/:12?page=2'],
    ['/USER/welcome/AbC', '/user/welcome/AbC'],
  ])('%s has moved to %s', async (path, to) => {
    const { status, headers } = await app.get(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect((await app.get(to)).status).not.toBe(301);
  });

  it.each([
    '/nope',
    '/NOPE',
    '/viewdoctorprofile/0',
    '/singlepost/0',
    '/ai-singlepost/:x',
    '/singlepost/x/12',
    '/singlepost/12/a/b',
    '/sitemap-1.xml',
  ])('%s is not there', async (path) => expect((await app.get(path)).status).toBe(404));

  it('says of a removed article that it is gone, and of a draft nothing', async () => {
    const digest = publishArticle(app.store);
    const ai = publishArticle(app.store, { kind: 'ai' });
    const draft = publishArticle(app.store, { status: 'draft', published_at: null });
    expect((await app.get(`/ai-singlepost/:${ai}`)).status).toBe(200);
    expect((await app.get(`/ai-singlepost/${ai}`)).status).toBe(301);
    for (const id of [digest, ai, draft]) app.store.transaction(() => app.store.articles.remove(id));
    expect((await app.get(`/singlepost/${digest}`)).status).toBe(410);
    expect((await app.get(`/ai-singlepost/:${ai}`)).status).toBe(410);
    expect((await app.get(`/ai-singlepost/${ai}`)).status).toBe(301);
    expect((await app.get(`/singlepost/${draft}`)).status).toBe(404);
  });

  it('says of a doctor who deleted the account that the profile is gone, if it was ever there', async () => {
    const post = poster(app.url);
    const listed = app.store.transaction(() => publishOne(app.store, doctors[3]));
    const unlisted = await addUser(app.store, { email: 'unlisted@example.com' });
    const hash = app.store.users.passwordHash('unlisted@example.com') ?? '';
    const email = app.store.users.byId(listed)?.email ?? '';
    app.store.users.setPassword(listed, hash);
    for (const address of [email, 'unlisted@example.com']) {
      const { body } = await post('login', { email: address, password: PASSWORD });
      const gone = await post('delete-account', { currentPassword: PASSWORD }, body.token);
      expect(gone.status).toBe(200);
    }
    const { status, text } = await app.get(`/viewdoctorprofile/${listed}`);
    expect(status).toBe(410);
    expect(text).toContain('no longer listed');
    expect((await app.get(`/viewdoctorprofile/${unlisted}`)).status).toBe(404);
    expect((await app.get(`/api/doctors/${listed}`)).status).toBe(410);
  });
});

/** A sitemap that was just made rests for a moment. */
async function eventually(path: string, text: string) {
  await expect.poll(async () => (await app.get(path)).text).toContain(text);
  return app.get(path);
}

/** Path as written in XML → its last change. */
function locations(xml: string): Map<string, string | null> {
  const urls = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
  const paths = urls.map(([, url, changed]) => [url.replace(SITE, ''), changed ?? null] as const);
  expect(new Set(paths.map(([path]) => path)).size).toBe(paths.length);
  return new Map(paths);
}

function valueOf(name: string, xml: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

/** The names of the elements, each once, in their order. Fails for what is not well-formed XML 1.0 without a DTD. */
function outline(xml: string): string[] {
  const names = new Set<string>();
  const open: string[] = [];
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  const body = xml.slice(xml.indexOf('?>') + 2);
  for (const [part, tag, ends, name, , empty] of body.matchAll(MARKUP)) {
    if (!tag) expect(part).not.toMatch(/<|&(?!(?:amp|lt|gt|quot|#\d+);)|\]\]>/);
    else if (ends) expect(open.pop()).toBe(name);
    else {
      names.add(name);
      if (!empty) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return [...names];
}

const MARKUP = /(<(\/)?([a-z]\w*)((?:\s[\w:]+="(?:[^"<&]|&\w+;)*")*)\s*(\/)?>)|[^<]+|</g;
