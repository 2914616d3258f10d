import { useEffect, useRef } from 'react';

/** Calls `again` as soon as the browser is connected once more. */
export function useOnlineAgain(again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const retry = () => latest.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
}
