import { lastUsed } from '../../platform/http/last-used.ts';

/** Of one visitor in a day: nobody reads more profiles than that. */
const MOST_OF_ONE = 1000;
const MOST_VISITORS = 50_000;
const MOST_VISITS = 200_000;

/**
 * What was counted today, so that nobody is counted twice: in memory alone, and forgotten with the day. Where there is
 * no room for more, the oldest goes.
 */
export function createSeenVisits(
  now: () => Date,
  { ofOne = MOST_OF_ONE, visitors = MOST_VISITORS, visits = MOST_VISITS } = {},
) {
  const tries = lastUsed<number>(visitors);
  const seen = lastUsed<true>(visits);
  let day = '';

  return {
    /** Whether a visit is a new one, to be asked once. `visitor`: who stays the same for a day at most. */
    isNew(visitor: string, visit: string): boolean {
      turnDay();
      const key = `${visitor} ${visit}`;
      const before = tries.get(visitor) ?? 0;
      if (before >= ofOne || seen.has(key)) return false;
      tries.set(visitor, before + 1);
      seen.set(key, true);
      return true;
    },
    /** Visits that are remembered. */
    size: (): number => seen.size,
  };

  function turnDay(): void {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      tries.clear();
      seen.clear();
    }
    day = today;
  }
}
