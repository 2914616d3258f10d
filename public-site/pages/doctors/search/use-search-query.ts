import { useRouter } from 'wouter';
import { parseSearchQuery } from '../../../app/search-query.ts';
import type { SearchQuery } from '../../../app/search-query.ts';

/** The search that the address bar asks for. Reads it undecoded: wouter's useSearch would decode it twice. */
export function useSearchQuery(): SearchQuery {
  const router = useRouter();
  return parseSearchQuery(router.searchHook(router));
}
