/**
 * The pages of the public site over HTTP: which answer a URL has (this file), as what document (document.ts), under
 * which other spellings (redirects.ts), and how it is kept in front of Express (with-page-cache.ts).
 */

import type { Config } from '../../platform/configuration/config.ts';
import { answerOf, redirectTo } from '../../platform/http/answer.ts';
import type { Answerable, HttpAnswer } from '../../platform/http/answer.ts';
import type { Sharing } from '../../platform/http/shared-caches.ts';
import type { PublicApi } from '../../platform/public-api/public-api.ts';
import type { PageAssets } from './built-assets.ts';
import { documentOf, preloadsOf } from './document.ts';
import { createRedirects } from './redirects.ts';
import type { Redirect } from './redirects.ts';
import type { Readers } from '../search/query-of-form.ts';
import type { CachePolicy, PublicSite, SiteFacts } from '#contract/public-site.ts';

/** What answers the URL of a page: its document, a redirect to its address, or the document that says there is none. */
export interface Pages {
  find(url: string): Answerable;
  /** The document of a URL in the spelling that it has. */
  document(url: string): HttpAnswer;
  /** A document with no page in it: its scripts draw that of the address that it is shown at. */
  shell(): HttpAnswer;
  /** The document of a URL as it would be if a call of the API answered `body`. Nothing in it runs. */
  preview(url: string, call: string, body: unknown): string;
}

/** Whose scripts a document without a page names: what is shown without a connection above all. */
export const SHELL_SOURCE = 'pages/call-list/call-list-page.tsx';
const NO_PAGE = {
  status: 200,
  description: undefined,
  robots: 'noindex',
  schema: [],
  html: '',
  state: {},
  source: SHELL_SOURCE,
};

/** Documents made from the public site and the same answers that the API gives. */
export function createPages(
  site: PublicSite,
  assets: PageAssets,
  publicApi: PublicApi,
  config: Pick<Config, 'siteName' | 'siteUrl' | 'demo' | 'contactAddress' | 'socialUrl' | 'announcement'>,
  readers: Readers,
  sharing: Sharing,
): Pages {
  const load = (path: string) => publicApi.ask(path) ?? { status: 404, body: { message: 'Not found' } };
  const redirectOf = createRedirects(site, readers);

  return {
    find(url) {
      const { canonical, cache, route } = site.find(url);
      const redirect = redirectOf(url);
      if (redirect) return { key: null, route, cache, answer: () => redirected(redirect()) };
      if (cache !== 'cached') return { key: null, route, cache, answer: () => made(url, cache) };
      // From what it is kept under, so that no other spelling is in it.
      return { key: canonical, route, cache, answer: () => made(canonical, cache) };
    },
    document: (url) => made(url, site.find(url).cache),
    shell() {
      const facts = factsOf(config);
      const page = { ...NO_PAGE, title: facts.name };
      return answerOf(200, 'text/html', documentOf(page, assets, facts), 'computed');
    },
    preview(url, call, body) {
      const facts = factsOf(config);
      const page = site.render(url, (path) => (path === call ? { status: 200, body } : load(path)), facts);
      return documentOf(page, { ...assets, scripts: [], modulesOf: () => [] }, facts);
    },
  };

  function redirected({ status, location }: Redirect): HttpAnswer {
    if (site.find(location).cache === 'private') return redirectTo(status, location, null);
    // What a form asks for is read; another spelling is one for good.
    return redirectTo(status, location, status === 301 ? sharing(() => []) : undefined);
  }

  function made(url: string, cache: CachePolicy): HttpAnswer {
    const facts = factsOf(config);
    const asked: string[] = [];
    const noting = (path: string) => {
      asked.push(path);
      return load(path);
    };
    const page = site.render(url, noting, facts);
    // A page shows what its calls answer, and nothing else.
    const shared = sharing(() => asked.flatMap((path) => publicApi.shows(path)));
    const answer = answerOf(page.status, 'text/html', documentOf(page, assets, facts), cache, shared);
    return { ...answer, headers: { ...answer.headers, link: preloadsOf(page, assets) } };
  }
}

/** As they are now: administrators may have chosen others since. */
function factsOf(config: Parameters<typeof createPages>[3]): SiteFacts {
  const { siteName: name, siteUrl: url, demo, contactAddress, socialUrl, announcement } = config;
  return { name, url, demo, contactAddress, socialUrl, announcement };
}
