import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useLocation } from 'wouter';

/**
 * A menu that is a `<details>`, so that it opens without JavaScript too. Escape, a press or the focus outside, and a
 * new page close it; arrows, Home and End walk through what can be chosen.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [path] = useLocation();

  function close() {
    if (ref.current) ref.current.open = false;
  }

  /** Closes it and gives the focus back to what opened it. */
  function leave() {
    close();
    ref.current?.querySelector('summary')?.focus();
  }

  useEffect(close, [path]);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return leave();
    const menu = ref.current;
    if (!menu) return;
    const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
    const next = itemFor(event.key, items, items.indexOf(document.activeElement as HTMLElement));
    if (!next) return;
    event.preventDefault();
    menu.open = true;
    next.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !ref.current?.contains(relatedTarget)) close();
  }

  return { close, leave, menuProps: { ref, onKeyDown, onBlur } };
}

/** Where a key leads from the item at an index; -1 is what opens the menu. */
function itemFor(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(at, 0) - 1);
  if (at === -1) return undefined;
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
