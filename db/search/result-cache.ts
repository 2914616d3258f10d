import { LRUCache } from 'lru-cache';
import type { SearchIndex } from './search-index.ts';
import type { ListingText } from './text.ts';

/** Caches the `most` results that were used last, until the index changes. */
export function createResultCache<T extends object>(
  index: SearchIndex,
  text: ListingText,
  most: number,
): (key: string, make: () => T) => T {
  const cache = new LRUCache<string, T>({ max: most });
  let revision = index.revision;

  return (key, make) => {
    if (revision !== index.revision) cache.clear();
    revision = index.revision;
    const known = cache.get(key);
    if (known) return known;
    const result = make();
    if (text.isSettled()) cache.set(key, result);
    return result;
  };
}
