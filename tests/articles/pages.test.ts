import { beforeAll, describe, expect, it } from 'vitest';
import type { ArticleKind } from '#contract/articles.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { linkOf, wordsOfEach } from '../helpers/words-of-html.ts';

const KINDS = [
  {
    kind: 'ai' as ArticleKind,
    title: 'Blog Articles',
    list: '/ai-blogpage',
    path: '/ai-singlepost/:',
    spellings: ['/ai-singlepost/', '/ai-singlepost/%3A'],
  },
  {
    kind: 'digest' as ArticleKind,
    title: 'Authors Digest',
    list: '/blogpage',
    path: '/singlepost/',
    spellings: ['/singlepost/:', '/singlepost/%3A'],
  },
];

let app: TestApp;
const newest = {} as Record<ArticleKind, number>;
beforeAll(async () => {
  app = await startApp();
  for (const { kind } of KINDS)
    for (let n = 0; n < 12; n++)
      newest[kind] = publishArticle(app.store, { kind, title: `First visit ${n}` });
});

describe.each(KINDS)('$list', ({ kind, title, list, path, spellings }) => {
  it('says what nothing was found for, and where the first page is', async () => {
    const nothing = (await app.get(`${list}?q=zzzz`)).text;
    expect(wordsOfEach(nothing, 'h2')).toContain('Nothing found for “zzzz”');
    expect(linkOf(nothing, 'Clear the search')).toBe(list);
    const beyond = (await app.get(`${list}?page=77`)).text;
    expect(wordsOfEach(beyond, 'h2')).toContain('There is no such page');
    expect(linkOf(beyond, 'Go to the first page')).toBe(list);
  });

  it('is as if what its URL says wrong were not said', async () => {
    const { status, text } = await app.get(`${list}?page=-3&size=7&q=%20&utm_source=mail`);
    expect(status).toBe(200);
    expect(wordsOfEach(text, 'article')).toHaveLength(10);
    expect(text).toMatch(/<a (?=[^>]*aria-label="Page 1")[^>]*aria-current="page"/);
  });

  it('leads to articles with their author, their origin and others like them', async () => {
    const { text } = await app.get(`${path}${newest[kind]}`);
    const [header] = wordsOfEach(text.slice(text.indexOf('<main')), 'header');
    expect(header).toMatch(/[A-Z][a-z]{2} \d{2}, \d{4} · \d+ min read/);
    expect(header).toContain('Dr. Amara Osei');
    expect(header.includes('Drafted with AI')).toBe(kind === 'ai');
    const related = text.slice(text.indexOf('aria-labelledby="related"'));
    expect(wordsOfEach(related, 'h2')[0]).toBe('Related articles');
    expect(wordsOfEach(related, 'article')).toHaveLength(3);
    expect(text).toMatch(/<script type="application\/ld\+json">[^<]*"@type":"BlogPosting"/);
  });

  it.each(spellings)('has one address for an article that is asked for as %s…', async (other) => {
    const { status, headers } = await app.get(`${other}${newest[kind]}`);
    expect([status, headers.get('location')]).toEqual([301, `${path}${newest[kind]}`]);
  });

  it.each(['999999', ':999999', 'abc', ':0', '01', '1.5', '9'.repeat(16), '9'.repeat(30)])(
    'has no article %s',
    async (id) => {
      const first = await app.get(path.replace(':', '') + id);
      const { status, text } = first.status === 301 ? await app.get(path + id.replace(':', '')) : first;
      expect(status).toBe(404);
      expect(wordsOfEach(text, 'h1')).toEqual(['Page not found']);
      expect(linkOf(text, `Go to ${title}`)).toBe(list);
    },
  );
});
