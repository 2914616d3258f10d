import { options } from 'preact';
import type { VNode } from 'preact';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { errorOf } from './app/api.ts';
import { App } from './app.tsx';
import { listHref, listKind, parseListQuery } from './components/articles/article-list.ts';
import { loadParts } from './app/lazy-part.tsx';
import { HeadSink, canonicalOf, fullTitle } from './app/head.ts';
import type { Head } from './app/head.ts';
import { Data } from './app/data.tsx';
import type { Loaded } from './app/data.tsx';
import { NOT_FOUND, ROUTES, canonicalPath, isMissing, matchRoute } from './routes.ts';
import { parseSearchQuery, searchHref } from './components/search/search-query.ts';
import { SiteContext } from './app/site.ts';
import type { Answer, FoundPage, RenderedPage, SiteFacts } from '#contract/public-site.ts';

// preact/compat rewrites the props of every element for the browser's DOM. Text needs none of it: an eighth of the time.
options.vnode = undefined;

/** By the names that preact-render-to-string knows too. */
type Rendered = VNode & { __c?: object | null };

// A component lets go of its page once it is text: V8 would keep the trees of pages until it collects what lives long,
// and copy them twice before (docs/decisions/0057).
const { unmount } = options;
options.unmount = (vnode) => {
  unmount?.(vnode);
  const component = (vnode as Rendered).__c;
  if (component) Object.assign(component, { __v: null, props: null, context: null });
};

/** Loads the code of every page, so that rendering needs no waiting. */
export async function prepare(): Promise<void> {
  await Promise.all([...ROUTES, NOT_FOUND].map(({ page }) => page.load()));
  await loadParts();
}

/** The page of a URL, as the route table has it. */
export function find(url: string): FoundPage {
  const [given, search = ''] = url.split(/\?(.*)/s);
  const { route } = matchRoute(given);
  return {
    canonical: canonicalUrl(canonicalPath(route, given), search),
    cache: route.cache,
    route: route.path,
  };
}

/** Renders the page of a URL, always as a signed-out visitor sees it. */
export function render(url: string, load: (path: string) => Answer, site: SiteFacts): RenderedPage {
  const [path, search = ''] = url.split(/\?(.*)/s);
  const { route, params } = matchRoute(path);
  const answers = route.preload(params, search).map((key) => ({ key, ...load(key) }));
  const state = Object.fromEntries(answers.map(({ key, status, body }) => [key, loadedOf(status, body)]));
  const sink: { head: Head | null } = { head: null };
  const html = renderToString(
    <HeadSink.Provider value={sink}>
      <SiteContext.Provider value={site}>
        <Data state={state}>
          <Router ssrPath={path} ssrSearch={search}>
            <App />
          </Router>
        </Data>
      </SiteContext.Provider>
    </HeadSink.Provider>,
  );
  const status = isMissing(route) ? 404 : (answers.find(({ status }) => status !== 200)?.status ?? 200);
  const head: Head = sink.head ?? { title: 'Find a psychiatrist' };
  const { title, type = 'website', image, published } = head;
  return {
    status,
    title: fullTitle(title, site.name),
    description: head.description,
    robots: head.robots,
    canonical: status === 200 ? canonicalOf(head, path) : undefined,
    paintedWith: head.paintedWith,
    share: { title, type, image, published },
    schema: head.schema ?? [],
    html,
    state,
    source: route.page.source,
  };
}

/** A path with the parameters that its page knows, in the one order. */
function canonicalUrl(path: string, search: string): string {
  const list = listKind(path);
  if (list) return listHref(list, parseListQuery(search));
  return path === '/search' ? searchHref(parseSearchQuery(search)) : path;
}

function loadedOf(status: number, body: unknown): Loaded {
  if (status === 200) return { data: body };
  const { message, fields } = errorOf(status, body);
  return { error: { status, message, fields } };
}
