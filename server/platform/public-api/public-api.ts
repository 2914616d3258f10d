/** The public part of the API, GET calls that anyone may make: the calls of each noun, one after the other. */

import type { Answer, CachePolicy } from '#contract/public-site.ts';
import { answerOf } from '../http/answer.ts';
import type { Answerable } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';

/** A call with its parameters. */
export interface PublicCall {
  cache: CachePolicy;
  /** What an answer that is kept is kept under, when calls of other addresses are answered the same; else the address. */
  key?: string;
  /** How many answers its work counts as; one where it does not say. */
  cost?: number;
  /** The body of a 200. Throws a Refusal. */
  act: () => unknown;
}

/** A call of which the page cache keeps a 200 until the data change. */
export const kept = (act: PublicCall['act'], about: Pick<PublicCall, 'key' | 'cost'> = {}): PublicCall => ({
  ...about,
  cache: 'kept',
  act,
});
/** A call that is answered anew each time. */
export const computed = (act: PublicCall['act']): PublicCall => ({ cache: 'computed', act });
/** A call whose answer holds what nobody, not even the browser, may keep. */
export const secret = (act: PublicCall['act']): PublicCall => ({ cache: 'private', act });

/** The call that a path and its query name; null for a path that is somebody else's. */
export type PublicCalls = (path: string, params: URLSearchParams) => PublicCall | null;

/** Both take a path with its query, and know null for what is no call. */
export interface PublicApi {
  /** What a call answers, for pages. */
  ask(url: string): Answer | null;
  /** The same for HTTP. */
  find(url: string): Answerable | null;
}

/** A path that goes up: what guards stand on the way is decided by the path as it was sent. */
const DOTS = /[\\/](\.|%2e){1,2}(?=[\\/]|$)/i;

/** The calls of all nouns as one. */
export function createPublicApi(nouns: readonly PublicCalls[]): PublicApi {
  function callOf(url: string): PublicCall | null {
    if (DOTS.test(url.split('?', 1)[0])) return null;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    for (const calls of nouns) {
      const call = calls(pathname, searchParams);
      if (call) return call;
    }
    return null;
  }

  return {
    ask(url) {
      const call = callOf(url);
      return call && outcomeOf(call);
    },
    find(url) {
      const call = callOf(url);
      if (!call) return null;
      return {
        key: call.cache === 'kept' ? (call.key ?? url) : null,
        cost: call.cost,
        answer() {
          const { status, body } = outcomeOf(call);
          return answerOf(status, 'application/json', JSON.stringify(body), call.cache);
        },
      };
    },
  };
}

/** Refusals become answers. */
function outcomeOf({ act }: PublicCall): Answer {
  try {
    return { status: 200, body: act() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { message: error.message, fields: error.details.fields } };
  }
}
