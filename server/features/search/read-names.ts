import type { Needs } from '../../platform/platform.ts';

/** Reads the names of all doctors between the requests, from the start on: the first search with a text needs them. */
export function readNames({ store }: Needs<'store'>): void {
  if (store.readNames()) setImmediate(readNames, { store }).unref();
}
