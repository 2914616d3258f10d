import type { SearchIndex } from './search-index.ts';

/** Keeps the latest `most` answers, the least recently used going first, until the index changes. */
export function createKept<T>(index: SearchIndex, most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  let revision = index.revision;

  return (key, make) => {
    if (revision !== index.revision) {
      kept.clear();
      revision = index.revision;
    }
    const answer = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, answer);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return answer;
  };
}
