import type { Answers } from '../answers.ts';
import type { Config } from '../config.ts';
import { documentOf } from './document.ts';
import type { PageAssets, Pages, PublicSite } from './pages.ts';

/** Documents made from the public site and the same answers that the API gives. */
export function createPages(site: PublicSite, assets: PageAssets, answers: Answers, config: Config): Pages {
  const facts = { name: config.siteName, demo: config.demo, socialUrl: config.socialUrl };
  const load = (path: string) => answers(path) ?? { status: 404, body: { message: 'Not found' } };
  return {
    document(url) {
      const page = site.render(url, load, facts);
      return { status: page.status, text: documentOf(page, assets, facts) };
    },
    canonical: (url) => site.canonical(url),
  };
}
