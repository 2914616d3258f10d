import type { StateCount } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import type { ZipSlots } from './blocks.ts';
import { createOnce } from './once.ts';
import type { Once } from './once.ts';
import type { SearchIndex } from './search-index.ts';
import { popcount } from '../bitset.ts';
import { ACCEPTING, LISTED } from './values.ts';

const MOST_CITIES = 4;

/** Counts psychiatrists per state with the cities that have most; kept until the index changes. */
export function createStateCounts(index: SearchIndex, places: Places): () => StateCount[] {
  let revision = -1;
  let counts: StateCount[] = [];
  const once = createOnce(index.blocks);
  return () => {
    if (revision !== index.revision) {
      counts = (Object.keys(STATES) as State[]).map((state) => countState(state, index, places, once));
      revision = index.revision;
    }
    return counts;
  };
}

function countState(state: State, { blocks }: SearchIndex, places: Places, once: Once): StateCount {
  const byCity = new Map<string, ZipSlots[]>();
  for (const zip of places.zipsOfState(state)) {
    const slots = blocks.ofZip(zip);
    if (!slots) continue;
    const city = byCity.get(places.cities[zip]);
    if (city) city.push(slots);
    else byCity.set(places.cities[zip], [slots]);
  }
  const cities = [...byCity]
    .map(([city, slots]) => ({ city, psychiatrists: countIn(slots, LISTED) }))
    .sort((a, b) => b.psychiatrists - a.psychiatrists || a.city.localeCompare(b.city))
    .slice(0, MOST_CITIES);
  const everywhere = [...byCity.values()].flat();
  return {
    state,
    psychiatrists: countIn(everywhere, LISTED),
    accepting: countIn(everywhere, ACCEPTING),
    cities,
  };

  /** Each doctor once. */
  function countIn(zips: readonly ZipSlots[], value: number): number {
    let count = 0;
    once.begin();
    for (const { blocks: among, masks } of zips) {
      for (let i = 0; i < among.length; i++) {
        count += popcount(once.fresh(among[i], blocks.columns[value][among[i]] & masks[i]));
      }
    }
    return count;
  }
}
