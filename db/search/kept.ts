import { LRUCache } from 'lru-cache';
import type { SearchIndex } from './search-index.ts';
import type { ListingText } from './text.ts';

/** Keeps the latest `most` answers, the least recently used going first, until the index changes. */
export function createKept<T extends object>(
  index: SearchIndex,
  text: ListingText,
  most: number,
): (key: string, make: () => T) => T {
  const kept = new LRUCache<string, T>({ max: most });
  let revision = index.revision;

  return (key, make) => {
    if (revision !== index.revision) kept.clear();
    revision = index.revision;
    const known = kept.get(key);
    if (known) return known;
    const answer = make();
    if (text.isSettled()) kept.set(key, answer);
    return answer;
  };
}
