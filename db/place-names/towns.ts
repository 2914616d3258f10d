import type { State } from '#contract/vocabulary.ts';
import type { Places } from '../places/places.ts';
import type { Town } from './geo-names.ts';

const FEWEST_PEOPLE = 5000;
const NEAREST_MILES = 15;
/** What GeoNames puts behind or in front of the name that people use. */
const KIND = /^(?:City|Town|Village|Township|Borough) of | (?:Township|CDP|Census Designated Place)$/;

/** "[FL]", then "Lehigh Acres = 33936": those that are no city of ours and no part of one. */
export function townsWithoutMail(towns: Town[], places: Places): string[] {
  const inStates = new Map<State, string[]>();
  const seen = new Set<string>();
  for (const town of towns) {
    const { state, people } = town;
    const name = town.name.replace(KIND, '');
    const known = places.read(`${name}, ${state}`);
    const isKnown = known.kind !== 'ask' && known.kind !== 'everywhere' && !known.corrected;
    const zip = nearestZip(town, places);
    if (people < FEWEST_PEOPLE || isKnown || zip === null || seen.has(`${name}, ${state}`)) continue;
    if (/[/=[\]#]/.test(name)) continue;
    seen.add(`${name}, ${state}`);
    inStates.set(state, [...(inStates.get(state) ?? []), `${name} = ${zip}`]);
  }
  return [...inStates]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([state, lines]) => [`[${state}]`, ...lines.sort()]);
}

function nearestZip({ lat, lng, state }: Town, places: Places): string | null {
  const { zips } = places.near(lat, lng, NEAREST_MILES);
  const nearest = zips.find((zip) => places.states[zip] === state);
  return nearest === undefined ? null : places.zips[nearest];
}
