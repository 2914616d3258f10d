/* app/: what pages stand on and nobody sees: data, session, navigation, forms. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { Middleware, State } from 'swr';
import { MESSAGES } from '#contract/messages.ts';
import { ApiError, get } from './api.ts';
import { tellSeen } from './kept-pages.ts';

/** What the server already asked the API for a page: the answer, or the refusal. */
export type Loaded =
  | { data: unknown; error?: undefined }
  | { data?: undefined; error: { status: number; message: string; fields: Record<string, string> } };

/** Gives useSWR its fetcher and what is already loaded, so that a server-rendered page fetches nothing again. */
export function Data({ state, children }: { state: Record<string, Loaded>; children: ReactNode }) {
  const [config] = useState(() => ({
    provider: () => new Map(Object.entries(state).map(([key, loaded]) => [key, entryOf(loaded)])),
    use: [keepingErrorsOf(state)],
    fetcher: getNow,
    onSuccess: (data: unknown, key: string) => tellSeen(key, data),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: (error: unknown) =>
      !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/** Gets what a page shows. An answer that says nothing is none that a page could show. Throws ApiError. */
export async function getContent(path: string): Promise<unknown> {
  const content = await get(path);
  if (content === null) throw new ApiError(204, MESSAGES.corrupted);
  return content;
}

const early = new Map<string, Promise<unknown>>();

/** Gets what a page will show before it is opened. Never throws: what fails is the page's to ask for again. */
export async function getEarly(path: string): Promise<void> {
  if (early.has(path)) return;
  const content = getContent(path);
  early.set(path, content);
  await content.catch(() => early.delete(path));
}

function getNow(path: string): Promise<unknown> {
  const content = early.get(path) ?? getContent(path);
  early.delete(path);
  return content;
}

function entryOf({ data, error }: Loaded): State<unknown, ApiError> {
  if (!error) return { data, isValidating: false, isLoading: false };
  return {
    error: new ApiError(error.status, error.message, error.fields),
    isValidating: false,
    isLoading: false,
  };
}

/** SWR asks again for what has no data when it mounts; a refusal that the server already gave is not asked again. */
function keepingErrorsOf(state: Record<string, Loaded>): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const refused = typeof key === 'string' && state[key]?.error !== undefined;
    return useNext(key, fetcher, refused ? { ...config, revalidateOnMount: false } : config);
  };
}
