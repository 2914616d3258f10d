import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds left until a moment (milliseconds of Date.now), counted down while the page is open; 0 after it. */
export function useSecondsUntil(moment: number): number {
  const tick = useCallback(
    (listener: () => void) => {
      const timer = setInterval(() => {
        listener();
        if (secondsUntil(moment) === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    tick,
    () => secondsUntil(moment),
    () => 0,
  );
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
