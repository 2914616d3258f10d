import type { Condition, State } from '#contract/vocabulary.ts';
import { milesBetween } from '../../../db/places/near.ts';
import type { Store } from '../../../db/store.ts';
import { needsOf } from './landing-subject.ts';

/** A city with the indexes of its ZIP codes. Coordinates in degrees. */
export interface City {
  name: string;
  state: State;
  lat: number;
  lng: number;
  zips: readonly number[];
}

/** A city that lists somebody. */
export interface ListedCity {
  city: City;
  psychiatrists: number;
  /** null where there is no point to measure from. */
  miles: number | null;
}

export interface Point {
  lat: number;
  lng: number;
}

/** Which cities are wanted around a point. */
interface Nearby {
  condition: Condition | null;
  most: number;
  /** List at least so many. */
  least?: number;
  except?: City;
}

/** Miles; what is beyond the last is far. */
const RINGS = [15, 30, 60, 120];
/** Miles; the last reaches around the earth. */
const FAR_RINGS = [500, 12_500];

export type ListedCities = ReturnType<typeof createListedCities>;

/** Knows which cities list somebody, and where. Counts are kept until something changes. */
export function createListedCities({ places, search, listings, revision }: Store) {
  const byZip: City[] = [];
  const counts = new Map<Condition | null, Map<City, number>>();
  let counted = -1;

  /** Before a list of them: asking for each city whether anything has changed takes longer than its count. */
  function followChanges(): void {
    const now = revision();
    if (counted !== now) counts.clear();
    counted = now;
  }

  /** The city of a ZIP code, looked up when it is first asked for. */
  function cityOf(zip: number): City {
    return (byZip[zip] ??= lookedUp(places.cities[zip], places.states[zip]));
  }

  function lookedUp(written: string, state: State): City {
    const place = places.city(written, state);
    const zips = places.zipsOfCity(written, state);
    const city = { name: place?.city ?? written, state, lat: place?.lat ?? 0, lng: place?.lng ?? 0, zips };
    for (const zip of zips) byZip[zip] = city;
    return city;
  }

  /** How many are listed in a city, or treat a condition there. */
  function countIn(city: City, condition: Condition | null): number {
    if (condition && countIn(city, null) === 0) return 0;
    let known = counts.get(condition);
    if (!known) counts.set(condition, (known = new Map<City, number>()));
    let psychiatrists = known.get(city);
    if (psychiatrists === undefined) {
      const { zips, state } = city;
      const wish = search.wishOfQuery({ place: { kind: 'zips', zips, state }, chosen: needsOf(condition) });
      psychiatrists = search.count(wish);
      known.set(city, psychiatrists);
    }
    return psychiatrists;
  }

  return {
    /** A city by its name as the directory writes it. Throws on one that does not exist. */
    city(name: string, state: State): City {
      const [zip] = places.zipsOfCity(name, state);
      if (zip === undefined) throw new Error(`No city ${name} in ${state}`);
      return cityOf(zip);
    },
    /** The cities of a state that list somebody, by name. */
    inState(state: State, condition: Condition | null): ListedCity[] {
      followChanges();
      const cities = new Set(places.zipsOfState(state).map(cityOf));
      return [...cities]
        .map((city) => ({ city, psychiatrists: countIn(city, condition), miles: null }))
        .filter(({ psychiatrists }) => psychiatrists > 0)
        .sort((a, b) => (a.city.name < b.city.name ? -1 : 1));
    },
    /** The nearest cities to a point that list somebody; those within the last of RINGS. */
    near(at: Point, { condition, most, least = 1, except }: Nearby): ListedCity[] {
      let found: ListedCity[] = [];
      for (const ring of RINGS) {
        const cities = new Set<City>();
        for (const zip of places.near(at.lat, at.lng, ring).zips) cities.add(cityOf(zip));
        // A far-off ZIP code can put a city into a ring that its middle is not in.
        found = measured(cities, at, condition, except).filter(
          ({ psychiatrists, miles }) => psychiatrists >= least && miles <= ring,
        );
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    },
    /** As `near`, however far away: for where nobody is near. */
    far(at: Point, { condition, most, except }: Nearby): ListedCity[] {
      for (const miles of FAR_RINGS) {
        const place = { kind: 'point', ...at, state: 'DC', miles } as const;
        const wish = search.wishOfQuery({ place, chosen: needsOf(condition) });
        const { page } = search.find(wish, { count: most * 5, start: 0 });
        const cities = new Set(
          page.map(({ id, practice }) => cityOf(places.zipIndex(listings.card(id, practice).zip))),
        );
        const found = measured(cities, at, condition, except);
        if (found.length > 0) return found.slice(0, most);
      }
      return [];
    },
  };

  function measured(cities: Set<City>, at: Point, condition: Condition | null, except?: City) {
    followChanges();
    return [...cities]
      .filter((city) => city !== except)
      .map((city) => ({
        city,
        psychiatrists: countIn(city, condition),
        miles: milesBetween(at.lat, at.lng, city.lat, city.lng),
      }))
      .sort((a, b) => a.miles - b.miles || (a.city.name < b.city.name ? -1 : 1));
  }
}
