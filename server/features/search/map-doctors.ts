import { API } from '#contract/paths.ts';
import type { DoctorMap, MapSpot } from '#contract/search.ts';
import type { SearchQuery } from '#contract/schemas/search.ts';
import type { ZipMatches } from '../../../db/search/by-zip.ts';
import type { Places } from '../../../db/places/places.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wishOfQuery } from './wish-of-query.ts';

const IDS = 5;
/** There are fewer beginnings of three digits than this, so an answer has never more spots. */
const MOST_SPOTS = 1500;
/** What a search says of the part of it that a page shows: the map has all of it. */
const OF_A_PAGE = new Set(['searchStart', 'searchCount', 'sort', 'typed']);

/**
 * What GET /api/doctors/map answers: all whom GET /api/doctors finds for the same query, whatever its order and page.
 * Throws a 404 for a place that does not exist, and a 400 without one.
 */
export function mapDoctors(store: Store, query: SearchQuery, most = MOST_SPOTS): DoctorMap {
  const wish = wishOfQuery(store, query);
  if (!wish.named) throw new Refusal(400, 'A map needs a place: a ZIP code, a city, a county or a state.');
  const found = store.search.byZip(wish, IDS);
  const spots = byBeginning(found.map((matches) => spotOf(store.places, matches)).sort(mostFirst), most);
  return { spots };
}

/** What the answer to a good query is kept under: all pages and orders of a search have one map. */
export function mapKey(query: URLSearchParams): string {
  const others = [...query].filter(([name]) => !OF_A_PAGE.has(name)).sort();
  return `${API.doctorMap}?${new URLSearchParams(others).toString()}`;
}

function spotOf({ zips, cities, lat, lng }: Places, { zip, count, ids }: ZipMatches): MapSpot {
  return {
    zip: zips[zip],
    city: cities[zip],
    lat: shortened(lat[zip]),
    lng: shortened(lng[zip]),
    count,
    ids,
  };
}

/** A hundred yards are nothing on the map, and digits are half of what is sent. */
function shortened(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

function mostFirst(a: MapSpot, b: MapSpot): number {
  return b.count - a.count || Number(a.zip) - Number(b.zip);
}

/** Neighbors share their first three digits: each such spot stands where most of them are. */
function byBeginning(spots: MapSpot[], most: number): MapSpot[] {
  if (spots.length <= most) return spots;
  const together = new Map<string, MapSpot>();
  for (const spot of spots) {
    const zip = spot.zip.slice(0, 3);
    const known = together.get(zip);
    if (known) known.count += spot.count;
    else together.set(zip, { ...spot, zip });
  }
  return [...together.values()].sort(mostFirst);
}
