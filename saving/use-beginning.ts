import { useRef } from 'react';

/**
 * A number that is another one each time a text says what was not typed here: what it is written in begins anew with it.
 * `typed` is told before anybody else what is typed.
 */
export function useBeginning(text: string): { beginning: number; typed: (text: string) => void } {
  const here = useRef(text);
  const beginning = useRef(0);
  if (text !== here.current) {
    here.current = text;
    beginning.current++;
  }
  return { beginning: beginning.current, typed: (now) => void (here.current = now) };
}
