import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { securityHeaders } from '../http/headers.ts';
import { createPageCache } from '../http/page-cache.ts';
import type { Cacheable } from '../http/page-cache.ts';

const LONGEST_URL = 1000;
/**
 * What is kept: pages and the answers of the public API. Files, the backoffice and health are the app's, and so are
 * suggestions of places: there are more of them than could be kept, and each takes microseconds.
 */
const KEPT =
  /^\/(api\/(doctors|states|articles|ai_articles|landing)|viewdoctorprofile\/|(ai-)?singlepost\/|psychiatrists\/|(?!admin$|healthz$|readyz$)[a-z-]+$)/;

/** PublicApi from the page cache, fills it, and leaves everything else to the app. */
export function keptPages(context: Context, app: RequestListener): RequestListener {
  const cache = createPageCache(context.store.revision);
  const apiHeaders = headersFor('application/json');
  const pageHeaders = headersFor('text/html');

  return (request, response) => {
    const url = request.url ?? '';
    if (!isKeepable(request, url)) return app(request, response);
    const key = url.startsWith('/api/') ? url : context.pages.canonical(url);
    if (cache.serve(key, request, response)) return;
    // The app refuses it.
    if (context.getBudget.wait(request) > 0) return app(request, response);
    fill(key, url, request, response).catch((error: unknown) => {
      if (!response.headersSent) return app(request, response);
      context.log.error({ err: error }, 'answer broke off');
      response.destroy();
    });
  };

  async function fill(
    key: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const make = () => (url.startsWith('/api/') ? apiAnswer(url) : pageAnswer(url));
    const answered = await cache.send(key, make, request, response);
    if (!answered) app(request, response);
  }

  function apiAnswer(url: string): Cacheable | null {
    const found = context.publicApi(url);
    return found?.status === 200 ? { headers: apiHeaders, text: JSON.stringify(found.body) } : null;
  }

  function pageAnswer(url: string): Cacheable | null {
    if (context.pages.moved(url) !== null) return null;
    const { status, text } = context.pages.document(url);
    return status === 200 ? { headers: pageHeaders, text } : null;
  }

  function headersFor(type: string): Record<string, string> {
    return {
      ...securityHeaders(context.config.siteUrl),
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, must-revalidate',
    };
  }
}

function isKeepable(request: IncomingMessage, url: string): boolean {
  const path = url.split('?', 1)[0];
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.headers.authorization === undefined &&
    url.length <= LONGEST_URL &&
    KEPT.test(path) &&
    !path.endsWith('/') &&
    !/[?&]where=/.test(url)
  );
}
