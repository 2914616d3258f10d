import { useEffect } from 'react';
import type { RefObject } from 'react';

/** On paper nothing can be unfolded: opens what is folded inside of an element while it is printed. */
export function useOpenedForPrint(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      opened = [...(inside.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
    }
    function close() {
      for (const details of opened) details.open = false;
    }
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [inside]);
}
