import { beforeAll, describe, expect, it } from 'vitest';
import { COVER_WIDTHS } from '#contract/constants.ts';
import { articleFiles } from '../../sample-data/article-files.ts';
import { sanitizeArticle } from '../../server/platform/html/sanitize-article.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { XSS_VECTORS } from '../helpers/xss-vectors.ts';
import { ask } from '../helpers/raw-http.ts';

const SAMPLES = articleFiles();
let app: TestApp;
let admin: string;
let otherAdmin: string;
let doctor: string;

beforeAll(async () => {
  app = await startApp();
  const post = poster(app.url);
  await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  await addUser(app.store, { email: 'ada@example.com', plan: 1 });
  await addUser(app.store, { email: 'other@example.com', manage_role: 'admin' });
  admin = await sessionOf(post, 'root@example.com');
  otherAdmin = await sessionOf(post, 'other@example.com');
  doctor = await sessionOf(post, 'ada@example.com');
});

const WRITING = {
  kind: 'digest',
  status: 'published',
  title: 'A first visit',
  author: 'Dr. Amara Osei',
  cover: '5d1f6ab2-0000-4000-8000-000000000001',
  sub_content: 'What to expect.',
  contents: '<h2>Before</h2><p>Write down what you take.</p>',
};

async function call(method: string, path: string, token: string | null, body?: object) {
  const { status, json } = await app.send(method, `/api/admin/articles${path}`, { token, json: body });
  return { status, body: json<Record<string, unknown>>() };
}
const read = async (id: unknown) => {
  const { status, json } = await app.get(`/api/articles/get-by-id?id=${String(id)}`);
  return { status, body: json<{ contents?: string }>() };
};

describe('/api/admin/articles', () => {
  it('saves, changes and removes an article: 200, then 410 for visitors', async () => {
    const { status, body } = await call('POST', '', admin, WRITING);
    expect(status).toBe(200);
    expect((await read(body.id)).body.contents).toContain('Write down what you take.');

    const changed = await call('PUT', `/${String(body.id)}`, admin, {
      ...WRITING,
      contents: '<p>New</p>',
      version: body.version,
    });
    expect(changed.body).toMatchObject({ id: body.id, contents: '<p>New</p>', created_at: body.created_at });
    expect((await read(body.id)).body.contents).toBe('<p>New</p>');
    expect((await call('GET', `/${String(body.id)}`, admin)).body).toEqual(changed.body);

    const { version } = changed.body;
    expect((await call('DELETE', `/${String(body.id)}`, admin, { version })).status).toBe(200);
    expect((await read(body.id)).status).toBe(410);
    expect((await app.get(`/singlepost/${String(body.id)}`)).status).toBe(410);
    expect((await call('DELETE', `/${String(body.id)}`, admin, { version })).status).toBe(404);
    expect((await call('PUT', '/999', admin, { ...WRITING, version: 1 })).status).toBe(404);
  });

  it('removes the version that was read, and no other: one that was published meanwhile stays', async () => {
    const { body } = await call('POST', '', admin, { ...WRITING, status: 'draft' });
    const path = `/${String(body.id)}`;
    const published = await call('PUT', path, otherAdmin, { ...WRITING, version: body.version });
    expect((await call('DELETE', path, admin)).status).toBe(400);
    const refused = await call('DELETE', path, admin, { version: body.version });
    expect(refused).toMatchObject({ status: 409, body: { record: published.body } });
    expect((await read(body.id)).status).toBe(200);
  });

  it('keeps words for the address until they are taken back, also of what was published', async () => {
    const { body } = await call('POST', '', admin, { ...WRITING, slug: 'before-you-go' });
    expect(body.slug).toBe('before-you-go');
    const change = { ...WRITING, version: body.version };
    for (const slug of ['', 'Before', 'a--b', 'a/b', '-a', 'x'.repeat(61)])
      expect((await call('PUT', `/${String(body.id)}`, admin, { ...change, slug })).status).toBe(400);
    expect((await call('PUT', `/${String(body.id)}`, admin, { ...change, slug: null })).body.slug).toBeNull();
  });

  it.each([
    ['POST', '2026-11-01T09:00:00.000Z'],
    ['PUT', '2026-11-01T09:00:00.000Z'],
    ['PUT', '2026-11-21T12:00:00.000Z'],
  ])('%s refuses a time to publish that is over', async (method, published_at) => {
    const { body } = await call('POST', '', admin, { ...WRITING, status: 'draft' });
    const [path, version] = method === 'PUT' ? [`/${String(body.id)}`, { version: body.version }] : ['', {}];
    expect(await call(method, path, admin, { ...WRITING, ...version, published_at })).toMatchObject({
      status: 202,
      body: { field: 'published_at' },
    });
    expect((await read(body.id)).status).toBe(404);
  });

  it('takes back what was published, or taken off the site, for ten seconds, and only for who did it', async () => {
    const { body } = await call('POST', '', admin, { ...WRITING, status: 'draft' });
    const path = `/${String(body.id)}`;
    const turned = async (version: unknown, status: string) => {
      const { published_at } = (await call('GET', path, admin)).body;
      return call('PUT', path, admin, { ...WRITING, status, version, published_at });
    };
    const takeBack = (token = admin) => call('POST', `${path}/take-back`, token, {});
    const published = await turned(body.version, 'published');
    expect((await read(body.id)).status).toBe(200);
    expect((await takeBack(otherAdmin)).status).toBe(409);
    const back = await takeBack();
    expect(back).toMatchObject({ status: 200, body: { status: 'draft', published_at: null } });
    expect((await read(body.id)).status).toBe(404);
    expect((await takeBack()).status).toBe(409);

    const again = await turned(back.body.version, 'published');
    await turned(again.body.version, 'draft');
    expect(published.status).toBe(200);
    expect((await read(body.id)).status).toBe(404);
    expect((await takeBack()).body).toMatchObject({
      status: 'published',
      published_at: again.body.published_at,
    });
    expect((await read(body.id)).status).toBe(200);
  });

  it('takes back the decision alone: the words that came with it stay, and readers get those that they had', async () => {
    const { body } = await call('POST', '', admin, { ...WRITING, status: 'draft', cover: null });
    const path = `/${String(body.id)}`;
    const typed = { ...WRITING, title: 'Typed just before', cover: null, version: body.version };
    expect((await call('PUT', path, admin, typed)).body.cover).not.toBeNull();
    const draft = { status: 'draft', published_at: null, title: typed.title, cover: null };
    const back = await call('POST', `${path}/take-back`, admin, {});
    expect(back.body).toMatchObject(draft);

    const published = await call('PUT', path, admin, { ...WRITING, version: back.body.version });
    const { version, ...shown } = published.body;
    await call('PUT', path, admin, { ...typed, status: 'draft', title: 'Not for readers yet', version });
    expect((await call('POST', `${path}/take-back`, admin, {})).body).toMatchObject(shown);
    expect((await read(body.id)).body).toMatchObject({ title: WRITING.title });
  });

  it.each([
    '',
    '<p></p>',
    '<p>&nbsp;</p><hr>',
    '<p>\u200b\u2060\u00ad</p>',
    '<table><caption></caption></table>',
  ])('publishes no article whose text is %j, not even by a change', async (contents) => {
    const refused = {
      status: 202,
      body: { message: 'An article needs a text before it is published.', field: 'contents' },
    };
    expect(await call('POST', '', admin, { ...WRITING, contents })).toEqual(refused);
    const { body } = await call('POST', '', admin, { ...WRITING, contents, status: 'draft' });
    const change = { ...WRITING, contents, version: body.version };
    expect(await call('PUT', `/${String(body.id)}`, admin, change)).toEqual(refused);
  });

  it('shows no draft, and draws a cover for what is published without one', async () => {
    const draft = await call('POST', '', admin, { ...WRITING, status: 'draft', cover: null });
    expect(draft.status).toBe(200);
    expect((await read(draft.body.id)).status).toBe(404);
    const bare = await call('POST', '', admin, { ...WRITING, cover: null });
    expect(bare).toMatchObject({
      status: 200,
      body: { cover: expect.stringMatching(/^[\da-f-]{36}$/) as string },
    });
    for (const width of COVER_WIDTHS) {
      const file = await app.get(`/uploads/${String(bare.body.cover)}-${width}.webp`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  it.each(['title', 'author', 'reviewer'])('refuses what cannot be seen in the %s', async (field) => {
    for (const unseen of ['\u202e', '\u200b', '\u0007'])
      expect((await call('POST', '', admin, { ...WRITING, [field]: `Sleep${unseen}y` })).status).toBe(400);
    const spaced = await call('POST', '', admin, { ...WRITING, [field]: ' Two\n words ' });
    expect(spaced.body).toMatchObject({ [field]: 'Two words' });
  });

  it('401 for nobody, 403 for a doctor', async () => {
    for (const [method, path] of [
      ['GET', '/1'],
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ]) {
      const body = { POST: WRITING, PUT: WRITING, DELETE: { version: 1 } }[method];
      expect((await call(method, path, null, body)).status).toBe(401);
      expect((await call(method, path, doctor, body)).status).toBe(403);
    }
  });

  it.each(['/../states', '/%2e%2e/states', '/./../states', '/..'])(
    '%s does not lead around the guard',
    async (way) => {
      expect((await ask(app.url, `/api/admin${way}`)).status).toBe(401);
      expect((await ask(app.url, `/api/x${way}`)).status).toBe(404);
    },
  );

  it('keeps and shows nothing of the attacks of the corpus that the sanitizer takes out', async () => {
    expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(150);
    for (const vector of XSS_VECTORS) {
      const html = `<p>Read this.</p>${vector.html}`;
      const { status, body } = await call('POST', '', admin, { ...WRITING, contents: html });
      expect(status).toBe(200);
      expect(body.contents).toBe(sanitizeArticle(html));
      const shown = await read(body.id);
      expect(sanitizeArticle(shown.body.contents ?? '')).toBe(body.contents);
    }
  });

  it('saves every sample article as it is read', async () => {
    for (const { title, author, reviewer, topics, summary, contents, kind } of SAMPLES) {
      const writing = { ...WRITING, title, author, reviewer, topics, sub_content: summary, contents, kind };
      expect(await call('POST', '', admin, writing)).toMatchObject({ status: 200, body: { topics } });
    }
  });

  it('keeps an article as long as they may be, in letters of three bytes', async () => {
    const contents = `<p>${'あ'.repeat(299_990)}</p>`;
    expect(await call('POST', '', admin, { ...WRITING, contents })).toMatchObject({
      status: 200,
      body: { contents },
    });
  });

  it('413 for more than an article can hold', async () => {
    for (const contents of ['<b>'.repeat(20_000), `<p>${'a'.repeat(300_000)}</p>`, 'a'.repeat(1_100_000)]) {
      const { status } = await call('POST', '', admin, { ...WRITING, contents });
      expect(status).toBe(413);
    }
  });
});
