import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a control whose value its owner holds. What a visitor typed or chose before the page listened stays in a control
 * that is taken over from the server, and nobody has heard of it: `tell` is told, once.
 */
export function useTypedEarly<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  tell: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    if (control.current && control.current.value !== value) tell(control.current.value);
  }, []);
  return control;
}
