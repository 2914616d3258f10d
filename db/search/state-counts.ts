import type { StateCount } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import type { ZipSlots } from './blocks.ts';
import type { SearchIndex } from './search-index.ts';
import { popcount } from '../bitset.ts';
import { ACCEPTING, LISTED } from './values.ts';

const MOST_CITIES = 4;

/** Counts psychiatrists per state with the cities that have most; kept until the index changes. */
export function createStateCounts(index: SearchIndex, places: Places): () => StateCount[] {
  let revision = -1;
  let counts: StateCount[] = [];
  return () => {
    if (revision !== index.revision) {
      counts = (Object.keys(STATES) as State[]).map((state) => countState(state, index, places));
      revision = index.revision;
    }
    return counts;
  };
}

function countState(state: State, { blocks }: SearchIndex, places: Places): StateCount {
  const byCity = new Map<string, number>();
  let psychiatrists = 0;
  let accepting = 0;
  for (const zip of places.zipsOfState(state)) {
    const slots = blocks.ofZip(zip);
    if (!slots) continue;
    const listed = countIn(slots, LISTED);
    psychiatrists += listed;
    accepting += countIn(slots, ACCEPTING);
    byCity.set(places.cities[zip], (byCity.get(places.cities[zip]) ?? 0) + listed);
  }
  const cities = [...byCity]
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .slice(0, MOST_CITIES)
    .map(([city, count]) => ({ city, psychiatrists: count }));
  return { state, psychiatrists, accepting, cities };

  function countIn({ blocks: among, masks }: ZipSlots, value: number): number {
    return among.reduce((sum, block, i) => sum + popcount(blocks.columns[value][block] & masks[i]), 0);
  }
}
