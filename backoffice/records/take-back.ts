import { useSyncExternalStore } from 'react';
import { TAKE_BACK_MS } from '#contract/take-back.ts';

/** What was done, and how it is taken back. */
interface Done {
  /** A sentence. */
  done: string;
  /** Below /api/admin: `/reviews/7/take-back` */
  path: string;
  /** What the screen does once it is taken back. */
  undone?: () => void;
}

let last: Done | null = null;
const listeners = new Set<() => void>();

/** Tells that something was done, and offers for ten seconds to take it back (take-back-bar.tsx). */
export function tellDone(done: Done): void {
  const offer = { ...done };
  put(offer);
  setTimeout(() => {
    if (last === offer) endTakeBack();
  }, TAKE_BACK_MS);
}

/** Takes the offer away. */
export function endTakeBack(): void {
  put(null);
}

/** What was done last, for the one bar that tells it. */
export function useLastDone(): Done | null {
  return useSyncExternalStore(subscribe, () => last);
}

function put(next: Done | null): void {
  last = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
