import { useEffect, useRef } from 'react';
import type { ApiError } from './api.ts';
import { errorSentence } from './error-sentence.ts';
import { showToast } from './toasts.ts';

/** What useSWR answers of a call. */
export interface Call {
  error: ApiError | undefined;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/**
 * SPEC §8: tells in a toast that a page's call failed. Once: trying again in the background tells nothing new. Without
 * `sentenceFor` the page says it itself, and only a visitor who tries again in vain is told: nothing else changes then.
 * Returns how the visitor tries again.
 */
export function useFailureToast(
  key: string,
  { error, isValidating, mutate }: Call,
  sentenceFor?: (error: ApiError) => string,
): () => void {
  const told = useRef<string | null>(null);
  const isTried = useRef(false);
  useEffect(() => {
    if (isValidating) return;
    const sentence = sentenceFor ?? (isTried.current && errorSentence);
    if (error && sentence && told.current !== key) showToast('error', sentence(error));
    told.current = error ? key : null;
    isTried.current = false;
  }, [key, error, isValidating, sentenceFor]);

  return () => {
    told.current = null;
    isTried.current = true;
    void mutate();
  };
}
