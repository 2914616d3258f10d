import type { SearchQuery } from '#contract/schemas/search.ts';

/** The query string of a search, without `?`, from its first page. */
export function asQuery(query: SearchQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'searchStart' || name === 'searchCount') continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== '' && one !== false) params.append(name, one === true ? '1' : String(one));
    }
  }
  return params.toString();
}
