import { parseSearchQuery } from './search/search-query.ts';
import type { SearchQuery } from './search/search-query.ts';

/** The search that a form's fields ask for: what the browser would send without JavaScript. */
export function queryOfForm(form: HTMLFormElement): SearchQuery {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return parseSearchQuery(new URLSearchParams(fields).toString());
}
