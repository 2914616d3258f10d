import type { Guides } from './guides.ts';

/** Reads one guide more at each call: the first search with a text asks all of them, and each takes long. */
export function createReadAhead(guides: Guides): () => void {
  let next = 0;
  return () => {
    guides.find(guides.names[next]);
    next = (next + 1) % guides.names.length;
  };
}
