import type { Editor } from '@tiptap/core';

/** Pixels to the line, and to the window's edges. */
const GAP = 8;
/** As high as a menu gets: it covers no more of the text. */
const HIGHEST = 320;

/**
 * Keeps a menu below the line at a place of the document, or above it, within what is seen of the window: a phone's
 * keyboard covers the rest. Answers what ends that.
 */
export function placeAtLine(menu: HTMLElement, editor: Editor, position: number): () => void {
  const seen = window.visualViewport;
  place();
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  seen?.addEventListener('resize', place);
  seen?.addEventListener('scroll', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
    seen?.removeEventListener('resize', place);
    seen?.removeEventListener('scroll', place);
  };

  function place() {
    const line = editor.view.coordsAtPos(position);
    const { offsetTop: top, offsetLeft: left, width, height } = seen ?? wholeWindow();
    const above = line.top - top - 2 * GAP;
    const below = top + height - line.bottom - 2 * GAP;
    const isBelow = below >= Math.min(HIGHEST, menu.scrollHeight) || below >= above;
    menu.style.maxBlockSize = `${Math.min(HIGHEST, isBelow ? below : above)}px`;
    const most = left + width - menu.offsetWidth - GAP;
    menu.style.left = `${Math.max(left + GAP, Math.min(line.left, most))}px`;
    menu.style.top = `${isBelow ? line.bottom + GAP : line.top - GAP - menu.offsetHeight}px`;
  }
}

function wholeWindow() {
  return { offsetTop: 0, offsetLeft: 0, width: innerWidth, height: innerHeight };
}
