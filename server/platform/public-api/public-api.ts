/** The public part of the API, GET calls that anyone may make: what a row of their table is, and what finds the row of a URL. */

import type { Call, MountedCall } from '../http/describe-call.ts';
import type { z } from 'zod';
import type { Answer, CachePolicy } from '#contract/public-site.ts';
import { answerOf } from '../http/answer.ts';
import { createSharing } from '../http/shared-caches.ts';
import type { Sharing } from '../http/shared-caches.ts';
import type { Answerable } from '../http/answer.ts';
import { Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';

/** A call: a row of the table (server/app/public-calls.ts). */
export interface PublicCall<
  Query extends z.ZodType = z.ZodType,
  Shown extends z.ZodType = z.ZodType,
> extends Pick<Call, 'refuses' | 'example'> {
  /** `:name` is one part of it, `*name` all that follows. */
  path: string;
  /** Of each name with the list of its values; null for a call that looks at none. */
  query: Query | null;
  /** Which part of the API it belongs to. */
  section: string;
  /** What it does, in one sentence. */
  does: string;
  answer: Shown;
  cache: CachePolicy;
  /** Tags of the parts of the data that a kept answer shows, for caches; of its path, where that leaves something open. */
  shows?: readonly string[] | ((parts: Record<string, string>) => string[]);
  /** What an answer that is kept is kept under, when other queries that are good are answered the same; else the address. */
  key?: (query: URLSearchParams) => string;
  /** How many answers its work counts as; one where it does not say. */
  cost?: number;
  /** The body of a 200. `parts`: those that its path leaves open, as the address has them. Throws a Refusal. */
  act(query: z.output<Query>, parts: Record<string, string>): z.input<Shown>;
}

/** A call of which the page cache keeps a 200 until the data change. */
export const cached = rowsOf('cached');
/** A call that is answered anew each time. */
export const computed = rowsOf('computed');
/** A call whose answer holds what nobody, not even the browser, may keep. */
export const secret = rowsOf('private');

function rowsOf(cache: CachePolicy) {
  return <Query extends z.ZodType, Shown extends z.ZodType>(
    path: string,
    query: Query | null,
    about: Omit<PublicCall<Query, Shown>, 'path' | 'query' | 'cache' | 'act'>,
    act: PublicCall<Query, Shown>['act'],
  ): PublicCall => ({ path, query, cache, act, ...about });
}

/** What a call of the table is, as all others say it. */
export function described({ query, ...call }: PublicCall): MountedCall {
  return { ...call, method: 'get', query: query ?? undefined };
}

/** `ask` and `find` take a path with its query, and know null for what is no call. */
export interface PublicApi {
  calls: readonly PublicCall[];
  /** What a call answers, for pages. */
  ask(url: string): Answer | null;
  /** Tags of the parts of the data that its answer shows. */
  shows(url: string): readonly string[];
  /** The same for HTTP. */
  find(url: string): Answerable | null;
}

/** What a URL asks for. */
interface Asked {
  call: PublicCall;
  query: URLSearchParams;
  parts: Record<string, string>;
}

/** A path that goes up: what guards stand on the way is decided by the path as it was sent. */
const DOTS = /[\\/](\.|%2e){1,2}(?=[\\/]|$)/i;

/** What finds and answers the calls of a table. A path that stands in it comes before those that leave something open. */
export function createPublicApi(
  calls: readonly PublicCall[],
  sharing: Sharing = createSharing(false),
): PublicApi {
  const byPath = new Map(calls.map((call) => [call.path, call]));
  const open = calls
    .filter(({ path }) => /[:*]/.test(path))
    .map((call) => [patternOf(call.path), call] as const);

  function asked(url: string): Asked | null {
    if (DOTS.test(url.split('?', 1)[0])) return null;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const call = byPath.get(pathname);
    if (call) return { call, query, parts: {} };
    for (const [pattern, call] of open) {
      const parts = pattern.exec(pathname)?.groups;
      if (parts) return { call, query, parts };
    }
    return null;
  }

  return {
    calls,
    ask(url) {
      const found = asked(url);
      return found && outcomeOf(found);
    },
    shows(url) {
      const found = asked(url);
      return found ? shownBy(found) : [];
    },
    find(url) {
      const found = asked(url);
      if (!found) return null;
      const { cache, cost, path: route } = found.call;
      return {
        key: cache === 'cached' ? keyOf(url, found) : null,
        cost,
        route,
        cache,
        answer() {
          const { status, body } = outcomeOf(found);
          const text = JSON.stringify(body);
          return answerOf(
            status,
            'application/json',
            text,
            cache,
            sharing(() => shownBy(found)),
          );
        },
      };
    },
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/g, '(?<$1>.+)')}$`);
}

function keyOf(url: string, { call, query }: Asked): string {
  return call.key && call.query?.safeParse(listsOf(query)).success ? call.key(query) : url;
}

function shownBy({ call: { shows = [] }, parts }: Asked): readonly string[] {
  return typeof shows === 'function' ? shows(parts) : shows;
}

/** Refusals become answers. */
function outcomeOf({ call, query, parts }: Asked): Answer {
  try {
    return { status: 200, body: call.act(call.query && validate(call.query, listsOf(query)), parts) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { message: error.message, fields: error.details.fields } };
  }
}

function listsOf(query: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
