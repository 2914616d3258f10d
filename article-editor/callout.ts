import { Node } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { CALLOUTS, CALLOUT_KINDS } from '#contract/callouts.ts';
import type { CalloutKind } from '#contract/callouts.ts';

/** A remark that stands out from the text. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ kind: { default: CALLOUT_KINDS[0], rendered: false } }),
  parseHTML: () => CALLOUT_KINDS.map((kind) => ({ tag: `aside.${kind}`, attrs: { kind } })),
  // The word is drawn by editor.css, which leaves no text that could be typed into.
  renderHTML: ({ node, HTMLAttributes }) => {
    const kind = node.attrs.kind as CalloutKind;
    return ['aside', { ...HTMLAttributes, class: kind, role: 'note', 'aria-label': CALLOUTS[kind] }, 0];
  },
});

/** Makes what is selected a callout, or another kind of callout, or none if it is one of this kind. */
export function toggleCallout(editor: Editor, kind: CalloutKind): void {
  const chain = editor.chain().focus();
  if (editor.isActive('callout', { kind })) chain.lift('callout').run();
  else if (editor.isActive('callout')) chain.updateAttributes('callout', { kind }).run();
  else chain.wrapIn('callout', { kind }).run();
}
