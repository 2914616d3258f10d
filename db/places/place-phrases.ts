import { placeWords } from './place-key.ts';

/** Said of the whole country. */
const EVERYWHERE = phrases(
  'us, usa, u s, u s a, the us, the usa, united states, the united states, united states of america',
  'the united states of america, america, the states, all us, all usa, all of the us, all of america, us of a',
  'anywhere, any where, everywhere, every where, anywhere in the us, anywhere in the usa, anywhere in the country',
  'any, any place, any state, any city, any location, anyplace, all, all states, all places, all locations',
  'all 50 states, nationwide, nation wide, national, whole country, the whole country, entire country',
  'across the country, country wide, countrywide, coast to coast, does not matter, doesnt matter, no preference',
  'online, virtual, virtually, remote, remotely, telehealth, telemedicine, video, by video, zoom, internet',
  'estados unidos, los estados unidos, ee uu, eeuu, eua, en cualquier lugar, cualquier lugar, cualquier parte',
  'en cualquier parte, en todas partes, todas partes, todo el pais, en linea, donde sea, none, n a, na',
);

/** Said of where the visitor is. */
const NEAR_ME = phrases(
  'here, near here, around here, right here, near, nearby, near by, near me, nearest, nearest me, nearest to me',
  'close, close by, closest, closest to me, close to me, close to home, around me, by me, next to me, in my area',
  'my area, my location, my current location, current location, my place, my position, my city, my town',
  'my neighborhood, my zip, my zip code, my address, my home, my house, my county, my state, near my location',
  'near my home, near my house, near home, near my area, near us, use my location, use current location, use gps',
  'gps, location, where i am, where i live, where im at, home, at home, local, locally, local area, this area',
  'my region, within walking distance, walking distance, in my city, in my town, in my state, near my work',
  'cerca, cerca de mi, cerca de aqui, cerca mio, cerca de casa, aqui, mi ubicacion, mi ubicacion actual',
  'ubicacion actual, donde estoy, mi casa, mi area, mi zona, mi ciudad, en mi area, por aqui, alrededor',
);

/** In front of a place they say no more than that one follows. */
const BEFORE = phrases(
  'near, nearby, close to, closest to, next to, in, at, on, around, by, within, inside, outside, outside of, from',
  'near downtown, the city of, city of, the town of, town of, township of, village of, borough of, state of',
  'the state of, commonwealth of, territory of, downtown, midtown, uptown, old town, historic, central, greater',
  'the greater, metro, metropolitan, inner, suburban, rural, anywhere in, somewhere in, i live in, i am in, im in',
  'living in, located in, based in, suburbs of, the suburbs of, outskirts of, surrounding, all of, all, whole, entire',
  'north of, south of, east of, west of, just outside, near the, in the, around the, the, zip, zip code, zipcode',
  'postal code, codigo postal, cerca de, cercano a, en, ciudad de, la ciudad de, estado de, el estado de, el, la',
  'statewide, state wide, throughout, across, downstate, close by, right by, right near, right outside, minutes from, not far from',
  'we live in, we are in, were in, i am near, im near, i am from, im from, i live near, i live at, i live by, live in, living near, my city is',
  'my town is, my state is, moving to, i moved to, just moved to, relocating to, visiting, going to school in, student at, doctors in',
  'psychiatrists in, someone in, someone near, anyone in, anybody in, vivo en, estoy en, vivimos en, cerca del, cercano a, alrededor de',
  'municipio de, pueblo de, area de, el area de, zona de, centro de, el centro de, isla de, island of, isle of, los, las',
);

/** Behind a place likewise. */
const AFTER = phrases(
  'area, areas, metro, metro area, metropolitan area, metropolitan, metroplex, region, vicinity, and vicinity',
  'and surrounding, and surrounding area, and surrounding areas, surrounding area, surrounding areas, suburbs',
  'suburb, suburban area, city limits, proper, downtown, city center, center city, center, inner city, usa, us',
  'u s a, u s, united states, the united states, united states of america, america, estados unidos, ee uu, eeuu',
  'please, near me, nearby, or nearby, or near, near, only, city, state, town, township, village, zip, zip code',
  'zipcode, community, neighborhood, neighbourhood, district, and around, and nearby, and area, and suburbs, region',
  'twp, cdp, vlg, boro, borough, metro region, county region, or close by, or close, or around, or surrounding area, and nearby areas',
  'or nearby areas, y alrededores, y sus alrededores, area metropolitana, or suburbs, or anywhere near, ish, area please, thanks, thank you',
  'territory, island, islands, beach area, commonwealth, county area, centro',
);

const LANDMARKS = phrases(
  'university, university hospital, college, community college, medical center, hospital, general hospital, clinic',
  'airport, international airport, regional airport, municipal airport, campus, mall, air force base, afb, army base',
  'naval base, navy base, naval station, military base, state university, va hospital, va medical center, train station',
);

/** In front of "me" and "my"; "to" follows "close". */
const NEAR = new Set(['near', 'nearby', 'around', 'by', 'to', 'cerca']);

const MOST_WORDS = 5;

/** Whether the words say that any place will do. */
export const meansEverywhere = (words: string[]) => EVERYWHERE.has(words.join(' '));

/** Whether the words say that the visitor's own place is meant. */
export const meansNearMe = (words: string[]) => NEAR_ME.has(words.join(' '));

/**
 * The words without what merely surrounds a place's name, less at a time: of "the greater boston area" it is "greater
 * boston area", "boston area", "the greater boston" … The given words themselves come first.
 */
export function unwrapped(words: string[]): string[][] {
  const found = [words];
  const seen = new Set([words.join(' ')]);
  for (let at = 0; at < found.length && found.length < 24; at++) {
    for (const fewer of [...without(found[at], BEFORE, 'start'), ...without(found[at], AFTER, 'end')]) {
      if (seen.has(fewer.join(' '))) continue;
      seen.add(fewer.join(' '));
      found.push(fewer);
    }
  }
  return found;
}

/** The words without "near me" among them; null when they do not say so. "Near me" itself leaves nothing. */
export function withoutNearMe(words: string[]): string[] | null {
  const at = words.findIndex((word, i) => (word === 'me' || word === 'my') && NEAR.has(words[i - 1]));
  if (at === -1) return null;
  const start = words[at - 1] === 'to' ? at - 2 : at - 1;
  const end = words[at] === 'my' ? at + 2 : at + 1;
  return [...words.slice(0, start), ...words.slice(end)].filter((word) => word !== 'please');
}

/** The words behind a distance: of "within 10 miles of denver" it is "denver". */
export function withoutDistance(words: string[]): string[] {
  const unit = words.findIndex((word) =>
    /^(?:mi|miles?|km|kilometers?|min|mins|minutes?|hours?)$/.test(word),
  );
  const follows =
    unit > 0 && /^\d+$/.test(words[unit - 1]) && /^(?:of|from|around|outside|to)$/.test(words[unit + 1]);
  return follows && words.length > unit + 2 ? words.slice(unit + 2) : words;
}

/** The words without a landmark's kind: "princeton university" is "princeton". Null when they name no landmark. */
export function withoutLandmark(words: string[]): string[] | null {
  return without(words, LANDMARKS, 'end')[0] ?? null;
}

/** What is left without a phrase at one end, the longest phrase first. */
function without(words: string[], among: Set<string>, end: 'start' | 'end'): string[][] {
  const found: string[][] = [];
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const phrase = end === 'start' ? words.slice(0, count) : words.slice(-count);
    if (!among.has(phrase.join(' '))) continue;
    found.push(end === 'start' ? words.slice(count) : words.slice(0, -count));
  }
  return found;
}

function phrases(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(', ').map((phrase) => placeWords(phrase).join(' '))));
}
