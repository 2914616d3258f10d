import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface ListFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the heading of the list once the next one is there. */
  wantFocus: () => void;
}

/** For controls that are gone, or far from the list, when it changes. */
export function useListFocus(key: string, isLoading: boolean): ListFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(false);

  useEffect(() => {
    if (isLoading || !wanted.current) return;
    heading.current?.focus({ preventScroll: true });
    wanted.current = false;
  }, [key, isLoading]);

  return {
    heading,
    wantFocus: () => {
      wanted.current = true;
    },
  };
}
