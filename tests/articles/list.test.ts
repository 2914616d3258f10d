import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { articleSearch } from '#contract/schemas/articles.ts';
import { articlePath } from '#contract/paths.ts';
import type { Article, ArticleCard, ArticleKind, ArticleList } from '#contract/articles.ts';
import {
  articleKey,
  LONGEST_TERM,
  listHref,
  listKey,
  listKind,
  PAGE_SIZES,
  parseListQuery,
  termOf,
} from '../../public-site/components/articles/article-list.ts';
import { Data } from '../../public-site/app/data.tsx';
import { SiteContext } from '../../public-site/app/site.ts';
import type { Loaded } from '../../public-site/app/data.tsx';
import { HeadSink } from '../../public-site/app/head.ts';
import type { Head } from '../../public-site/app/head.ts';
import ArticlePage from '../../public-site/pages/articles/article-page.tsx';
import { ArticleText, withScrollingTables } from '../../public-site/pages/articles/article-text.tsx';
import { initialsOf } from '../../public-site/pages/articles/byline.tsx';
import ListPage from '../../public-site/pages/articles/list-page.tsx';
import { searchesOf } from '../../public-site/pages/articles/topics.ts';
import { toldCallouts } from '../../server/platform/html/told-callouts.ts';

const FIRST = { page: 1, size: 10, q: '' };

describe('the URL of a list', () => {
  it('is read with or without its question mark', () => {
    expect(parseListQuery('?page=3&size=20&q=sleep')).toEqual({ page: 3, size: 20, q: 'sleep' });
    expect(parseListQuery('page=3&size=20&q=sleep')).toEqual({ page: 3, size: 20, q: 'sleep' });
    expect(parseListQuery('')).toEqual(FIRST);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=abc', 'page=', 'page=9999999', 'page=03'])(
    'takes %s for the first page',
    (search) => expect(parseListQuery(search)).toEqual(FIRST),
  );

  it.each(['size=0', 'size=11', 'size=1000', 'size=20.0', 'size=abc', 'size='])(
    'takes %s for the usual size',
    (search) => expect(parseListQuery(search)).toEqual(FIRST),
  );

  it('leaves defaults out, and what it does not know', () => {
    expect(listHref('ai', parseListQuery('?utm_source=mail&page=1&size=10&q='))).toBe('/ai-blogpage');
    expect(listHref('digest', { page: 3, size: 20, q: 'a&b #ü' })).toBe(
      '/blogpage?page=3&size=20&q=a%26b+%23%C3%BC',
    );
  });

  it('asks the API for the same part, in one order', () => {
    expect(listKey('ai', parseListQuery(''))).toBe(
      '/api/ai_articles/search?currentVal=1&pageSize=10&searchVal=',
    );
    expect(listKey('digest', parseListQuery('q=lithium&size=50&page=2'))).toBe(
      '/api/articles/search?currentVal=2&pageSize=50&searchVal=lithium',
    );
  });

  it('survives any text: what it asks for is taken by the API, and read again it is the same', () => {
    const names = fc.constantFrom('page', 'size', 'q', 'other');
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 150 }),
      fc.integer().map(String),
      fc.constantFrom('20', '50', '100'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 6 }), (entries) => {
        const query = parseListQuery(new URLSearchParams(entries).toString());
        expect(parseListQuery(listHref('ai', query).slice('/ai-blogpage'.length))).toEqual(query);
        const asked = new URL(listKey('ai', query), 'http://localhost').searchParams;
        expect(articleSearch.parse(Object.fromEntries(asked))).toEqual({
          currentVal: query.page,
          pageSize: query.size,
          searchVal: query.q,
        });
      }),
    );
  });

  it('has sizes and terms as large as the API takes them', () => {
    const taken = (given: object) => articleSearch.safeParse(given).success;
    expect(PAGE_SIZES.map((pageSize) => taken({ pageSize }))).toEqual([true, true, true, true]);
    const terms = [LONGEST_TERM, LONGEST_TERM + 1].map((length) => 'a'.repeat(length));
    expect(terms.map((searchVal) => taken({ searchVal }))).toEqual([true, false]);
  });

  it('searches for nothing where there is no word', () => {
    expect(['', '  ', '?!', '\0', '“”', '🙂'].map(termOf)).toEqual(['', '', '', '', '', '']);
    expect(termOf(' \tADHD\0and sleep ')).toBe('ADHD and sleep');
    expect(termOf(`${'a'.repeat(99)}🙂b`)).toBe('a'.repeat(99));
  });

  it('is known by its path', () => {
    expect(['/ai-blogpage', '/blogpage', '/home'].map(listKind)).toEqual(['ai', 'digest', null]);
  });
});

describe('the URL of an article', () => {
  it('carries a colon for AI articles alone', () => {
    expect(articlePath('ai', 12)).toBe('/ai-singlepost/:12');
    expect(articlePath('digest', 12)).toBe('/singlepost/12');
  });

  it('is read without its colon', () => {
    expect(articleKey('ai', ':12')).toBe('/api/ai_articles/get-by-id?id=12');
    expect(articleKey('ai', '12')).toBe('/api/ai_articles/get-by-id?id=12');
    expect(articleKey('digest', '12')).toBe('/api/articles/get-by-id?id=12');
  });

  it.each([
    '',
    ':',
    '::1',
    '0',
    ':0',
    '01',
    '-1',
    '1.5',
    '1e3',
    'abc',
    '12a',
    ' 1',
    '9'.repeat(16),
    '9'.repeat(30),
  ])('asks for no article when the id is "%s"', (param) =>
    expect(articleKey('ai', param)).toBe('/api/ai_articles/no-such-article'),
  );
});

describe('a list of articles', () => {
  const marked = {
    title: [{ text: 'On ', hit: false }, { text: 'sleep', hit: true }], // prettier-ignore
    sub_content: [{ text: 'A <b>summary</b>', hit: false }],
  };

  it('shows each article with its author, its date and two links whose names differ', () => {
    const { html } = listPage('ai', '', { data: [card(7, 'ai', { reviewer: 'Dr. Hana Westerfield' })] });
    expect(all(html, /href="(\/ai-singlepost[^"]*)"/g)).toEqual(['/ai-singlepost/:7', '/ai-singlepost/:7']);
    expect(text(html)).toContain('Read Full Article... Article 7');
    expect(text(html)).toContain('Drafted with AI');
    expect(text(html)).toContain('Reviewed by Dr. Hana Westerfield');
    expect(text(html)).toContain('Nov 05, 2026 · 4 min read');
  });

  it('says of nothing but AI articles that they were drafted with AI', () => {
    const { html } = listPage('digest', '', { data: [card(7, 'digest')] });
    expect(all(html, /href="(\/singlepost[^"]*)"/g)).toEqual(['/singlepost/7', '/singlepost/7']);
    expect(text(html)).not.toContain('Drafted');
    expect(text(html)).not.toContain('Reviewed');
  });

  it('gives every picture a size, both widths, and loads those below the first screen late', () => {
    const { html } = listPage('digest', '', { data: numbers(10).map((id) => card(id, 'digest')) });
    const covers = all(html, /(<img [^>]*cover[^>]*>)/g);
    expect(covers).toHaveLength(10);
    for (const cover of covers) {
      expect(cover).toMatch(/srcset="\/uploads\/c\d+-640\.webp 640w, \/uploads\/c\d+-1280\.webp 1280w"/i);
      expect(cover).toMatch(/width="640" height="360"/);
    }
    expect(covers.map((cover) => cover.includes('loading="lazy"'))).toEqual(numbers(10).map((id) => id > 4));
  });

  it('marks what matched, and shows markup as text', () => {
    const { html } = listPage('ai', 'q=sleep', { data: [card(7, 'ai', { marked })] });
    expect(all(html, /<mark>(.*?)<\/mark>/g)).toEqual(['sleep']);
    expect(html).toContain('A &lt;b>summary&lt;/b>');
    expect(html).toMatch(/<input[^>]*value="sleep"/);
    expect(text(html)).toContain('1 article on “sleep”');
    expect(all(html, /href="([^"]*)"[^>]*>Clear the search/g)).toEqual(['/ai-blogpage']);
  });

  it('shows the passage that was found below the summary, not in its place', () => {
    const passage = [{ text: '…have ', hit: false }, { text: 'lithium', hit: true }, { text: ' levels…', hit: false }]; // prettier-ignore
    const { html } = listPage('ai', 'q=lithium', {
      data: [card(7, 'ai', { marked: { ...marked, passage } }), card(8, 'ai', { marked })],
    });
    const [first, second] = all(html, /<article[^>]*>(.*?)<\/article>/gs);
    expect(text(first)).toMatch(/min read.*summary.*Found in the article: …have lithium levels….*Read Full/s);
    expect(text(second)).not.toContain('Found in the article');
  });

  it('pages by links that keep size and term', () => {
    const data = numbers(20).map((id) => card(id, 'ai'));
    const { html } = listPage('ai', 'q=sleep&size=20&page=2', { data, totalCount: 65 });
    expect(text(html)).toContain('Total 65 items');
    const pages = part(html, /<nav aria-label="Pages">.*?<\/nav>/s);
    expect(all(pages, /href="([^"]*)"/g)).toEqual([
      '/ai-blogpage?size=20&q=sleep',
      '/ai-blogpage?size=20&q=sleep',
      '/ai-blogpage?page=2&size=20&q=sleep',
      '/ai-blogpage?page=3&size=20&q=sleep',
      '/ai-blogpage?page=4&size=20&q=sleep',
      '/ai-blogpage?page=3&size=20&q=sleep',
    ]);
  });

  it.each([
    [50, false],
    [51, true],
  ])('of %i lets the visitor choose how many a page shows: %s', (totalCount, shown) => {
    const { html } = listPage('ai', '', { data: [card(1, 'ai')], totalCount });
    expect(all(html, /<option[^>]*>(.*?)<\/option>/g)).toEqual(
      shown ? ['10 / page', '20 / page', '50 / page', '100 / page'] : [],
    );
  });

  it('says what found nothing, and that a page is past the end', () => {
    const none = listPage('digest', 'q=zzz', { data: [] });
    expect(text(none.html)).toContain('Nothing found for “zzz”');
    expect(all(none.html, /href="([^"]*)"[^>]*><span>(?:Clear the search|Look in)/g)).toEqual([
      '/blogpage',
      '/ai-blogpage?q=zzz',
    ]);
    const past = listPage('digest', 'page=9&size=20', { data: [], totalCount: 24 });
    expect(text(past.html)).toContain('There is no such page');
    expect(all(past.html, /href="([^"]*)"[^>]*><span>Go to the first page/g)).toEqual(['/blogpage?size=20']);
    expect([none, past].map(({ head }) => head.robots)).toEqual(['noindex', 'noindex']);
  });

  it('says how many items there are, also when there are none or none here', () => {
    const none = listPage('ai', 'q=zzz', { data: [] });
    expect(text(none.html)).toContain('Total 0 items');
    expect(none.html).not.toContain('aria-label="Pages"');
    const past = listPage('ai', 'page=9', { data: [], totalCount: 24 });
    expect(text(past.html)).toContain('Total 24 items');
    const pages = part(past.html, /<nav aria-label="Pages">.*?<\/nav>/s);
    expect(all(pages, /href="([^"]*)"/g)).toEqual([
      '/ai-blogpage?page=3',
      '/ai-blogpage',
      '/ai-blogpage?page=2',
      '/ai-blogpage?page=3',
    ]);
    expect(pages).not.toContain('aria-current');
  });

  it('can be found by search engines, page by page, but not its searches', () => {
    const found = { data: [card(1, 'ai')], totalCount: 24 };
    expect(listPage('ai', '', found).head).toMatchObject({ title: 'Blog Articles', robots: undefined });
    expect(listPage('ai', 'page=2', found).head).toMatchObject({
      title: 'Blog Articles, page 2',
      canonical: '/ai-blogpage?page=2',
      robots: undefined,
    });
    expect(listPage('ai', 'q=sleep', found).head.robots).toBe('noindex');
    expect(listPage('ai', 'size=20', found).head.robots).toBe('noindex');
  });
});

describe('an article', () => {
  it('lists its contents when it has three headings of the first level', () => {
    const outline = (count: number) =>
      numbers(count).map((n) => ({ id: `s-${n}`, text: `Part ${n}`, level: 2 as const }));
    const short = articlePage('digest', '7', article('digest', { outline: outline(2) }));
    expect(short.html).not.toContain('On this page');
    const sub = { id: 's-x', text: 'Sub', level: 3 as const };
    const long = articlePage('digest', '7', article('digest', { outline: [...outline(3), sub] }));
    expect(new Set(all(long.html, /href="#(s-[^"]*)"/g))).toEqual(new Set(['s-1', 's-2', 's-3']));
  });

  it('drafted with AI says so in words, and who reviewed it, or that nobody did', () => {
    const nobody = articlePage('ai', ':7', article('ai'));
    expect(text(nobody.html)).toContain('Software drafted this article and no doctor has reviewed it');
    const doctor = articlePage('ai', ':7', article('ai', { reviewer: 'Dr. Hana Westerfield' }));
    expect(text(doctor.html)).toContain('Software drafted this article and Dr. Hana Westerfield reviewed it');
    expect(text(articlePage('digest', '7', article('digest')).html)).not.toContain('Software');
  });

  it('of the samples says that its doctors are invented, and never that one reviewed it', () => {
    const reviewed = articlePage('ai', ':7', article('ai', { reviewer: 'Dr. Hana Westerfield' }), 200, true);
    expect(text(reviewed.html)).toContain('Sample review: Dr. Hana Westerfield');
    expect(text(reviewed.html)).toContain('The doctors named in it are invented');
    expect(text(reviewed.html)).not.toMatch(/Reviewed by|Westerfield reviewed/);
    const digest = articlePage('digest', '7', article('digest'), 200, true);
    expect(text(digest.html)).toContain('The doctors named in it are invented');
  });

  it('tells machines what it is', () => {
    const { head } = articlePage('ai', ':7', article('ai', { reviewer: 'Dr. Hana Westerfield' }));
    expect(head.schema?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Article 7',
      image: '/uploads/c7-1280.webp',
      datePublished: '2026-11-05T08:00:00.000Z',
      author: { '@type': 'Organization', name: 'Dr. Amara Osei' },
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      mainEntityOfPage: { url: '/ai-singlepost/:7' },
    });
    expect(JSON.stringify(head.schema)).not.toContain('Westerfield');
    expect(articlePage('digest', '7', article('digest')).head.schema?.[0]).toMatchObject({
      author: { '@type': 'Person' },
      mainEntityOfPage: { url: '/singlepost/7' },
    });
  });

  it('tells machines of no author who is invented', () => {
    for (const kind of ['ai', 'digest'] as const) {
      const { head } = articlePage(kind, '7', article(kind), 200, true);
      expect(head.schema?.[0]).toMatchObject({ '@type': 'BlogPosting', headline: 'Article 7' });
      expect(JSON.stringify(head.schema)).not.toContain('Osei');
    }
  });

  it('leads to doctors for its topics, and not for plain words', () => {
    const { html } = articlePage('digest', '7', article('digest', { topics: ['panic', 'visit', 'cbt'] }));
    expect(all(html, /href="(\/search[^"]*)"/g)).toEqual([
      '/search?condition=panic',
      '/search?treatment=cbt',
    ]);
  });

  it.each([
    [404, 'Page not found'],
    [410, 'This article was removed.'],
  ])('that is answered %i has the not-found page', (status, heading) => {
    const { html, head } = articlePage('ai', ':7', null, status);
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([heading]);
    expect(all(html, /<a[^>]*href="([^"]*)"/g)).toEqual(['/ai-blogpage', '/blogpage']);
    expect(head.robots).toBe('noindex');
  });

  it('that could not be loaded can be asked for again', () => {
    const { html } = articlePage('ai', ':7', null, 500);
    expect(all(html, /<button[^>]*><span>(.*?)<\/span>/g)).toEqual(['Try again']);
  });
});

describe('parts of an article', () => {
  it.each([
    ['Dr. Amara Osei', 'AO'],
    ['Dr. Ana de la Cruz', 'AC'],
    ['Directory editorial desk', 'D'],
    ['Éva', 'É'],
    ['someone', 's'],
    ['', ''],
  ])('initials of "%s" are "%s"', (author, initials) => {
    expect(initialsOf(author)).toBe(initials);
  });

  it('tables scroll by themselves, within reach of the keyboard', () => {
    const html = withScrollingTables('<p>&lt;table&gt;</p><table><tbody></tbody></table>');
    expect(html).toMatch(
      /^<p>&lt;table&gt;<\/p><div class="[^"]+" role="group" aria-label="Table" tabindex="0"><table class="[^"]+"><tbody><\/tbody><\/table><\/div>$/,
    );
  });

  it('callouts look like the notes of guides, and say their kind', () => {
    const html = toldCallouts('<aside class="urgent" dir="rtl"><p>988</p></aside>');
    expect(renderToString(createElement(ArticleText, { html }))).toMatch(
      /<aside class="urgent [^"]*_note_[^"]*" dir="rtl" role="note"><svg [^>]*><use href="#icon-phone" \/><\/svg><div class="[^"]+"><p><strong>Urgent<\/strong><\/p><p>988<\/p><\/div><\/aside>.*<symbol id="icon-phone"/,
    );
  });

  it('topics are searches where the directory has a filter for them', () => {
    expect(searchesOf(['65+', 'visit', 'constructor', 'medicare'])).toEqual([
      { filter: 'age', topic: '65+', label: 'Ages 65+' },
      { filter: 'insurance', topic: 'medicare', label: 'Medicare' },
    ]);
  });
});

function listPage(kind: ArticleKind, search: string, found: Partial<ArticleList>) {
  const data: ArticleList = { data: [], totalCount: found.data?.length ?? 0, ...found };
  const key = listKey(kind, parseListQuery(search));
  return rendered(createElement(ListPage, { params: { kind } }), search, { [key]: { data } });
}

function articlePage(kind: ArticleKind, param: string, data: Article | null, status = 200, demo = false) {
  const error = { status, message: 'Refused.', fields: {} };
  const state = { [articleKey(kind, param)]: data ? { data } : { error } };
  return rendered(createElement(ArticlePage, { params: { kind, id: param } }), '', state, demo);
}

function rendered(
  page: ReturnType<typeof createElement>,
  search: string,
  state: Record<string, Loaded>,
  demo = false,
) {
  const sink: { head: Head | null } = { head: null };
  const routed = createElement(Router, { ssrPath: '/', ssrSearch: search, children: page });
  const html = renderToString(
    createElement(
      SiteContext.Provider,
      { value: { name: '', url: '', demo, contactAddress: null, socialUrl: null, announcement: null } },
      createElement(HeadSink.Provider, { value: sink }, createElement(Data, { state, children: routed })),
    ),
  );
  if (!sink.head) throw new Error('The page says nothing about its head.');
  return { html, head: sink.head };
}

function card(id: number, kind: ArticleKind, more: Partial<ArticleCard> = {}): ArticleCard {
  return {
    id,
    kind,
    title: `Article ${id}`,
    author: 'Dr. Amara Osei',
    avatar: null,
    img_url: `/uploads/c${id}-640.webp`,
    sub_content: 'A summary.',
    created_at: '2026-11-05T08:00:00.000Z',
    reviewer: null,
    reading_minutes: 4,
    ...more,
  };
}

function article(kind: ArticleKind, more: Partial<Article> = {}): Article {
  const updated_at = '2026-11-05T08:00:00.000Z';
  return {
    ...card(7, kind),
    contents: '<p>Text</p>',
    outline: [],
    topics: [],
    related: [],
    updated_at,
    ...more,
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found]) => decoded(found));
}

function part(html: string, pattern: RegExp): string {
  const found = pattern.exec(html);
  if (!found) throw new Error(`Nothing matches ${pattern}.`);
  return found[0];
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}

function text(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
