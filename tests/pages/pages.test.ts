import fc from 'fast-check';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { doctorsIn, publishAll, publishOne } from '../helpers/population.ts';
import type { TestDoctor } from '../helpers/population.ts';

const [doctor, another] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 2,
  seed: 3,
});
const named = (last_name: string, from: TestDoctor): TestDoctor => ({
  ...from,
  first_name: 'Ada',
  last_name,
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  publishAll(app.store, [named('Lovelace', doctor)]);
});

const page = async (path: string) => {
  const response = await fetch(app.url + path, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    response,
  };
};

describe('pages', () => {
  it.each([
    '/home',
    '/search',
    '/aboutus',
    '/blogpage',
    '/ai-blogpage',
    '/pricing',
    '/treatment',
    '/insurance',
    '/terms',
  ])('%s has one heading, a title and the crisis line', async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).toMatch(/<title>[^<]+ · Test Directory<\/title>/);
    expect(text).toContain('988');
  });

  it.each(['/home', '/search?q=kim', '/user/signin', '/no-such-page'])(
    '%s names what is needed to paint it before its document has come',
    async (path) => {
      const { response, text } = await page(path);
      expect(response.headers.get('link')).toBe(
        '</assets/style.css>; rel=preload; as=style, ' +
          '</assets/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
      );
      expect(text).toContain('href="/assets/style.css"');
      expect(text).toContain('href="/assets/text.woff2"');
    },
  );

  it('shows what the API answers, without script', async () => {
    expect((await page('/search?searchZipCode=02139')).text).toContain('Ada Lovelace');
    expect((await page('/viewdoctorprofile/1')).text).toContain('12 Elm St');
  });

  it('has a search for every state on the home page', async () => {
    const { text } = await page('/home');
    const links = text.match(/<a [^>]*data-state[^>]*>/g) ?? [];
    const paths = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
    expect(paths.length).toBeGreaterThan(50);
    const statuses = await Promise.all(paths.map(async (path) => [path, (await page(path)).status]));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it.each(['/%E0%A4%A', '/%', '/search/%E0%A4%A?q=kim', '/psychiatrists/%E0%A4%A', '/a%/b%20c'])(
    '%s, which nobody can decode, is the page that is not found',
    async (path) => {
      const { status, text } = await page(path);
      expect(status).toBe(404);
      expect(text).toContain('<h1>Page not found</h1>');
      expect(text).toContain('aria-label="Main"');
    },
  );

  it('redirects / and a slash at the end, and turns a typed place into a search', async () => {
    expect(await page('/')).toMatchObject({ status: 301, location: '/home' });
    expect(await page('/search/?searchState=MA')).toMatchObject({
      status: 301,
      location: '/search?searchState=MA',
    });
    const where = (text: string) => page(`/search?where=${encodeURIComponent(text)}&condition=anxiety&q=`);
    expect(await where('02139')).toMatchObject({
      status: 302,
      location: '/search?condition=anxiety&searchZipCode=02139',
    });
    expect((await where('st louis mo')).location).toMatch(/searchCity=S\w+\.?\+Louis&searchState=MO$/);
    expect((await where('Nowhereville')).location).toBe('/search?condition=anxiety&searchCity=Nowhereville');
    // A word of the language is looked for in what doctors say.
    expect((await where('Nowhere')).location).toBe('/search?condition=anxiety&q=Nowhere');
    expect((await where('')).location).toBe('/search?condition=anxiety');
    // Decoded once: twice, it would be Boston.
    expect((await where('%42oston')).location).not.toContain('Boston');
  });

  it('does not redirect to another site', async () => {
    expect((await page('//example.com/')).location ?? '').not.toMatch(/^(https?:)?\/\/example/);
    expect((await page('/%5Cexample.com/')).location ?? '').not.toMatch(/^[\\/]{2}/);
  });

  it.each([
    ['/nope', 404],
    ['/viewdoctorprofile/abc', 404],
    ['/search?searchZipCode=00000', 404],
    ['/search?radius=7', 400],
    ['/search?utm_source=x', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await page(path)).status).toBe(status);
  });

  it('sends a policy that allows this origin alone, and no cookie', async () => {
    for (const path of ['/home', '/api/states', '/nope', '/search?radius=7']) {
      const { headers } = (await page(path)).response;
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('cannot be broken out of by what a doctor writes', async () => {
    const summary = 'x</script><script>alert(1)</script><img src=x onerror=alert(2)>\u2028';
    const nasty = { ...another, profile: { ...another.profile, summary, website: 'https://example.com' } };
    const id = app.store.transaction(() => publishOne(app.store, nasty));
    const { text } = await page(`/viewdoctorprofile/${id}`);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<\/script>/g)?.length).toBe(text.match(/<script/g)?.length);
  });
});

describe('cached pages', () => {
  it('answers again from what is kept, compressed, until something is published', async () => {
    const first = await raw('/search?searchState=MA', { 'accept-encoding': 'br' });
    const second = await raw('/search?utm_source=mail&searchState=MA', { 'accept-encoding': 'gzip' });
    const plain = await raw('/search?searchState=MA', {});
    expect(brotliDecompressSync(first.body).toString()).toBe(plain.body.toString());
    expect(gunzipSync(second.body).toString()).toBe(plain.body.toString());
    expect((await raw('/search?searchState=MA', { 'if-none-match': plain.etag })).status).toBe(304);

    app.store.transaction(() => publishOne(app.store, named('Byron', another)));
    const after = await raw('/search?searchState=MA', { 'if-none-match': plain.etag });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('Ada Byron');
  });

  it('answers HEAD without a body', async () => {
    const head = await fetch(`${app.url}/home`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ status?: number; etag: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(app.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          etag: response.headers.etag ?? '',
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
