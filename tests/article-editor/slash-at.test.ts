import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { articleSchema } from '../../article-editor/article-schema.ts';
import { slashAt } from '../../article-editor/slash-at.ts';

const { nodes } = getSchema(articleSchema());

it.each([
  ['/', ''],
  ['/ta', 'ta'],
  ['Sleep /ta', 'ta'],
  ['/numbered li', 'numbered li'],
  ['Both /he /ta', 'ta'],
])('"%s" asks for blocks', (typed, words) => {
  expect(slashAt(stateOf(typed))).toEqual({
    from: typed.length - words.length,
    to: typed.length + 1,
    words,
  });
});

it.each(['', 'and/or', '1 / 2', '// ', 'https://example.com', '/home/page', '24/7'])(
  '"%s" is text',
  (typed) => {
    expect(slashAt(stateOf(typed))).toBeNull();
  },
);

it('a slash in a heading or in code is text', () => {
  expect(slashAt(stateOf('/ta', 'heading'))).toBeNull();
  expect(slashAt(stateOf('/ta', 'codeBlock'))).toBeNull();
});

/** With the cursor behind the text. */
function stateOf(typed: string, type = 'paragraph'): EditorState {
  const content = typed === '' ? [] : nodes[type].schema.text(typed);
  const doc = nodes.doc.create(null, nodes[type].create(null, content));
  return EditorState.create({ doc, selection: TextSelection.create(doc, typed.length + 1) });
}
