import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Where the results are scrolled to: to the top of the window, or only as far as needed. */
type Block = 'start' | 'nearest';

interface ResultFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Moves the focus to the heading of the results once the next ones are there. */
  wantFocus: (block: Block) => void;
}

/** For controls that are gone, or far from the results, when these change. */
export function useResultFocus(key: string, isLoading: boolean): ResultFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<Block | null>(null);

  useEffect(() => {
    if (isLoading || !wanted.current) return;
    heading.current?.scrollIntoView({ block: wanted.current });
    heading.current?.focus({ preventScroll: true });
    wanted.current = null;
  }, [key, isLoading]);

  return {
    heading,
    wantFocus: (block) => {
      wanted.current = block;
    },
  };
}
