import { parse } from 'regexparam';
import { API, GUIDE_PATHS, PAGES, articleListPath, doctorCall, guideCall } from '#contract/paths.ts';
import type { ArticleKind } from '#contract/articles.ts';
import type { CachePolicy } from '#contract/public-site.ts';
import { isReadable } from '#contract/readable-path.ts';
import { NEWEST_DIGEST, articleKey, listKey, parseListQuery } from './components/articles/article-list.ts';
import type { Guard } from './app/guard.tsx';
import { confirmationKey, invitationKey, placeKey, subscriptionKey } from './app/api-keys.ts';
import { lazyPage } from './app/lazy-page.ts';
import type { LazyPage } from './app/lazy-page.ts';
import { apiKey, parseSearchQuery } from './components/search/search-query.ts';

export interface Route {
  /** Pattern of wouter and regexparam. */
  path: string;
  page: LazyPage;
  /** Who may see it; without one, anybody. */
  guard?: Guard;
  /** Whether its page, which is the same for everyone, is kept; a cached page sees no parameter but its canonical ones. */
  cache: CachePolicy;
  /** Paths of the API that the page shows, for the parameters of the path and the query string. */
  preload: (params: Record<string, string>, search: string) => string[];
}

const nothing = () => [];
const guide = lazyPage('guides/guide-page');
const place = lazyPage('landing/place-page');
const signIn = lazyPage('accounts/sign-in-page');
const notFound = lazyPage('not-found');

/** The only table of the public site's paths. */
export const ROUTES: Route[] = [
  main(PAGES.home, lazyPage('home/home-page'), () => [API.states, API.newestDoctors, NEWEST_DIGEST]),
  main(PAGES.search, lazyPage('search/search-page'), (_, search) => [apiKey(parseSearchQuery(search))]),
  main(PAGES.callList, lazyPage('call-list/call-list-page')),
  main('/viewdoctorprofile/:id', lazyPage('profiles/profile-page'), ({ id }) => [doctorCall(id)]),
  main(PAGES.psychiatrists, lazyPage('landing/overview-page'), () => [API.landing]),
  main('/psychiatrists/:state', place, placeOf),
  main('/psychiatrists/:state/:city', place, placeOf),
  main('/psychiatrists/:state/:city/:condition', place, placeOf),
  ...GUIDE_PATHS.map((path) => main(path, guide, () => [guideCall(path)])),
  main(articleListPath('digest'), lazyPage('articles/list-page', { kind: 'digest' }), listOf('digest')),
  main(articleListPath('ai'), lazyPage('articles/list-page', { kind: 'ai' }), listOf('ai')),
  main('/singlepost/:id', lazyPage('articles/article-page', { kind: 'digest' }), articleOf('digest')),
  main('/ai-singlepost/:id', lazyPage('articles/article-page', { kind: 'ai' }), articleOf('ai')),
  main(PAGES.pricing, lazyPage('pricing/pricing-page'), () => [API.plans]),
  cached(
    'private',
    main(PAGES.unsubscribe, lazyPage('newsletter/unsubscribe-page'), (_, search) => [
      subscriptionKey(search),
    ]),
  ),
  cached(
    'private',
    main(PAGES.confirm, lazyPage('confirmations/confirm-page'), (_, search) => [confirmationKey(search)]),
  ),
  cached(
    'private',
    main(PAGES.demoOutbox, lazyPage('mail/demo-outbox-page'), () => [API.demoOutbox]),
  ),
  cached(
    'private',
    main(`${PAGES.testCheckout}/:id`, lazyPage('test-checkout/order-page'), ({ id }) => [
      `${API.testCheckout}/${id}`,
    ]),
  ),
  cached(
    'private',
    main(`${PAGES.testBilling}/:id`, lazyPage('test-checkout/billing-page'), ({ id }) => [
      `${API.testBilling}/${id}`,
    ]),
  ),
  guarded('plan', main(PAGES.setupProfile, lazyPage('own-profile/setup/setup-profile-page'))),
  guarded('signed-in', main(PAGES.viewProfile, lazyPage('own-profile/view/view-profile-page'))),
  guarded('signed-in', main(PAGES.articleEditor, lazyPage('own-articles/article-editor-page'))),
  guarded('signed-in', main(`${PAGES.articleEditor}/preview/:id`, lazyPage('own-articles/preview-page'))),
  guarded('signed-in', main(`${PAGES.articleEditor}/:id`, lazyPage('own-articles/own-article-page'))),
  guarded('signed-in', main(PAGES.account, lazyPage('accounts/own-account/account-page'))),
  main('/signin', signIn),
  cached('private', main(PAGES.signIn, signIn)),
  cached('private', main(PAGES.signUp, lazyPage('accounts/sign-up-page'))),
  cached('private', main(PAGES.forgotPassword, lazyPage('accounts/forgot-password-page'))),
  cached('private', main(PAGES.verify, lazyPage('accounts/verify-page'))),
  // Its address holds a token (SPEC §2), and so may one that is misspelled.
  cached('private', main(PAGES.handoff, lazyPage('accounts/handoff-page'))),
  cached('private', {
    ...main(PAGES.invitation, lazyPage('accounts/invitation-page')),
    preload: (_, search) => [invitationKey(search)],
  }),
  cached('private', main(PAGES.letter, lazyPage('accounts/letter-page'))),
  cached('private', main(PAGES.takeBackAddress, lazyPage('accounts/take-back-page'))),
  guarded('signed-in', cached('private', main('/user/welcome/:id', lazyPage('accounts/welcome-page')))),
  cached('private', main('/user/*?', notFound)),
];

/** An address that no route has may be one with a token in it, spelled in another way. */
export const NOT_FOUND: Route = cached('private', main('/*?', notFound));

const PATTERNS = ROUTES.map((route) => ({ route, ...parse(route.path) }));

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The route of a path; the not-found page for a path that no route has (SPEC §2). */
export function matchRoute(path: string): RouteMatch {
  for (const { route, keys, pattern } of isReadable(path) ? PATTERNS : []) {
    const match = pattern.exec(path);
    if (match) return { route, params: Object.fromEntries(keys.map((key, i) => [key, match[i + 1]])) };
  }
  return { route: NOT_FOUND, params: {} };
}

function placeOf(params: Record<string, string>): string[] {
  return [placeKey(params)];
}

function listOf(kind: ArticleKind): Route['preload'] {
  return (_, search) => [listKey(kind, parseListQuery(search))];
}

function articleOf(kind: ArticleKind): Route['preload'] {
  return ({ id }) => [articleKey(kind, id)];
}

/** A path of a route with the fixed parts as the route writes them, for routes match in any case. */
export function canonicalPath(route: Route, path: string): string {
  if (isMissing(route) || !/[A-Z]/.test(path)) return path;
  const given = path.split('/');
  return route.path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? given[index] : part))
    .join('/');
}

/** Whether a route's page says that there is none. */
export function isMissing({ page }: Route): boolean {
  return page === notFound;
}

function main(path: string, page: LazyPage, preload: Route['preload'] = nothing): Route {
  return { path, page, cache: 'cached', preload };
}

function guarded(guard: Guard, route: Route): Route {
  return { ...route, guard };
}

function cached(cache: CachePolicy, route: Route): Route {
  return { ...route, cache };
}
