import type { Element, Root as HtmlRoot } from 'hast';
import { h } from 'hastscript';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Guide, GuideEntry } from '#contract/guides.ts';
import type { Citations } from './citations.ts';
import { ContentError, lineOf } from './content-error.ts';
import { directiveHandlers } from './directive-handlers.ts';
import type { Facts } from './facts.ts';
import { linkHandler } from './links.ts';
import { prepare } from './prepare.ts';

/** How texts are read. */
export const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const html = unified().use(rehypeStringify);

/** The sections of a text in Markdown. HTML in it is shown as it is written. Throws a ContentError. */
export function htmlOf(text: string, facts: Facts, citations: Citations): Pick<Guide, 'html' | 'outline'> {
  const root = markdown.parse(text);
  prepare(root, facts);
  const outline = outlineOf(root);
  const handlers = { ...directiveHandlers(citations), link: linkHandler };
  const tree = unified().use(remarkRehype, { handlers }).runSync(root);
  return { html: html.stringify(inSections(tree, outline)), outline };
}

/** Takes the `section` directive out of each h2. Its id stays for links from elsewhere when the title changes. */
function outlineOf(root: Root): GuideEntry[] {
  const [first] = root.children;
  if (first && !isTitle(first)) throw new ContentError(lineOf(first), 'a text begins with a section, ##');
  return root.children.filter(isTitle).map((heading) => {
    const last = heading.children.at(-1);
    if (
      heading.depth === 1 ||
      last?.type !== 'textDirective' ||
      last.name !== 'section' ||
      !last.attributes?.id
    ) {
      throw new ContentError(lineOf(heading), 'a section begins with ##, its title and :section{#id}');
    }
    heading.children.pop();
    const words = heading.children.at(-1);
    if (words?.type === 'text') words.value = words.value.trimEnd();
    return { id: last.attributes.id, label: last.attributes.short ?? toString(heading) };
  });
}

function isTitle(node: Nodes): node is Heading {
  return node.type === 'heading' && node.depth < 3;
}

/** Each h2 with what follows it, in a section, with its id. */
function inSections({ children }: HtmlRoot, outline: readonly GuideEntry[]): HtmlRoot {
  const sections: Element[] = [];
  for (const node of children) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'h2') {
      node.properties.id = outline[sections.length].id;
      sections.push(h('section', { className: 'guide.prose' }));
    }
    sections.at(-1)?.children.push(node);
  }
  return { type: 'root', children: sections };
}
