import { useSyncExternalStore } from 'react';
import { MESSAGES } from '#contract/messages.ts';
import type { Toast, ToastTone } from '../ui/toast-card.tsx';
import { ApiError } from './api.ts';
import { errorSentence } from './error-sentence.ts';
import { isOutdated } from './outdated.ts';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const MOST = 2;

/**
 * Shows a message; see ui/toast-list.tsx for where, and how long. In place of the same one, or else of the oldest; a
 * success in place of what went wrong before it.
 */
export function showToast(tone: ToastTone, text: string): void {
  const isSettled = (other: Toast) => tone === 'success' && ['warning', 'error'].includes(other.tone);
  const others = toasts.filter((toast) => toast.text !== text && !isSettled(toast));
  change([...others, { id: ++lastId, tone, text }].slice(-MOST));
}

/**
 * SPEC §8: what the server said, or that it said nothing. What failed otherwise is mostly code that did not come: where
 * the site was built anew since, the page is loaded anew, for it would never come.
 */
export function showError(error: unknown): void {
  if (error instanceof ApiError) return showToast('error', errorSentence(error));
  void isOutdated().then((outdated) => {
    if (outdated) location.reload();
    else showToast('error', outdated === null ? MESSAGES.disconnected : MESSAGES.corrupted);
  });
}

export function dropToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, read, read);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): readonly Toast[] {
  return toasts;
}
