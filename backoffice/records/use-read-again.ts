import { useEffect, useRef } from 'react';
import type { Saving } from './use-saving.ts';

/**
 * Shows a record as it is now, with what is `typed` and not in it, unless somebody has gone on writing it or has left the
 * screen.
 */
export function useReadAgain<Saved, Text extends object>(
  saving: Saving<Saved, Text>,
  read: () => Promise<Saved>,
): (typed?: Partial<Text>) => Promise<void> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (typed = {}) => {
    const record = await read();
    if (!isHere.current || saving.isUnsaved()) return;
    saving.begin(record);
    saving.change(typed);
  };
}
