import type { Answer } from '#contract/public-site.ts';
import { Refusal } from '../http/refusal.ts';

/** PublicApi a public GET path of the API with its query, for HTTP and for pages alike; null for no such path. */
export type PublicApi = (url: string) => Answer | null;

/** What to call for a path and its query; null for a path that is somebody else's. */
export type PublicCalls = (path: string, params: URLSearchParams) => (() => unknown) | null;

/** Asks one answerer after the other, and turns refusals into answers. */
export function createPublicApi(answerers: readonly PublicCalls[]): PublicApi {
  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    for (const answerer of answerers) {
      const act = answerer(pathname, searchParams);
      if (act) return answerOf(act);
    }
    return null;
  };
}

function answerOf(act: () => unknown): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { message: error.message, fields: error.details.fields } };
  }
}
