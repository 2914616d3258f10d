import { useEffect } from 'react';
import type { RefObject } from 'react';
import { formatDate } from '#contract/dates.ts';

const MINUTE = 60_000;

/**
 * On paper nothing can be unfolded, and nothing is told anew: opens what is folded inside of an element while it is printed,
 * and writes today's date into its `time[data-printed]`. A render would come too late.
 */
export function useReadyForPrint(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    function open() {
      opened = [...(inside.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const details of opened) details.open = true;
      for (const day of inside.current?.querySelectorAll('[data-printed]') ?? []) day.textContent = today();
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

/** Where the browser is. */
function today(): string {
  const now = new Date();
  return formatDate(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString());
}
