import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { slashAt } from './slash-at.ts';
import type { Slash } from './slash-at.ts';
import type { Tool } from './tools.ts';

const KEYS = new PluginKey('slash');

/** The "/" that is being typed, the tools that its words find, and which of them the keys are at. */
export function useSlash(editor: Editor, tools: Tool[]) {
  const [slash, setSlash] = useState<Slash | null>(null);
  const [at, setAt] = useState(0);
  const found = slash ? foundBy(slash.words, tools, editor) : [];
  const press = useRef<(key: string, shiftKey: boolean) => boolean>(() => false);
  /** Where one stands that is to stay text. */
  const left = useRef<number | null>(null);

  useLayoutEffect(() => {
    press.current = (key, shiftKey) => {
      if (found.length === 0 || shiftKey) return false;
      if (key === 'Enter' || key === 'Tab') choose(found[at]);
      else if (key === 'Escape') leave();
      else if (key === 'ArrowDown') setAt((at + 1) % found.length);
      else if (key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
      else return false;
      return true;
    };
  });

  useEffect(() => {
    let open: Slash | null = null;
    const follow = ({ transaction }: { transaction: Transaction }) => {
      left.current = left.current === null ? null : transaction.mapping.map(left.current);
      const next = slashAt(editor.state);
      if (next?.from !== left.current) left.current = null;
      // Whoever only moves the cursor to one has not asked for anything.
      const isAsked = transaction.docChanged || (open !== null && open.from === next?.from);
      show(isAsked && next?.from !== left.current ? next : null);
    };
    const close = () => show(null);
    const show = (next: Slash | null) => {
      if (next?.words !== open?.words) setAt(0);
      open = next;
      setSlash(next);
    };
    editor.on('transaction', follow).on('blur', close);
    // In front of the others: Enter means something to them as well.
    editor.registerPlugin(
      new Plugin({
        key: KEYS,
        props: {
          handleKeyDown: (view, { key, shiftKey }) => !view.composing && press.current(key, shiftKey),
        },
      }),
      (plugin, plugins) => [plugin, ...plugins],
    );
    return () => {
      editor.off('transaction', follow).off('blur', close);
      editor.unregisterPlugin(KEYS);
    };
  }, [editor]);

  return { slash, found, at, point: setAt, choose };

  function choose(tool: Tool) {
    if (!slash) return;
    editor.chain().deleteRange(slash).run();
    tool.act(editor);
  }

  function leave() {
    left.current = slash?.from ?? null;
    setSlash(null);
  }
}

/** Blocks that can be put there, of which a word begins so. */
function foundBy(words: string, tools: Tool[], editor: Editor): Tool[] {
  const wanted = words.toLowerCase();
  return tools.filter(
    ({ name, also, canDo }) =>
      also !== undefined &&
      canDo?.(editor) !== false &&
      ` ${name} ${also}`.toLowerCase().includes(` ${wanted}`),
  );
}
