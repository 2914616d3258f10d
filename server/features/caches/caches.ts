/** caches/: what stands between the site and its visitors is told when something was published (docs/scaling.md). */
import { EVERYTHING } from '../../platform/http/shared-caches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Needs } from '../../platform/platform.ts';
import { changedTags } from './changed-tags.ts';

/** Milliseconds: what is published is seen within a second. */
const EVERY = 200;
const PATIENCE = 2000;
/** After which it is told once more: what was on its way to the cache when it heard of the change was made before. */
const ONCE_MORE = 3000;
/** More of them say nothing else than all. */
const MOST_TAGS = 300;

/** One cache, and what it has to hear yet. */
interface Cache {
  address: string;
  waiting: Set<string>;
  /** Why it did not hear the last time; null: it did. */
  deaf: string | null;
}

/**
 * Tells each cache the tags of what has changed, until it answers. Nothing of it is in the database: each start of the
 * process tells that everything may be different, as it is after an update, or after a crash that forgot what was to be told.
 */
export function createCaches({ config, store }: Needs<'config' | 'store'>) {
  const { addresses, secret } = config.caches ?? { addresses: [], secret: '' };
  const caches = addresses.map((address): Cache => ({ address, waiting: new Set([EVERYTHING]), deaf: null }));
  const changed = changedTags(store);
  const later: { at: number; tags: readonly string[] }[] = [];

  function note(): void {
    const now = performance.now();
    const tags = changed();
    if (tags.length > 0) later.push({ at: now + ONCE_MORE, tags });
    while (later.length > 0 && later[0].at <= now) tags.push(...(later.shift()?.tags ?? []));
    for (const { waiting } of caches) add(waiting, tags);
  }

  async function tell(cache: Cache): Promise<void> {
    note();
    const tags = [...cache.waiting];
    if (tags.length === 0) return;
    cache.waiting.clear();
    try {
      await post(cache.address, secret, tags);
      cache.deaf = null;
    } catch (error) {
      add(cache.waiting, tags);
      cache.deaf = whyOf(error);
      throw error;
    }
  }

  return {
    /** One for each cache: none waits for another. */
    jobs: (): Job[] =>
      caches.map((cache, i) => ({ name: `cache ${i + 1}`, every: EVERY, run: () => tell(cache) })),
    /** What does not hear, as a sentence for the operator, or null. */
    complaint(): string | null {
      const deaf = caches.filter((cache) => cache.deaf !== null);
      if (deaf.length === 0) return null;
      const which = deaf.map((cache) => `${cache.address} (${cache.deaf})`).join(', ');
      return `Changes cannot be told to ${which}: visitors may read what is an hour old. See CACHES in docs/scaling.md.`;
    },
  };
}

function add(waiting: Set<string>, tags: readonly string[]): void {
  for (const tag of tags) waiting.add(tag);
  if (waiting.size <= MOST_TAGS) return;
  waiting.clear();
  waiting.add(EVERYTHING);
}

/** `fetch` says the reason in the cause alone. */
function whyOf(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return reason instanceof Error ? reason.message : String(reason);
}

/** The tags are in the header, as caches read them, and in the body, for what stands in front of a CDN's own call. */
async function post(address: string, secret: string, tags: string[]): Promise<void> {
  const { ok, status, body } = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await body?.cancel();
  if (!ok) throw new Error(`it answers ${status}`);
}
