import type { IncomingMessage, RequestListener } from 'node:http';
import { isReadable } from '#contract/readable-path.ts';
import type { PublicApi } from '../../platform/public-api/public-api.ts';
import type { Needs } from '../../platform/platform.ts';
import type { Answerable, HttpAnswer } from '../../platform/http/answer.ts';
import { isPartOfAnother } from '../../platform/http/cross-site.ts';
import type { PageCache } from '../../platform/http/page-cache.ts';
import type { Pages } from './pages.ts';

const LONGEST_URL = 1000;

/**
 * Answers, before Express, the URLs of which the route table and the calls of the public API say that they are kept.
 * Everything else is the app's, and so is what it refuses: a caller that has used up its budget, pages of others that
 * ask for more than a link, paths that are none, callers of whom too much waits. Nothing takes work before the budget is asked.
 */
export function withPageCache(
  context: Needs<'config' | 'store' | 'getBudget' | 'turns'> & {
    pages: Pages;
    publicApi: PublicApi;
    pageCache: PageCache;
  },
  app: RequestListener,
): RequestListener {
  const { config, store, pages, publicApi, pageCache: cache, getBudget, turns } = context;

  return (request, response) => {
    const { url = '' } = request;
    if (!isForAnyone(request)) return app(request, response);
    if (cache.serve(url, request, response)) return;
    const found = answerable(url);
    if (!found?.key) return app(request, response);
    const { key } = found;
    if (cache.serveSpelling(url, key, request, response)) return;
    if (turns.isFull(request)) return app(request, response);
    turns.take(request, () => {
      // Somebody may have asked for the same meanwhile.
      if (cache.serveSpelling(url, key, request, response)) return;
      if (isPartOfAnother(request, config) || getBudget.wait(request, found.cost) > 0)
        return app(request, response);
      // A search that found nobody counts each time, whether its answer was kept or not.
      const { made: answer, again } = store.emptySearches.noting(() => computed(found));
      if (!answer) return app(request, response);
      cache.send(key, answer, request, response, { route: found.route, again });
    });
  };

  function answerable(url: string): Answerable | null {
    if (url.length > LONGEST_URL || !isReadable(url.split('?', 1)[0])) return null;
    return url.startsWith('/api/') ? publicApi.find(url) : pages.find(url);
  }
}

function isForAnyone({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
}

/** Null when it fails: then it does so once more in the app, which logs it and says so. */
function computed({ answer }: Answerable): HttpAnswer | null {
  try {
    return answer();
  } catch {
    return null;
  }
}
