import type { Store } from '../../../db/store.ts';
import { EVERYTHING } from '../../platform/http/shared-caches.ts';

type Told = Pick<Store, 'revisionOf' | 'takeWrittenDoctors'>;

/** By the part of the data: what shows it. Doctors are written one by one, and a search counts all of them. */
const SHOWN_BY = {
  doctors: 'doctors',
  days: 'profiles',
  registers: 'profiles',
  articles: 'articles',
  guides: 'guides',
  settings: EVERYTHING,
} as const;
const PARTS = Object.keys(SHOWN_BY) as (keyof typeof SHOWN_BY)[];

/** The tag of what shows one doctor and no other. */
export function doctorTag(id: number): string {
  return `doctor-${id}`;
}

/**
 * Answers, whenever it is called, the tags of all that may look different since it was called last. It goes by the same
 * revisions as the page cache (docs/decisions/0031), so that what drops a page there is told here.
 */
export function changedTags(store: Told): () => string[] {
  const known = new Map(PARTS.map((part) => [part, store.revisionOf(part)]));
  store.takeWrittenDoctors();

  return () => {
    const risen = PARTS.filter((part) => known.get(part) !== store.revisionOf(part));
    for (const part of risen) known.set(part, store.revisionOf(part));
    const written = store.takeWrittenDoctors();
    const profiles = written === null ? ['profiles'] : written.map(doctorTag);
    return [...new Set([...risen.map((part) => SHOWN_BY[part]), ...profiles])];
  };
}
