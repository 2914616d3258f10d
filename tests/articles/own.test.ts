import { beforeAll, describe, expect, it } from 'vitest';
import { articleText } from '#contract/articles.ts';
import type { AdminArticle, ArticlePicture, ArticleRevision, OwnArticle } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { photo } from '../helpers/pictures.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { sentTo } from '../helpers/sent-mails.ts';
import { memoryStore } from '../helpers/stores.ts';

const COVER = '5d1f6ab2-0000-4000-8000-000000000001';
const TEXT = {
  title: 'Sleep and shift work',
  sub_content: 'What helps people who work at night.',
  contents: '<p>Zirconium lamps and dark rooms.</p>',
  cover: null,
};
let time = new Date('2026-11-22T12:00:00.000Z');
let app: TestApp;
let author: number;
const token: Record<'ada' | 'ben' | 'root', string> = { ada: '', ben: '', root: '' };

beforeAll(async () => {
  const now = () => time;
  app = await startApp(memoryStore(now), { now });
  const post = poster(app.url);
  author = await addUser(app.store, { email: 'ada@example.com', plan: 1 });
  await addUser(app.store, { email: 'ben@example.com', plan: 1 });
  await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  for (const name of ['ada', 'ben', 'root'] as const)
    token[name] = await sessionOf(post, `${name}@example.com`);
});

type Who = keyof typeof token | null;

async function call<T = OwnArticle>(who: Who, method: string, path: string, json?: object) {
  const answer = await app.send(method, `/api${path}`, { token: who && token[who], json });
  return { status: answer.status, body: answer.json<T>() };
}
const own = <T = OwnArticle>(who: Who, path: string, json?: object) =>
  call<T>(who, json ? 'POST' : 'GET', `/user/articles${path}`, json);
const admin = <T = AdminArticle>(method: string, path: string, json?: object, who: Who = 'root') =>
  call<T>(who, method, `/admin/articles${path}`, json);

const writing = (article: AdminArticle) => ({ ...articleText(article), version: article.version });

/** A new draft of Ada's that waits for a review. */
async function submitted(text: object = {}): Promise<OwnArticle> {
  const { body } = await own('ada', '', { ...TEXT, ...text });
  return (await own('ada', `/${body.id}/submit`, { version: body.version })).body;
}

/** Where visitors could see an article that has the word zirconium. */
async function publicSigns(id: number): Promise<string[]> {
  const found = async (path: string, word: string) =>
    (await app.get(path)).text.includes(word) ? [path] : [];
  const byId = await app.get(`/api/articles/get-by-id?id=${id}`);
  const picture = await app.get(`/share/digest-${id}.png`);
  return [
    ...(byId.status === 404 ? [] : ['by id']),
    ...(picture.status === 404 ? [] : ['picture']),
    ...(await found('/api/articles/search?searchVal=zirconium', 'shift work')),
    ...(await found('/api/articles/search?pageSize=100', 'shift work')),
    ...(await found('/feed.xml', 'shift work')),
    ...(await found('/sitemap-articles.xml', `/singlepost/${id}`)),
    ...(await found('/blogpage', 'shift work')),
    ...(await found('/home', 'shift work')),
  ];
}

const WRITING = { ...TEXT, kind: 'digest', status: 'draft', author: 'Dr. Ada Osei' };

/** Where administrators could see an article that is called secret. */
async function signsForAdmins(id: number): Promise<string[]> {
  const get = (path: string) => app.get(`/api/admin/articles${path}`, { token: token.root });
  const revisions = await get(`/${id}/revisions`);
  const titles = revisions.status === 200 && revisions.json<ArticleRevision[]>().map(({ title }) => title);
  const list = await get(`?filter=${encodeURIComponent(JSON.stringify({ q: 'secret' }))}`);
  return [
    ...((await get(`/${id}`)).status === 404 ? [] : ['read']),
    ...((await get(`/${id}/preview`)).status === 404 ? [] : ['preview']),
    ...(titles ? [`revisions: ${titles.join(', ')}`] : []),
    ...(list.text === '[]' && list.headers.get('content-range')?.endsWith('/0') ? [] : ['list']),
    ...((await get('.csv')).text.includes('Secret') ? ['csv'] : []),
  ];
}

describe('a doctor’s article', () => {
  it('has at most 500 headings', async () => {
    const saved = (count: number) =>
      own<OwnArticle & { message: string }>('ben', '', { ...TEXT, contents: '<h1>A</h1>'.repeat(count) });
    expect(await saved(501)).toMatchObject({
      status: 202,
      body: { field: 'contents', message: 'An article may have 500 headings.' },
    });
    const { status, body } = await saved(500);
    expect(status).toBe(200);
    await own('ben', `/${body.id}/remove`, { version: body.version });
  });

  it('is written, sent, published, and public only then', async () => {
    const slug = 'night-work';
    const sent = await submitted({ slug });
    expect(sent).toMatchObject({ state: 'review', submitted_at: time.toISOString(), slug });
    expect(await publicSigns(sent.id)).toEqual([]);
    expect(await own('ada', `/${sent.id}`, { ...TEXT, version: sent.version })).toMatchObject({
      status: 409,
    });

    const { body } = await admin('GET', `/${sent.id}`);
    expect(body).toMatchObject({ author_id: author, author: 'Dr. Ada Osei', status: 'review', slug });
    const later = '2026-11-22T12:25:00.000Z';
    const scheduled = await admin('PUT', `/${sent.id}`, {
      ...writing(body),
      status: 'published',
      cover: COVER,
      published_at: later,
    });
    expect(scheduled).toMatchObject({ status: 200, body: { state: 'scheduled', author_id: author } });
    expect(await publicSigns(sent.id)).toEqual([]);
    expect(mailTo(app.store, 'ada@example.com')).toMatchObject({
      kind: 'article-published',
      scheduled: true,
    });

    time = new Date(later);
    expect(await publicSigns(sent.id)).toEqual(
      expect.arrayContaining(['by id', '/api/articles/search?searchVal=zirconium', '/feed.xml', '/blogpage']),
    );
    expect((await own('ada', `/${sent.id}`)).body).toMatchObject({ state: 'published', slug });
    const { version } = (await own('ada', `/${sent.id}`)).body;
    expect((await own('ada', `/${sent.id}/remove`, { version })).status).toBe(409);
  });

  it('is not sent without its parts, which are named at once', async () => {
    const { body } = await own('ada', '', { ...TEXT, title: '', sub_content: '', contents: '<p></p>' });
    expect(await own<object>('ada', `/${body.id}/submit`, { version: body.version })).toMatchObject({
      status: 202,
      body: { message: 'Your article needs a title, a summary and a text first.', field: 'title' },
    });
    expect((await own('ada', `/${body.id}/remove`, { version: body.version })).status).toBe(200);
  });

  it('is deleted as it was read: what another window has saved or sent in stays', async () => {
    const { body } = await own('ada', '', TEXT);
    const { id, version } = body;
    const remove = () => own<object>('ada', `/${id}/remove`, { version });
    const saved = await own('ada', `/${id}`, { ...TEXT, title: 'New', version });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'This draft was saved meanwhile, in another window.', record: saved.body },
    });
    const sent = await own('ada', `/${id}/submit`, { version: saved.body.version });
    expect(await remove()).toMatchObject({
      status: 409,
      body: { message: 'This draft was sent in meanwhile, in another window.', record: sent.body },
    });
    expect((await own('ada', `/${id}/remove`, { version: sent.body.version })).status).toBe(200);
  });

  it('comes back as a draft with the reason', async () => {
    const sent = await submitted();
    const returned = await admin<object>('POST', `/${sent.id}/return`, {
      version: sent.version,
      reason: 'Name your sources.',
    });
    // It is the doctor's alone again: what is answered is the article as it was.
    expect(returned).toMatchObject({ status: 200, body: { status: 'review' } });
    expect(mailTo(app.store, 'ada@example.com')).toEqual({
      kind: 'article-returned',
      reason: 'Name your sources.',
    });
    const again = await own('ada', `/${sent.id}`);
    expect(again.body).toMatchObject({ state: 'draft', returned_why: 'Name your sources.' });
    const saved = await own('ada', `/${sent.id}`, { ...TEXT, title: 'New', version: again.body.version });
    expect(saved.status).toBe(200);
    expect(
      (await admin('POST', `/${sent.id}/return`, { version: saved.body.version, reason: 'x' })).status,
    ).toBe(404);
    const { version } = saved.body;
    expect((await own('ada', `/${sent.id}/remove`, { version })).status).toBe(200);
  });

  it('is its author’s alone until it is sent in, and again once it is sent back or withdrawn', async () => {
    const { body: draft } = await own('ada', '', { ...TEXT, title: 'Secret one' });
    expect(await signsForAdmins(draft.id)).toEqual([]);
    const saved = await own('ada', `/${draft.id}`, {
      ...TEXT,
      title: 'Secret two',
      version: draft.version,
    });
    const sent = await own('ada', `/${draft.id}/submit`, { version: saved.body.version });
    expect(sent.body.state).toBe('review');
    expect(await signsForAdmins(draft.id)).toEqual([
      'read',
      'preview',
      'revisions: Secret two',
      'list',
      'csv',
    ]);
    const { body: kept } = await admin<ArticleRevision[]>('GET', `/${draft.id}/revisions`);
    const hidden = { version: sent.body.version, revision: kept[0].id - 1 };
    expect((await admin('POST', `/${draft.id}/restore`, hidden)).status).toBe(404);

    const withdrawn = await own('ada', `/${draft.id}/withdraw`, {});
    expect(withdrawn.body).toMatchObject({ state: 'draft', submitted_at: null, title: 'Secret two' });
    expect(await signsForAdmins(draft.id)).toEqual([]);
    expect((await own('ada', `/${draft.id}/withdraw`, {})).status).toBe(409);
    expect((await own('ben', `/${draft.id}/withdraw`, {})).status).toBe(404);
    for (const [method, path, json] of [
      ['PUT', '', { ...WRITING, version: withdrawn.body.version }],
      ['DELETE', '', { version: withdrawn.body.version }],
      ['POST', '/return', { version: withdrawn.body.version, reason: 'Why.' }],
      ['POST', '/take-back', {}],
    ] as const)
      expect((await admin(method, `/${draft.id}${path}`, json)).status, method + path).toBe(404);

    await own('ada', `/${draft.id}`, { ...TEXT, title: 'Secret three', version: withdrawn.body.version });
    const { body: known } = await own('ada', `/${draft.id}`);
    const again = await own('ada', `/${draft.id}/submit`, { version: known.version });
    expect(await signsForAdmins(draft.id)).toContain('revisions: Secret three, Secret two');
    await admin('POST', `/${draft.id}/return`, { version: again.body.version, reason: 'Shorter.' });
    expect(await signsForAdmins(draft.id)).toEqual([]);
    const { version } = (await own('ada', `/${draft.id}`)).body;
    await own('ada', `/${draft.id}/remove`, { version });
  });

  it('waits again once it is off the site: it is no draft that nobody but its author sees', async () => {
    const { id } = await submitted();
    const { body: waiting } = await admin('GET', `/${id}`);
    const shown = { ...writing(waiting), status: 'published', cover: COVER };
    const before = mailTo(app.store, 'ada@example.com');
    await admin('PUT', `/${id}`, shown);
    expect(mailTo(app.store, 'ada@example.com')).toMatchObject({ kind: 'article-published', article: id });
    const { body: again } = await admin('POST', `/${id}/take-back`, {});
    expect(mailTo(app.store, 'ada@example.com')).toEqual(before);
    const { body: published } = await admin('PUT', `/${id}`, { ...shown, version: again.version });
    const off = await admin('PUT', `/${id}`, { ...writing(published), status: 'draft', published_at: null });
    expect(off).toMatchObject({
      status: 200,
      body: { status: 'review', submitted_at: time.toISOString() },
    });
    const { version } = (await own('ada', `/${id}`)).body;
    await own('ada', `/${id}/remove`, { version });
  });

  it.each<[string, (published: AdminArticle) => unknown, string[]]>([
    ['nothing', () => undefined, ['Your article is published']],
    ['its removal', ({ id, version }) => admin('DELETE', `/${id}`, { version }), []],
    ['it was set back', (published) => setBack(published), []],
    [
      'it was set back and published anew',
      async (published) => publish((await setBack(published)).body),
      ['Your article is published'],
    ],
    [
      'it was set back, which was taken back',
      async (published) => {
        await setBack(published);
        await admin('POST', `/${published.id}/take-back`, {});
      },
      ['Your article is published'],
    ],
    [
      'it was given a time to come',
      (published) => publish(published, '2026-12-24T12:00:00.000Z'),
      ['Your article will be published'],
    ],
  ])('tells its author what is so after %s', async (_, meanwhile, told) => {
    const { id } = await submitted();
    sentTo(app.store, 'ada@example.com');
    const { body: waiting } = await admin('GET', `/${id}`);
    await meanwhile((await publish(waiting)).body);
    time = new Date(time.getTime() + 14_000);
    expect(sentTo(app.store, 'ada@example.com')).toEqual(told);
    expect(app.store.outbox.nextDue()).toBeNull();
  });

  it('tells its author each time, though the mail before was not sent', async () => {
    const { id } = await submitted();
    const { body: waiting } = await admin('GET', `/${id}`);
    const published = (await publish(waiting)).body;
    pass(5);
    const back = (await setBack(published)).body;
    pass(9);
    expect(sentTo(app.store, 'ada@example.com')).not.toContain('Your article is published');
    await publish(back);
    pass(14);
    expect(sentTo(app.store, 'ada@example.com')).toEqual(['Your article is published']);
  });

  it('tells its author once, however long the mail before has waited', async () => {
    const [one, other] = [await submitted(), await submitted()];
    sentTo(app.store, 'ada@example.com');
    const back = await setBack((await publish((await admin('GET', `/${one.id}`)).body)).body);
    pass(13);
    const { body: waiting } = await admin('GET', `/${other.id}`);
    await setBack((await publish(waiting)).body);
    await publish(back.body);
    pass(14);
    expect(sentTo(app.store, 'ada@example.com')).toEqual(['Your article is published']);
  });

  const pass = (seconds: number) => (time = new Date(time.getTime() + seconds * 1000));
  const publish = (article: AdminArticle, published_at: string | null = null) =>
    admin('PUT', `/${article.id}`, { ...writing(article), status: 'published', cover: COVER, published_at });
  const setBack = (article: AdminArticle) =>
    admin('PUT', `/${article.id}`, { ...writing(article), status: 'draft', published_at: null });

  it('is one of ten that wait, and of 120 that are begun, sent or removed in an hour', async () => {
    const { token: session } = await pictured();
    const calls = async (path: string, json: object) =>
      app.send('POST', `/api/user/articles${path}`, { token: session, json });
    const begun = async () => (await calls('', TEXT)).json<OwnArticle>();
    for (let n = 0; n < 10; n++) {
      const { id, version } = await begun();
      expect((await calls(`/${id}/submit`, { version })).status).toBe(200);
    }
    const { id, version } = await begun();
    expect((await calls(`/${id}/submit`, { version })).status).toBe(202);
    for (let n = 0; n < 49; n++) {
      const more = await begun();
      expect((await calls(`/${more.id}/remove`, { version: more.version })).status).toBe(200);
    }
    expect((await calls(`/${id}/remove`, { version })).status).toBe(200);
    expect((await calls('', TEXT)).status).toBe(429);
  });

  it('is nobody else’s: 404 for other doctors, 401 for nobody', async () => {
    const { body } = await own('ada', '', TEXT);
    for (const [path, json] of [
      [`/${body.id}`, undefined],
      [`/${body.id}/preview`, undefined],
      [`/${body.id}`, { ...TEXT, version: body.version }],
      [`/${body.id}/submit`, { version: body.version }],
      [`/${body.id}/remove`, { version: body.version }],
    ] as const) {
      expect((await own('ben', path, json)).status, path).toBe(404);
      expect((await own(null, path, json)).status, path).toBe(401);
    }
    expect((await own(null, '', { ...TEXT, contents: 'a'.repeat(1_100_000) })).status).toBe(401);
    expect((await own<OwnArticle[]>('ben', '')).body).toEqual([]);
    expect((await own('ada', `/${body.id}`)).body).toEqual(body);
  });

  it.each(['status', 'published_at', 'author', 'author_id', 'kind', 'reviewer', 'topics', 'avatar', 'id'])(
    'cannot set %s',
    async (field) => {
      expect((await own('ada', '', { ...TEXT, [field]: 'published' })).status).toBe(400);
    },
  );

  it('is told of another window, and of what it lacks', async () => {
    const { body } = await own('ada', '', { ...TEXT, title: '', contents: '<p> </p>' });
    const empty = await own('ada', `/${body.id}/submit`, { version: body.version });
    expect(empty).toMatchObject({ status: 202, body: { field: 'title' } });
    const next = { ...TEXT, contents: '', version: body.version };
    const saved = await own('ada', `/${body.id}`, next);
    expect(saved.status).toBe(200);
    expect(await own('ada', `/${body.id}`, next)).toMatchObject({
      status: 409,
      body: { record: { title: TEXT.title, version: saved.body.version } },
    });
    const bare = await own('ada', `/${body.id}/submit`, { version: saved.body.version });
    expect(bare).toMatchObject({ status: 202, body: { field: 'contents' } });
    expect(await own('ada', '', { ...TEXT, cover: COVER })).toMatchObject({
      status: 202,
      body: { field: 'cover' },
    });
  });
});

describe('administrators', () => {
  const ARTICLE = { ...TEXT, kind: 'ai', status: 'draft', author: 'The editors' };

  it('list by state and words, sorted, page by page', async () => {
    for (const n of [1, 2, 3]) await admin('POST', '', { ...ARTICLE, title: `Lithium ${n}` });
    const query = (list: object) =>
      `?${String(new URLSearchParams(Object.entries(list).map(([name, value]) => [name, JSON.stringify(value)])))}`;
    const list = query({ sort: ['title', 'DESC'], range: [1, 2], filter: { q: 'lithium', state: 'draft' } });
    const answer = await app.get(`/api/admin/articles${list}`, { token: token.root });
    expect(answer.headers.get('content-range')).toBe('articles 1-2/3');
    expect(answer.json<AdminArticle[]>().map(({ title }) => title)).toEqual(['Lithium 2', 'Lithium 1']);
    expect((await admin('GET', query({ sort: ['contents', 'ASC'] }))).status).toBe(400);
    expect((await admin('GET', '', undefined, 'ada')).status).toBe(403);
  });

  it('are told when another one has saved: 409 with the article as it is', async () => {
    const { body } = await admin('POST', '', ARTICLE);
    const first = await admin('PUT', `/${body.id}`, { ...writing(body), title: 'First' });
    expect(await admin('PUT', `/${body.id}`, { ...writing(body), title: 'Second' })).toMatchObject({
      status: 409,
      body: { record: { ...first.body } },
    });
    expect((await admin('PUT', `/${body.id}`, { ...writing(body), version: undefined })).status).toBe(400);
  });

  it('go back to what it said before', async () => {
    const { body } = await admin('POST', '', ARTICLE);
    const changed = await admin('PUT', `/${body.id}`, { ...writing(body), contents: '<p>Worse.</p>' });
    await admin('PUT', `/${body.id}`, writing(changed.body));
    const { body: kept } = await admin<ArticleRevision[]>('GET', `/${body.id}/revisions`);
    expect(kept.map(({ contents }) => contents)).toEqual(['<p>Worse.</p>', TEXT.contents]);
    expect(kept[0].saved_by).toBe('Ada Osei');
    const version = changed.body.version + 1;
    const back = await admin('POST', `/${body.id}/restore`, { version, revision: kept[1].id });
    expect(back).toMatchObject({ status: 200, body: { contents: TEXT.contents } });
    expect((await admin<ArticleRevision[]>('GET', `/${body.id}/revisions`)).body).toHaveLength(3);
  });

  it('keep 2 MB of revisions, the first and the last among them', async () => {
    const { user } = await pictured();
    const { store } = app;
    const id = publishArticle(store, { author_id: user });
    const long = (n: number) => `<p>${n} ${'lithium '.repeat(37_000)}</p>`;
    for (let n = 0; n < 12; n++)
      store.transaction(() => {
        const before = store.articles.byId(id) ?? expect.fail();
        store.articles.put({ ...before, contents: long(n) }, id);
        store.articles.revisions.keep(store.articles.byId(id) ?? expect.fail(), user);
      });
    const kept = store.articles.revisions.of(id).map(({ contents }) => Number(/\d+/.exec(contents)?.[0]));
    expect(kept).toHaveLength(6);
    expect([kept[0], kept.at(-1)]).toEqual([11, 0]);
  });

  it('keep 50 revisions, the newest and the first among them', async () => {
    let { body } = await admin('POST', '', ARTICLE);
    for (let n = 1; n <= 60; n++) {
      time = new Date(time.getTime() + (n % 7 === 0 ? 1_200_000 : 5_000));
      ({ body } = await admin('PUT', `/${body.id}`, { ...writing(body), title: `Title ${n}` }));
    }
    const { body: kept } = await admin<ArticleRevision[]>('GET', `/${body.id}/revisions`);
    const titles = kept.map(({ title }) => title);
    expect(kept).toHaveLength(50);
    expect(titles.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, n) => `Title ${60 - n}`));
    expect(titles.at(-1)).toBe(TEXT.title);
    expect(titles).toEqual(expect.arrayContaining(['Title 7', 'Title 14', 'Title 21', 'Title 28']));
  });
});

it('an account that is deleted takes its unpublished articles along; the export has them before', async () => {
  await addUser(app.store, { email: 'cleo@example.com', plan: 1 });
  const post = poster(app.url);
  const session = await sessionOf(post, 'cleo@example.com');
  const { json } = await app.send('POST', '/api/user/articles', { token: session, json: TEXT });
  const { id, version } = json<OwnArticle>();
  const { body: data } = await post('export', {}, session);
  expect(data.articles).toMatchObject([{ title: TEXT.title, text: TEXT.contents, state: 'draft' }]);
  await app.send('POST', `/api/user/articles/${id}/submit`, { token: session, json: { version } });
  expect(app.store.articles.revisions.of(id)).toHaveLength(1);
  expect((await post('delete-account', { currentPassword: PASSWORD }, session)).status).toBe(200);
  expect(app.store.articles.byId(id)).toBeNull();
  expect(app.store.articles.revisions.of(id)).toEqual([]);
});

describe('pictures of articles', () => {
  it('keep their shape and are never enlarged; covers are 16 by 9', async () => {
    const { token: session } = await pictured();
    const small = await send(API.uploadPicture, session, await (await photo(300, 200)).jpeg().toBuffer());
    expect(small).toMatchObject({ status: 200, body: { width: 300, height: 200 } });
    expect(small.body.src).toMatch(/^\/uploads\/[\w-]+-1280\.webp$/);
    const large = await send(API.uploadPicture, session, await (await photo(2000, 1000)).png().toBuffer());
    expect(large.body).toMatchObject({ width: 1280, height: 640 });
    const cover = await send(API.uploadCover, session, await (await photo(2000, 2000)).png().toBuffer());
    expect(cover.body).toMatchObject({ width: 1280, height: 720 });
    expect((await send(API.uploadPicture, null, Buffer.from('x'))).status).toBe(401);
    expect((await send(API.uploadPicture, session, Buffer.from('<svg/>'))).status).toBe(415);
  });

  it('are no portraits, which stand over no article', async () => {
    const { token: session } = await pictured();
    const portrait = await send(API.uploadAvatar, session, await (await photo(200, 200)).png().toBuffer());
    const { avatar: cover } = portrait.body as unknown as { avatar: string };
    const answer = await app.send('POST', '/api/user/articles', { token: session, json: { ...TEXT, cover } });
    expect([answer.status, answer.json<{ field: string }>().field]).toEqual([202, 'cover']);
  });

  it('are kept while an article or one of its revisions has them', async () => {
    const { token: session, user } = await pictured();
    const { body } = await send(API.uploadPicture, session, await (await photo()).jpeg().toBuffer());
    const { json } = await app.send('POST', '/api/user/articles', {
      token: session,
      json: { ...TEXT, contents: `<img src="${body.src}">` },
    });
    const made = json<OwnArticle>();
    const next = { ...TEXT, version: made.version };
    await app.send('POST', `/api/user/articles/${made.id}`, { token: session, json: next });
    const claimed = () => app.store.transaction(() => app.store.uploads.claim(app.store.uploads.of(user)));
    expect(claimed()).toEqual([]);
    await app.send('POST', `/api/user/articles/${made.id}/remove`, {
      token: session,
      json: { version: made.version + 1 },
    });
    expect(claimed()).toEqual([body.name]);
  });
});

let authors = 0;

/** A doctor of a test's own. */
async function pictured() {
  const email = `author${++authors}@example.com`;
  const user = await addUser(app.store, { email, plan: 1 });
  return { user, token: await sessionOf(poster(app.url), email) };
}

async function send(path: string, session: string | null, body: Buffer) {
  const headers = { 'content-type': 'image/png' };
  const answer = await app.send('POST', path, { token: session, body: new Uint8Array(body), headers });
  return { status: answer.status, body: answer.json<ArticlePicture>() };
}
