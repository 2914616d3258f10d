import { useSyncExternalStore } from 'react';

/** False on the server and while hydrating, then true: the page may show what only this browser knows. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return never;
}
