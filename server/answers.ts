import { Refusal } from './refusal.ts';

/** What a public GET call of the API answers. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Answers a public GET path of the API with its query, for HTTP and for pages alike; null for no such path. */
export type Answers = (url: string) => Answer | null;

/** What to call for a path and its query; null for a path that is somebody else's. */
export type Answerer = (path: string, params: URLSearchParams) => (() => unknown) | null;

/** Asks one answerer after the other, and turns refusals into answers. */
export function createAnswers(answerers: readonly Answerer[]): Answers {
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
