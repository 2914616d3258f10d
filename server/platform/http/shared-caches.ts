/**
 * What caches between the site and its visitors (Varnish, nginx, a CDN) are told of an answer that is the same for
 * everyone. No browser shows any of it without having asked (docs/decisions/0052).
 */

/** For as long as the site does not answer, and no longer than a day: then what was removed is gone everywhere. */
export const WHEN_DOWN = 'stale-if-error=86400';
/** What has a name of its own and is removed all the same is gone from caches after an hour. */
export const FOR_AN_HOUR = `s-maxage=3600, ${WHEN_DOWN}`;

/** Nobody tells the caches of changes: what they have is a second old at most. */
const UNTOLD = { 'cache-control': `public, max-age=0, s-maxage=1, ${WHEN_DOWN}` };
const TOLD = `public, max-age=0, s-maxage=3600, stale-while-revalidate=1, ${WHEN_DOWN}`;

/** What all answers have: it is told when any may have changed. */
export const EVERYTHING = 'site';

/** Answers the headers of an answer that shows something of these parts of the data. */
export type Sharing = (tags: () => Iterable<string>) => Record<string, string>;

/** `isTold`: whether the caches hear of changes, by the tags of what shows them. */
export function createSharing(isTold: boolean): Sharing {
  if (!isTold) return () => UNTOLD;
  return (tags) => ({
    'cache-control': TOLD,
    'surrogate-key': [...new Set([EVERYTHING, ...tags()])].join(' '),
  });
}
