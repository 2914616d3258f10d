import { parse } from 'regexparam';
import { lazyPage } from './lazy-page.ts';
import type { LazyPage } from './lazy-page.ts';
import { apiKey, parseSearchQuery } from './search-query.ts';

export interface Route {
  /** Pattern of wouter and regexparam. */
  path: string;
  page: LazyPage;
  layout: 'main' | 'auth';
  /** Paths of the API that the page shows, for the parameters of the path and the query string. */
  preload: (params: Record<string, string>, search: string) => string[];
}

const nothing = () => [];
const coming = lazyPage('coming/coming-page');
const notFound = lazyPage('not-found');

/** The only table of the public site's paths. */
export const ROUTES: Route[] = [
  main('/home', lazyPage('home/home-page'), () => ['/api/states', '/api/doctors/newest']),
  main('/search', lazyPage('search/search-page'), (_, search) => [apiKey(parseSearchQuery(search))]),
  main('/viewdoctorprofile/:id', lazyPage('profile/profile-page'), ({ id }) => [`/api/doctors/${id}`]),
  ...[
    '/aboutus',
    '/blogpage',
    '/ai-blogpage',
    '/pricing',
    '/treatment',
    '/insurance',
    '/terms',
    '/privacypolicy',
  ].map((path) => main(path, coming)),
  { path: '/user/signin', page: coming, layout: 'auth', preload: nothing },
  { path: '/signin', page: coming, layout: 'auth', preload: nothing },
];

export const NOT_FOUND: Route = main('/*?', notFound);

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The route of a path; the not-found page for a path that no route has (SPEC §2). */
export function matchRoute(path: string): RouteMatch {
  for (const route of ROUTES) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}

function main(path: string, page: LazyPage, preload: Route['preload'] = nothing): Route {
  return { path, page, layout: 'main', preload };
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const { keys, pattern: expression } = parse(pattern);
  const match = expression.exec(path);
  return match && Object.fromEntries(keys.map((key, i) => [key, match[i + 1]]));
}
