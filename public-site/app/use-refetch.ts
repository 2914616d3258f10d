import { useLayoutEffect, useRef } from 'react';
import { isComingBack } from './navigation.ts';
import type { Call } from './use-failure-toast.ts';

/**
 * SPEC §2: what a visitor changes is asked for, also when it was shown before; on the way back it is there as it was.
 * For pages that stay while their key changes.
 */
export function useRefetch(key: string, { isValidating, mutate }: Omit<Call, 'error'>): void {
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // What was not shown before is on its way already.
    if (!isValidating && !isComingBack()) void mutate();
  }, [key, isValidating, mutate]);
}
