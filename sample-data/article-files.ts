import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { ArticleKind } from '#contract/articles.ts';

/** A sample article as its file has it. */
export interface ArticleFile {
  /** Name of the file, without folder and ending. */
  name: string;
  kind: ArticleKind;
  title: string;
  author: string;
  reviewer: string | null;
  topics: string[];
  daysAgo: number;
  /** Facts that end on an ISO date. */
  expires: { on: string; fact: string }[];
  /** The first paragraph, as plain text. */
  summary: string;
  /** HTML of everything after it. */
  contents: string;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify);
const FOLDER = join(import.meta.dirname, 'articles');

/** All sample articles, the oldest first. Throws an error that names a file which cannot be read. */
export function articleFiles(): ArticleFile[] {
  const files = (['digest', 'ai'] as const).flatMap((kind) =>
    readdirSync(join(FOLDER, kind))
      .filter((file) => file.endsWith('.md'))
      .map((file) => articleOf(kind, file, readFileSync(join(FOLDER, kind, file), 'utf8'))),
  );
  return files.sort((a, b) => b.daysAgo - a.daysAgo);
}

function articleOf(kind: ArticleKind, file: string, text: string): ArticleFile {
  const [, front, summary, body] = /^---\n([\s\S]+?)\n---\n\s*(\S.*)\n\n([\s\S]+)$/.exec(text) ?? [];
  if (!body) throw new Error(`${file}: no front matter, summary and text`);
  const fields = new Map(
    front.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^.*?:\s*/, '')]),
  );
  const field = (name: string) => fields.get(name) ?? missing(file, name);
  return {
    name: file.replace(/\.md$/, ''),
    kind,
    title: field('title'),
    author: field('author'),
    reviewer: fields.get('reviewer') ?? null,
    topics: field('topics').split(/,\s*/),
    daysAgo: Number(field('days_ago')),
    expires: expiriesOf(fields.get('expires')),
    summary,
    contents: String(markdown.processSync(body)),
  };
}

/** As in "2026-12-31 one fact; 2027-12-31 another". */
function expiriesOf(text = ''): ArticleFile['expires'] {
  const entries = text.split(/;\s*/).filter(Boolean);
  return entries.map((entry) => ({ on: entry.slice(0, 10), fact: entry.slice(11) }));
}

function missing(file: string, name: string): never {
  throw new Error(`${file}: no ${name}`);
}
