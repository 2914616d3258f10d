import type { Guides } from './guides.ts';

/** All of them are asked at the first search with a text: one at a time, for each takes long, and requests come between. */
export function readAll(guides: Guides, [name, ...others]: readonly string[] = guides.names): void {
  if (name === undefined) return;
  guides.find(name);
  setImmediate(readAll, guides, others);
}
