import type { PublicApi } from '../public-api/public-api.ts';
import type { Config } from '../config.ts';
import { documentOf } from './document.ts';
import { articleColon, home, movedTo, withoutSlashes } from './redirects.ts';
import type { OtherSpelling } from './redirects.ts';
import type { PublicSite } from '#contract/public-site.ts';
import type { PageAssets, Pages } from './pages.ts';

/** Documents made from the public site and the same answers that the API gives. */
export function createPages(
  site: PublicSite,
  assets: PageAssets,
  publicApi: PublicApi,
  config: Config,
  spellings: readonly OtherSpelling[] = [],
): Pages {
  const { siteName, siteUrl, demo, socialUrl } = config;
  const facts = { name: siteName, url: siteUrl, demo, socialUrl };
  const load = (path: string) => publicApi(path) ?? { status: 404, body: { message: 'Not found' } };
  const ofRoutes: OtherSpelling = (path) => site.canonical(path);
  const allSpellings = [withoutSlashes, home, ofRoutes, articleColon, ...spellings];
  return {
    document(url) {
      const page = site.render(url, load, facts);
      return { status: page.status, text: documentOf(page, assets, facts) };
    },
    moved: (url) => movedTo(url, allSpellings),
    canonical: (url) => site.canonical(url),
  };
}
