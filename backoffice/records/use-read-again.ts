import { useEffect, useRef } from 'react';
import type { Saving } from './use-saving.ts';

/** Shows a record as it is now, unless somebody has gone on writing it or has left the screen. */
export function useReadAgain<Saved, Text extends object>(
  saving: Saving<Saved, Text>,
  read: () => Promise<Saved>,
): () => Promise<void> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async () => {
    const record = await read();
    if (isHere.current && !saving.isUnsaved()) saving.begin(record);
  };
}
