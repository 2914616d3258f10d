import type { EditorState } from '@tiptap/pm/state';

/** A "/" that asks for a block, with what was typed after it: its place in the document. */
export interface Slash {
  from: number;
  to: number;
  words: string;
}

/** The one before the cursor, at the start of a paragraph or after a space. "and/or", "1 / 2" and addresses are text. */
export function slashAt({ selection }: EditorState): Slash | null {
  const { $from, from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n');
  const [, words] = /(?:^|\s)\/((?:[^\s/][^/\n]*)?)$/u.exec(before) ?? [];
  return words === undefined ? null : { from: from - words.length - 1, to: from, words };
}
