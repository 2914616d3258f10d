import type { Editor } from '@tiptap/core';

/** A picture of an article as it was stored: its address on this site, and its size in pixels. */
export interface StoredPicture {
  src: string;
  width: number;
  height: number;
}

/** The pictures among what was pasted or dropped. Office programs send a picture of the text along with it: the text counts. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/**
 * Stores a picture and puts it where it was asked for, wherever that is by then, and selects it. Rejects with what
 * `upload` rejects with.
 */
export async function insertPicture(
  editor: Editor,
  at: number,
  upload: () => Promise<StoredPicture>,
): Promise<void> {
  let place = at;
  const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
    place = transaction.mapping.map(place);
  };
  editor.on('transaction', follow);
  try {
    const picture = await upload();
    if (editor.isDestroyed) return;
    editor.chain().insertContentAt(place, { type: 'image', attrs: picture }, { updateSelection: true }).run();
    selectPicture(editor, picture.src);
  } finally {
    editor.off('transaction', follow);
  }
}

function selectPicture(editor: Editor, src: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === src) editor.commands.setNodeSelection(position);
  });
}
