import { useSyncExternalStore } from 'react';

/** From the first that was opened to the one on top. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function enterDialog(dialog: HTMLDialogElement): void {
  change([...open, dialog]);
}

export function leaveDialog(dialog: HTMLDialogElement): void {
  change(open.filter((other) => other !== dialog));
}

/** The modal dialog on top, outside of which nothing can be pointed at or focused; null while none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}
