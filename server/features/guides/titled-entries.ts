import type { ElementContent } from 'hast';
import type { Paragraph } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { ContentError, lineOf } from './content-error.ts';

interface TitledEntry {
  title: ElementContent[];
  /** What comes after the title, as paragraphs. */
  text: ElementContent[];
}

/** The entries of the list in a directive: a first paragraph and what comes below it. Throws a ContentError. */
export function titledEntries(state: State, node: Directives): TitledEntry[] {
  const [list, more] = node.children;
  if (list?.type !== 'list' || more) throw new ContentError(lineOf(node), `:::${node.name} holds one list`);
  return list.children.map((item) => {
    const [first, ...rest] = item.children;
    if (first?.type !== 'paragraph' || rest.length === 0) {
      throw new ContentError(lineOf(item), 'an entry is a line, an empty one, and its text');
    }
    const text = rest.map((block) =>
      block.type === 'paragraph' ? paragraph(state, block) : state.one(block, item),
    );
    return { title: state.all(first), text: text.flat().filter(isContent) };
  });
}

function paragraph(state: State, node: Paragraph): ElementContent {
  return { type: 'element', tagName: 'p', properties: {}, children: state.all(node) };
}

function isContent(node: unknown): node is ElementContent {
  return node !== undefined;
}
