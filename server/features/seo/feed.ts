import { articleListPath, articlePath } from '#contract/paths.ts';
import type { ShownArticleRow } from '../../../db/articles/rows.ts';
import type { Store } from '../../../db/store.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';

interface FeedSite {
  siteName: string;
  siteUrl: string;
}

const NEWEST = 50;

/** The newest articles of both kinds as Atom (RFC 4287). Ids are the addresses of the articles. */
export function feedText({ articles }: Store, { siteName, siteUrl }: FeedSite): string {
  const newest = (['digest', 'ai'] as const)
    .flatMap((kind) => articles.newest(kind, { start: 0, count: NEWEST }).cards)
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id)
    .slice(0, NEWEST)
    .flatMap(({ kind, id }) => articles.shown(kind, id) ?? []);
  const updated = newest.map(changedAt).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    element('id', `${siteUrl}/feed.xml`),
    element('title', siteName),
    element('subtitle', 'Articles on psychiatric care: the Authors Digest, and the Blog.'),
    element('updated', updated ?? NEVER),
    `<link rel="self" type="application/atom+xml" href="${xml(siteUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xml(siteUrl)}${articleListPath('digest')}"/>`,
    ...newest.map((article) => entryOf(article, siteUrl)),
    '</feed>\n',
  ].join('\n');
}

/** A feed has to say when it changed, even one without entries. */
const NEVER = '1970-01-01T00:00:00.000Z';

const LABELS = { digest: 'Authors Digest', ai: 'Blog' };

function entryOf(article: ShownArticleRow, siteUrl: string): string {
  const { kind, id, title, author, sub_content, published_at } = article;
  const address = siteUrl + articlePath(kind, id);
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    `<author>${element('name', author)}</author>`,
    `<category term="${kind}" label="${LABELS[kind]}"/>`,
    element('published', published_at),
    element('updated', changedAt(article)),
    element('summary', sub_content),
    '</entry>',
  ].join('\n');
}

/** One that was written for a later day has not changed before it was there. */
function changedAt({ updated_at, published_at }: ShownArticleRow): string {
  return updated_at > published_at ? updated_at : published_at;
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

/** Escaped, without the characters that XML 1.0 does not allow, escaped or not. */
function xml(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return escapeHtml(allowed).replace(/>/g, '&gt;');
}
