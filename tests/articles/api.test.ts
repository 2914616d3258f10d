import { beforeAll, describe, expect, it } from 'vitest';
import type { Article, ArticleCard, ArticleList } from '#contract/articles.ts';
import { withOutline } from '../../server/features/articles/outline.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore } from '../helpers/stores.ts';

let now = new Date('2026-11-21T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  const clock = () => now;
  app = await startApp(memoryStore(clock), { now: clock });
});

interface Reply<Body = { message: string; fields?: Record<string, string> }> {
  status: number;
  body: Body;
}

async function post<Body>(call: string, payload: unknown): Promise<Reply<Body>> {
  const { status, headers, json } = await app.post(`/api/${call}`, payload);
  expect(headers.get('cache-control')).toBe('no-store');
  return { status, body: json() };
}

async function get<Body>(call: string, query: Record<string, unknown>): Promise<Reply<Body>> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const { status, headers, json } = await app.get(`/api/${call}?${params}`);
  expect(headers.get('cache-control')).toContain('max-age=0');
  return { status, body: json() };
}

/** Asks both ways; both must answer the same. */
async function ask<Body>(call: string, payload: Record<string, unknown>): Promise<Reply<Body>> {
  const posted = await post<Body>(call, payload);
  expect(await get(call, payload)).toEqual(posted);
  return posted;
}

const titles = ({ data }: ArticleList) => data.map(({ title }) => title);

describe('the calls of articles', () => {
  beforeAll(() => {
    for (let n = 1; n <= 12; n++) {
      publishArticle(app.store, {
        kind: 'ai',
        title: `Sleep, part ${n}`,
        author: 'Directory editorial desk',
        published_at: `2026-11-${String(n).padStart(2, '0')}T09:00:00.000Z`,
        reviewer: n === 12 ? 'Dr. Tomás Lindqvist' : null,
      });
    }
  });

  it('list what is newest, ten a page, with the total of all pages', async () => {
    const first = await ask<ArticleList>('ai_articles/search', {
      pageSize: 10,
      currentVal: 1,
      searchVal: '',
    });
    expect([first.status, first.body.totalCount]).toEqual([200, 12]);
    expect(titles(first.body)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Sleep, part ${n}`));
    expect(first.body.data[0]).toEqual({
      id: 12,
      title: 'Sleep, part 12',
      avatar: null,
      author: 'Directory editorial desk',
      img_url: '/uploads/5d1f6ab2-0000-4000-8000-000000000001-640.webp',
      sub_content: 'What you will be asked, what you can ask, and what you take home.',
      created_at: '2026-11-12T09:00:00.000Z',
      kind: 'ai',
      reviewer: 'Dr. Tomás Lindqvist',
      reading_minutes: 1,
    });
    const second = await ask<ArticleList>('ai_articles/search', {
      pageSize: 10,
      currentVal: 2,
      searchVal: '',
    });
    expect(titles(second.body)).toEqual(['Sleep, part 2', 'Sleep, part 1']);
    const past = await ask<ArticleList>('ai_articles/search', { pageSize: 10, currentVal: 3, searchVal: '' });
    expect(past).toEqual({ status: 200, body: { data: [], totalCount: 12 } });
    expect(await post('ai_articles/search', {})).toEqual(first);
    expect(await ask('ai_articles/search', { pageSize: '10', currentVal: '1' })).toEqual(first);
  });

  it('keep the kinds apart', async () => {
    expect((await ask<ArticleList>('articles/search', {})).body).toEqual({ data: [], totalCount: 0 });
    expect((await ask('articles/get-by-id', { id: 12 })).status).toBe(404);
    const ids = await ask<Article>('ai_articles/get-by-id', { id: 12 });
    expect([ids.status, ids.body.kind]).toEqual([200, 'ai']);
  });

  it.each([
    ['search', { pageSize: 0 }, 'pageSize'],
    ['search', { pageSize: 101 }, 'pageSize'],
    ['search', { pageSize: 2.5 }, 'pageSize'],
    ['search', { currentVal: 0 }, 'currentVal'],
    ['search', { currentVal: -1 }, 'currentVal'],
    ['search', { currentVal: '1e3' }, 'currentVal'],
    ['search', { currentVal: 10_000_000 }, 'currentVal'],
    ['search', { searchVal: 'x'.repeat(101) }, 'searchVal'],
    ['search', { more: 1 }, 'more'],
    ['get-by-id', {}, 'id'],
    ['get-by-id', { id: 'one' }, 'id'],
    ['get-by-id', { id: '' }, 'id'],
    ['get-by-id', { id: ':12' }, 'id'],
    ['get-by-id', { id: 0 }, 'id'],
    ['get-by-id', { id: '9'.repeat(20) }, 'id'],
  ])('refuse %s of %j', async (call, payload, field) => {
    const { status, body } = await ask<Reply['body']>(`ai_articles/${call}`, payload);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(body.message).toBe(body.fields?.[field]);
  });

  it.each([[true], [null], [[12]], [{}], ['12 '], ['0x0c']])('refuse %j for an id', async (id) => {
    expect((await post('ai_articles/get-by-id', { id })).status).toBe(400);
    expect((await post('ai_articles/search', { currentVal: id })).status).toBe(400);
  });

  it('refuse a name given twice, and answer no other path', async () => {
    expect((await app.get(`/api/ai_articles/get-by-id?id=1&id=2`)).status).toBe(400);
    expect((await app.get(`/api/ai_articles/12`)).status).toBe(404);
    expect((await app.get(`/api/ai_articles/search/`)).status).toBe(404);
  });

  it('mark what a search found, and search nothing for punctuation alone', async () => {
    const id = publishArticle(app.store, {
      title: 'Light & dark',
      sub_content: 'Winter days.',
      contents: '<p>A lamp in the morning.</p><p>Some sleep   better\nafter a week of it &lt;3.</p>',
      kind: 'digest',
    });
    const search = async (searchVal: string) =>
      (await ask<ArticleList>('articles/search', { searchVal })).body;
    const text = (value: string) => ({ text: value, hit: false });
    const hit = (value: string) => ({ text: value, hit: true });
    const [card] = (await search('sleeping')).data;
    expect(card).toMatchObject({ id, sub_content: 'Winter days.' });
    expect(card.marked).toEqual({
      title: [text('Light & dark')],
      sub_content: [text('Winter days.')],
      passage: [text('A lamp in the morning. Some '), hit('sleep'), text(' better after a week of it <3.')],
    });
    expect((await search('lights winter')).data[0].marked).toEqual({
      title: [hit('Light'), text(' & dark')],
      sub_content: [hit('Winter'), text(' days.')],
    });
    expect((await search('winter sleep')).data[0].marked).toEqual({
      title: [text('Light & dark')],
      sub_content: [hit('Winter'), text(' days.')],
    });
    expect(await search('lights summer')).toEqual({ data: [], totalCount: 0 });
    const all = await search('');
    expect(all.data[0].marked).toBeUndefined();
    expect(await search(' "*" -- ')).toEqual(all);
    expect((await search('"sleep* OR (NEAR')).totalCount).toBe(0);
  });
});

describe('an article', () => {
  it('is sanitized, has anchors, and says what else there is', async () => {
    const id = publishArticle(app.store, {
      title: 'Costs',
      contents:
        '<h2>What it costs</h2><p onclick="x()">Text<script>alert(1)</script></p><h3>In network &amp; out</h3>' +
        '<h2>What it <em>costs</em></h2><p><a href="javascript:x()">no</a></p><h2></h2>',
      topics: ['insurance'],
      updated_at: '2026-11-21T10:00:00.000Z',
      avatar: 'face',
    });
    const related = publishArticle(app.store, { title: 'More on costs', topics: ['insurance', 'work'] });
    const { status, body } = await ask<Article>('articles/get-by-id', { id });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, topics: ['insurance'], updated_at: '2026-11-21T10:00:00.000Z' });
    expect(body.avatar).toBe('/uploads/face-96.webp');
    expect(body.outline).toEqual([
      { id: 's-what-it-costs', text: 'What it costs', level: 2 },
      { id: 's-in-network-out', text: 'In network & out', level: 3 },
      { id: 's-what-it-costs-2', text: 'What it costs', level: 2 },
    ]);
    for (const entry of body.outline) expect(body.contents).toContain(`<h${entry.level} id="${entry.id}">`);
    expect(body.contents).not.toMatch(/script|onclick|alert/);
    expect(body.related[0].id).toBe(related);
    expect(body.related.map((card: ArticleCard) => card.kind)).not.toContain('ai');
    expect(body.related.map((card: ArticleCard) => card.id)).not.toContain(id);
  });

  it('takes a minute for 230 words', async () => {
    const minutes = async (words: number) => {
      const id = publishArticle(app.store, { sub_content: '', contents: `<p>${'word '.repeat(words)}</p>` });
      return (await ask<Article>('articles/get-by-id', { id })).body.reading_minutes;
    };
    expect([await minutes(0), await minutes(230), await minutes(345), await minutes(1150)]).toEqual([
      1, 1, 2, 5,
    ]);
  });

  it('is not there before its time, while it is a draft, and never was under another id', async () => {
    const gone = { status: 404, body: { message: 'This article is not here (any more).' } };
    const later = publishArticle(app.store, { published_at: '2026-11-21T13:00:00Z', title: 'Tomorrow' });
    const draft = publishArticle(app.store, { status: 'draft' });
    for (const id of [later, draft, 999, Number.MAX_SAFE_INTEGER]) {
      expect(await ask('articles/get-by-id', { id })).toEqual(gone);
    }
    const before = (await ask<ArticleList>('articles/search', {})).body;
    now = new Date('2026-11-21T13:00:00Z');
    expect((await ask<Article>('articles/get-by-id', { id: later })).body).toMatchObject({
      title: 'Tomorrow',
      created_at: '2026-11-21T13:00:00.000Z',
      updated_at: '2026-11-21T13:00:00.000Z',
    });
    const after = (await ask<ArticleList>('articles/search', {})).body;
    expect([titles(after)[0], after.totalCount]).toEqual(['Tomorrow', before.totalCount + 1]);
  });

  it('is gone once it was shown and is removed', async () => {
    const shown = publishArticle(app.store);
    const draft = publishArticle(app.store, { status: 'draft' });
    expect((await ask('articles/get-by-id', { id: shown })).status).toBe(200);
    for (const id of [shown, draft]) app.store.transaction(() => app.store.articles.remove(id));
    expect(await ask('articles/get-by-id', { id: shown })).toEqual({
      status: 410,
      body: { message: 'This article was removed.' },
    });
    expect((await ask('ai_articles/get-by-id', { id: shown })).status).toBe(404);
    expect((await ask('articles/get-by-id', { id: draft })).status).toBe(404);
  });
});

describe('the anchors of headings', () => {
  const ids = (html: string) => withOutline(html).outline.map(({ id }) => id);

  it.each([
    ['<h2>Qué es</h2><h2>¿Qué es?</h2>', ['s-que-es', 's-que-es-2']],
    ['<h2>A</h2><h2>A</h2><h2>A 2</h2><h2>A</h2>', ['s-a', 's-a-2', 's-a-2-2', 's-a-3']],
    ['<h3>漢字</h3><h2>—</h2>', ['s-漢字', 's-part']],
    ['<h2><a href="/x">Don&#39;t &lt;b&gt;</a></h2>', ['s-dont-b']],
    ['<h2>   </h2><h4>four</h4>', []],
  ])('%s', (html, expected) => {
    expect(ids(html)).toEqual(expected);
  });

  it('are unique, the same every time, and quickly made', () => {
    const html = '<h2>Same</h2><h3>Same 2</h3>'.repeat(5000);
    const { outline, contents } = withOutline(html);
    expect(new Set(outline.map(({ id }) => id)).size).toBe(10_000);
    expect(contents.match(/ id="[^"]*"/g)).toEqual(outline.map(({ id }) => ` id="${id}"`));
    expect(ids(html)).toEqual(outline.map(({ id }) => id));
  });
});
