import { useRouter } from 'wouter';
import { parseListQuery } from '../../app/article-list.ts';
import type { ListQuery } from '../../app/article-list.ts';

/** The part of the list that the address bar asks for. Reads it undecoded: wouter's useSearch would decode it twice. */
export function useListQuery(): ListQuery {
  const router = useRouter();
  return parseListQuery(router.searchHook(router));
}
