import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Context } from './context.ts';
import { SECURITY_HEADERS } from './http/headers.ts';
import { createPageCache } from './http/page-cache.ts';
import type { Cacheable } from './http/page-cache.ts';

const LONGEST_URL = 1000;
/** What is kept: pages and the answers of the public API. Files, the backoffice and health are the app's. */
const KEPT =
  /^\/(api\/(doctors|states|places|articles|ai_articles|landing)|viewdoctorprofile\/|(ai-)?singlepost\/|psychiatrists\/|(?!admin$|healthz$|readyz$)[a-z-]+$)/;

const API_HEADERS = headersFor('application/json');
const PAGE_HEADERS = headersFor('text/html');

/** Answers from the page cache, fills it, and leaves everything else to the app. */
export function keptPages(context: Context, app: RequestListener): RequestListener {
  const cache = createPageCache(context.store.revision);

  return (request, response) => {
    const url = request.url ?? '';
    if (!isKeepable(request, url)) return app(request, response);
    const key = url.startsWith('/api/') ? url : context.pages.canonical(url);
    if (cache.serve(key, request, response)) return;
    // The app refuses it.
    if (context.getBudget.wait(request) > 0) return app(request, response);
    fill(key, url, request, response).catch(() => app(request, response));
  };

  async function fill(
    key: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const made = url.startsWith('/api/') ? apiAnswer(url) : pageAnswer(url);
    if (!made) return app(request, response);
    await cache.send(key, made, request, response);
  }

  function apiAnswer(url: string): Cacheable | null {
    const found = context.answers(url);
    return found?.status === 200 ? { headers: API_HEADERS, text: JSON.stringify(found.body) } : null;
  }

  function pageAnswer(url: string): Cacheable | null {
    if (context.pages.moved(url) !== null) return null;
    const { status, text } = context.pages.document(url);
    return status === 200 ? { headers: PAGE_HEADERS, text } : null;
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

function headersFor(type: string): Record<string, string> {
  return {
    ...SECURITY_HEADERS,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=0, must-revalidate',
  };
}
