import type { Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Markdown as pages are read (server/features/guides/html-of.ts), and written as the built-in ones are. */
const markdown = processor({ bullet: '-', bulletOrdered: '.' });
/** For a list that follows another one: it would be the same one. */
const otherwise = processor({ bullet: '*', bulletOrdered: ')' });

function processor(signs: { bullet: '-' | '*'; bulletOrdered: '.' | ')' }) {
  const how = { ...signs, emphasis: '_', rule: '-', resourceLink: true } as const;
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkStringify, how);
}

export function parsed(text: string): Root {
  return markdown.parse(text);
}

/** `otherList`: with the other signs of lists. */
export function stringified(block: RootContent, otherList = false): string {
  const root: Root = { type: 'root', children: [block] };
  return (otherList ? otherwise : markdown).stringify(root).trimEnd();
}
