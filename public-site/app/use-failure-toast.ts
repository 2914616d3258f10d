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
 * SPEC §8: tells in a toast that a page's call failed, by default in the server's words. Once: trying again in the
 * background tells nothing new. Returns how the visitor tries again; when that fails, it is told again.
 */
export function useFailureToast(
  key: string,
  { error, isValidating, mutate }: Call,
  sentenceFor: (error: ApiError) => string = errorSentence,
): () => void {
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (isValidating) return;
    if (error && told.current !== key) showToast('error', sentenceFor(error));
    told.current = error ? key : null;
  }, [key, error, isValidating, sentenceFor]);

  return () => {
    told.current = null;
    void mutate();
  };
}
