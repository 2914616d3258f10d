import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

/** In the dialogs that tools open, the keys are theirs. */
const TOOLS = ':is(button, select):not(:disabled, [role="dialog"] *, dialog *)';

/**
 * Makes the tools in an element one stop of Tab, at the one that was used last (WAI-ARIA: toolbar). `leave`: what Escape
 * does.
 */
export function useArrows(leave: () => void) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);

  // Each time: which tools there are changes with the place of the cursor.
  useLayoutEffect(stopAtOne);

  function stopAtOne() {
    const tools = toolsIn(bar.current);
    const stop = tools.find((tool) => tool === last.current) ?? tools[0];
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (!target.matches(TOOLS)) return;
    last.current = target;
    stopAtOne();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const tools = toolsIn(bar.current);
    const at = tools.findIndex((tool) => tool === event.target);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowRight') tools[(at + 1) % tools.length].focus();
    else if (event.key === 'ArrowLeft') tools.at(at - 1)?.focus();
    else if (event.key === 'Home') tools[0].focus();
    else if (event.key === 'End') tools.at(-1)?.focus();
    else return;
    event.preventDefault();
  }

  return { ref: bar, onFocus, onKeyDown };
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return bar ? [...bar.querySelectorAll<HTMLElement>(TOOLS)] : [];
}
