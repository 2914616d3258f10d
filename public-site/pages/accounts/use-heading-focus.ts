import { useEffect, useRef } from 'react';

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
