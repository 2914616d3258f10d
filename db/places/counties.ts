import type { State } from '#contract/vocabulary.ts';
import type { PlaceRows } from './rows.ts';
import { placeKey } from './place-key.ts';

/** The ZIP codes of one county. */
export interface County {
  /** Of its name without "County": `middlesex` */
  key: string;
  /** "Middlesex County", "Jefferson Parish" */
  name: string;
  state: State;
  /** Indexes, ascending. */
  zips: number[];
}

export interface Counties {
  readonly all: readonly County[];
  /** The ZIP codes of what the file calls so: a county, an independent city, or both. */
  zipsOf(name: string, state: State): readonly number[];
}

const INDEPENDENT_CITY = / \(city\)$|^City of /;
const COMBINED = /^City and (?:County|Borough) of | City and Borough$/;
const ENDS_WITH_KIND = / (?:Parish|Borough|Census Area|Municipality)$/;
/** They have none; Connecticut's are regions now, and its old counties are among our regions. */
const WITHOUT_COUNTIES = new Set<State>(['CT', 'DC']);

/** Groups ZIP codes into counties, parishes and boroughs. Independent cities are cities. */
export function createCounties(rows: PlaceRows): Counties {
  const byKey = new Map<string, number[]>();
  const counties = new Map<string, County>();
  for (const { raw, state, zips } of byName(rows)) {
    const key = placeKey(raw.replace(INDEPENDENT_CITY, '').replace(COMBINED, '').replace(ENDS_WITH_KIND, ''));
    const id = `${state} ${key}`;
    byKey.set(id, [...(byKey.get(id) ?? []), ...zips]);
    if (INDEPENDENT_CITY.test(raw) || WITHOUT_COUNTIES.has(state)) continue;
    const known = counties.get(id);
    if (known) known.zips.push(...zips);
    else counties.set(id, { key, name: countyName(raw, state), state, zips: [...zips] });
  }
  return {
    all: [...counties.values()],
    zipsOf: (name, state) => byKey.get(`${state} ${placeKey(name)}`) ?? [],
  };
}

/** The ZIP codes of each name in the file. */
function byName(rows: PlaceRows): Iterable<{ raw: string; state: State; zips: number[] }> {
  const found = new Map<string, { raw: string; state: State; zips: number[] }>();
  let last: { raw: string; state: State; zips: number[] } | undefined;
  for (let zip = 0; zip < rows.zips.length; zip++) {
    const raw = rows.counties[zip];
    const state = rows.states[zip];
    if (raw === '') continue;
    // Neighbors mostly share their county: that saves the look-ups.
    if (last?.raw !== raw || last.state !== state) {
      const id = `${state} ${raw}`;
      last = found.get(id);
      if (!last) found.set(id, (last = { raw, state, zips: [] }));
    }
    last.zips.push(zip);
  }
  return found.values();
}

function countyName(raw: string, state: State): string {
  if (ENDS_WITH_KIND.test(raw)) return raw;
  const name = raw.replace(COMBINED, '');
  if (state === 'LA') return `${name} Parish`;
  return state === 'AK' ? name : `${name} County`;
}
