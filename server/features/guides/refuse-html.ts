import type { Nodes } from 'mdast';
import { ContentError, lineOf } from './content-error.ts';
import { markdown } from './html-of.ts';

/** Throws a ContentError for HTML in a text: readers would see the tags. A file may mean to show them; who types does not. */
export function refuseHtml(text: string): void {
  refuse(markdown.parse(text));
}

function refuse(node: Nodes): void {
  if (node.type === 'html')
    throw new ContentError(
      lineOf(node),
      `there is HTML in it, “${node.value.slice(0, 40)}”: write it in Markdown`,
    );
  if ('children' in node) node.children.forEach(refuse);
}
