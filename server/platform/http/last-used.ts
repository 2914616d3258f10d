import { LRUCache } from 'lru-cache';

/** Keeps what was used last, at most so much of it. By size, for `max` takes the room for all of it at once. `ttl`: ms. */
export function lastUsed<Value extends number | boolean | object>(
  most: number,
  ttl?: number,
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1, ttl });
}
