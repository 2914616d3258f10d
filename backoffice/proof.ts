import { useSyncExternalStore } from 'react';
import type { Way } from '#contract/second-factors.ts';

interface Question {
  ways: readonly Way[];
  answer: (isProven: boolean) => void;
}

let question: Question | null = null;
let asked: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Has the administrator show once more who they are. Calls that ask meanwhile wait for the same answer. */
export function askForProof(ways: readonly Way[]): Promise<boolean> {
  asked ??= new Promise<boolean>((answer) => put({ ways, answer })).finally(() => {
    asked = null;
    put(null);
  });
  return asked;
}

/** What is being asked, for the one dialog that shows it. */
export function useProofQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}

function put(next: Question | null): void {
  question = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
