import { useSyncExternalStore } from 'react';

let delayed = false;
const listeners = new Set<() => void>();

/** Notes whether a server that did not say who is signed in is being asked again. */
export function noteDelay(now: boolean): void {
  if (delayed === now) return;
  delayed = now;
  listeners.forEach((listener) => listener());
}

export function isDelayed(): boolean {
  return delayed;
}

/** Calls the listener at each change, until what it answers is called. */
export function watchDelay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDelay(): boolean {
  return useSyncExternalStore(watchDelay, isDelayed);
}
