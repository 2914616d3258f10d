import { PAGES, articlePath, idIn } from '#contract/paths.ts';
import { MAX_SEARCH_TEXT } from '#contract/constants.ts';
import { typedSearch } from '../search/query-of-form.ts';
import type { Readers } from '../search/query-of-form.ts';
import { canonicalLandingPath } from '../landing/landing-subject.ts';
import type { PublicSite } from '#contract/public-site.ts';

/** Where to go instead, as a path with its query. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/** Where a path's page is when that is another spelling of the path; null for a path of somebody else's. */
type OtherSpelling = (path: string) => string | null;

/**
 * Where a URL leads that is not the address of its page; null for one that is. What a form asks for is read when it is
 * called: reading takes more work than most answers.
 */
export function createRedirects(
  site: Pick<PublicSite, 'find'>,
  readers: Readers,
): (url: string) => (() => Redirect) | null {
  const ofRoutes: OtherSpelling = (path) => site.find(path).canonical;
  const ofPlaces: OtherSpelling = (path) => canonicalLandingPath(readers.places, path);
  const spellings = [withoutSlashes, home, ofRoutes, articleId, ofPlaces];

  return (url) => {
    const [path, query = ''] = url.split(/(\?.*)/s);
    const form = formIn(path, query);
    if (form) return () => ({ status: 302, location: formSearch(readers, form) });
    // Each is asked about what the one before it made of the path.
    const one = spellings.reduce((spelled, spelling) => spelling(spelled) ?? spelled, path);
    return one === path ? null : () => ({ status: 301, location: one + query });
  };
}

/** The fields of the search's form; null for what it has not sent. */
function formIn(path: string, query: string): URLSearchParams | null {
  const fields = new URLSearchParams(query);
  return /^\/search\/?$/i.test(path) && fields.has('where') ? fields : null;
}

/** The search that a form asks for; a text in the Where field that names nothing we know stays as a city. */
function formSearch(readers: Readers, fields: URLSearchParams): string {
  const others = new URLSearchParams(fields);
  const where = others.get('where') ?? '';
  others.delete('where');
  const [need = '', ...more] = others.getAll('q');
  const isRead = need.length <= MAX_SEARCH_TEXT && more.length === 0;
  const search = typedSearch(readers, where, isRead ? need : '');
  if (isRead) others.delete('q');
  const params = new URLSearchParams([...others].filter(([, value]) => value !== ''));
  for (const [name, value] of Object.entries<string>({ ...search })) params.set(name, value);
  return `${PAGES.search}?${params.toString()}`.replace(/\?$/, '');
}

/** Without slashes at the end, and then with one at the start: two would lead to another site. */
const withoutSlashes: OtherSpelling = (path) =>
  /[\\/]$/.test(path) ? path.replace(/[\\/]+$/, '').replace(/^[\\/]*/, '/') : null;

/** SPEC §2: / redirects to /home. */
const home: OtherSpelling = (path) => (path === '/' ? PAGES.home : null);

/** SPEC §2: in an address, the id of an AI article has a colon; that of the other kind has none. Words may follow it. */
const articleId: OtherSpelling = (path) => {
  const [, kind, id] = /^\/(ai-)?singlepost\/(?::|%3A)?([^/]+)(?:\/[^/]*)?$/i.exec(path) ?? [];
  const found = idIn(id);
  return found === 0 ? null : articlePath(kind ? 'ai' : 'digest', found);
};
