import type { Link, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import type { Options } from 'remark-stringify';
import { unified } from 'unified';

/** The package takes what labels hold for words without signs. */
const IN_LABEL = { inConstruct: 'containerDirectiveLabel' } as const;
const LABELS: Options['unsafe'] = [
  ...['*', '_', '~', '`', '<', '&', '\\', '!', '[', ']', '|'].map((character) => ({
    character,
    ...IN_LABEL,
  })),
  { character: ':', after: '[^\\s\\p{P}\\p{S}]', unicode: true, ...IN_LABEL },
];

/** Markdown as pages are read (server/features/guides/html-of.ts), and written as the built-in ones are. */
const markdown = processor({ bullet: '-', bulletOrdered: '.' });
/** For a list that follows another one: it would be the same one. */
const otherwise = processor({ bullet: '*', bulletOrdered: ')' });

function processor(signs: { bullet: '-' | '*'; bulletOrdered: '.' | ')' }) {
  const how = { ...signs, emphasis: '_', rule: '-', handlers: { link }, unsafe: LABELS } as const;
  return unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkStringify, how);
}

/** As people write it: the package puts a backslash into `tel:988`, which is no directive there. */
function link(...[node, , state, info]: Parameters<Handle>): string {
  const { url, children } = node as Link;
  const exit = state.enter('label');
  const around = { ...info, before: '[', after: ']' };
  const words = state.containerPhrasing({ type: 'paragraph', children }, around);
  exit();
  return `[${words}](${destination(url)})`;
}

type Handle = NonNullable<NonNullable<Options['handlers']>['link']>;

function destination(url: string): string {
  if (/^[^\s()<>&\\|\p{Cc}]+$/u.test(url)) return url;
  const safe = url.replace(/[\\<>&]/g, '\\$&').replace(/[|\p{Cc}]/gu, encodeURIComponent);
  return `<${safe}>`;
}

export function parsed(text: string): Root {
  return markdown.parse(text);
}

/** `otherList`: with the other signs of lists. */
export function stringified(block: RootContent, otherList = false): string {
  const root: Root = { type: 'root', children: [block] };
  return (otherList ? otherwise : markdown).stringify(root).trimEnd();
}
