import type { ArticleKind } from '#contract/articles.ts';
import { PAGES, articleListPath, articlePath, doctorPath } from '#contract/paths.ts';
import type { Store } from '../../../db/store.ts';
import { landingPaths } from '../landing/landing-paths.ts';

export interface SitemapEntry {
  /** Of the page, with its query where it has one. */
  path: string;
  /** ISO date or date-time of the last change that visitors can see. */
  changed?: string;
}

/** Addresses in batches, each read in a few milliseconds. */
export type SitemapSource = () => Iterable<readonly SitemapEntry[]>;

/** About a millisecond's work. */
const BATCH = 200;

/** Every page that search engines are to find. */
export function sitemapSources(store: Store): SitemapSource[] {
  return [
    () => [FIXED],
    () => landingPaths(store),
    () => doctors(store),
    () => articles(store, 'digest'),
    () => articles(store, 'ai'),
  ];
}

const FIXED: SitemapEntry[] = [
  PAGES.home,
  PAGES.search,
  PAGES.treatment,
  PAGES.insurance,
  articleListPath('digest'),
  articleListPath('ai'),
  PAGES.aboutUs,
  PAGES.howWeCheck,
  PAGES.terms,
  PAGES.privacyPolicy,
  PAGES.healthData,
].map((path) => ({ path }));

function* doctors({ listings }: Store): Iterable<SitemapEntry[]> {
  for (let after = 0; ;) {
    const batch = listings.changes(after, BATCH);
    if (batch.length === 0) return;
    yield batch.map(({ id, updated_at }) => ({ path: doctorPath(id), changed: updated_at }));
    after = batch[batch.length - 1].id;
  }
}

function* articles({ articles }: Store, kind: ArticleKind): Iterable<SitemapEntry[]> {
  for (let start = 0; ; start += BATCH) {
    const batch = articles.changes(kind, { start, count: BATCH });
    if (batch.length === 0) return;
    yield batch.map(({ id, updated_at }) => ({ path: articlePath(kind, id), changed: updated_at }));
  }
}
