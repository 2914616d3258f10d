import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');

/** Collects garbage. */
export const collect = runInNewContext('gc') as () => void;

/** What the process holds after a collection: objects, and the bytes of buffers. */
export function heldBytes(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
