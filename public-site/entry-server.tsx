import type { ReactNode } from 'react';
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
import { textOf } from './cheaper-text.ts';
import type { Texts } from './cheaper-text.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import type { Answer, FoundPage, RenderedPage, SiteFacts } from '#contract/public-site.ts';

/** What stands around pages and knows their path and the site alone: one text for all searches. */
const AROUND = [Header, Footer];
/** By path and facts of the site. */
const keptAround = new Map<string, Texts>();
const MOST_AROUND = 200;

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
  const inPage = (part: ReactNode) => (
    <HeadSink.Provider value={sink}>
      <SiteContext.Provider value={site}>
        <Data state={state}>
          <Router ssrPath={path} ssrSearch={search}>
            {part}
          </Router>
        </Data>
      </SiteContext.Provider>
    </HeadSink.Provider>
  );
  const around = textsAround(JSON.stringify([path, site]), inPage);
  const html = textOf(() => inPage(<App />), around);
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

function textsAround(key: string, inPage: (part: ReactNode) => ReactNode): Texts {
  const kept = keptAround.get(key);
  if (kept) return kept;
  if (keptAround.size === MOST_AROUND) keptAround.clear();
  const made = new Map(AROUND.map((Part) => [Part, textOf(() => inPage(<Part />))]));
  keptAround.set(key, made);
  return made;
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
