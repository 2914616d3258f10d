import { useLayoutEffect, useRef, useState } from 'react';
import { OPENED } from './navigation.ts';

/**
 * Gives what is open an entry in the history, so that "back" closes it and stays on the page. Answers what closes it
 * otherwise, by the same step back. `isHere`: that did not lead to another page.
 */
export function useEntryOfItsOwn(
  onClosed: (isHere: boolean, isDone: boolean) => void,
): (isDone: boolean) => void {
  const [opened] = useState(location.href);
  const closing = useRef<{ isDone: boolean }>(null);

  const told = useRef(onClosed);
  useLayoutEffect(() => {
    told.current = onClosed;
  });

  // Before anybody can go back, and by one listener: what is drawn anew while "back" is told would miss it with another.
  useLayoutEffect(() => {
    const closed = () => {
      closing.current ??= { isDone: false };
      told.current(location.href === opened, closing.current.isDone);
    };
    history.pushState(OPENED, '');
    addEventListener('popstate', closed);
    return () => removeEventListener('popstate', closed);
  }, [opened]);

  return (isDone) => {
    // It may be told twice: a dialog that a browser closes, or that is gone, says so as well.
    if (closing.current) return;
    closing.current = { isDone };
    history.back();
  };
}
