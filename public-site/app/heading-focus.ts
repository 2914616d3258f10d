import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How the window follows: the list to its top, only as far as needed, or not at all. */
type Follow = 'start' | 'nearest' | 'none';

interface ListFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the heading of the list once the next one is there. */
  wantFocus: (follow?: Follow) => void;
}

/** For controls that are gone, or far from the list, when it changes. */
export function useListFocus(key: string, isLoading: boolean): ListFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<Follow | null>(null);

  useEffect(() => {
    if (isLoading || !wanted.current) return;
    if (wanted.current !== 'none') heading.current?.scrollIntoView({ block: wanted.current });
    heading.current?.focus({ preventScroll: true });
    wanted.current = null;
  }, [key, isLoading]);

  return {
    heading,
    wantFocus: (follow = 'none') => {
      wanted.current = follow;
    },
  };
}

/** Moves the focus to the heading when the page has gone on to another step; not when it opens. */
export function useHeadingFocus(step: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
