const EARTH_RADIUS_MILES = 3958.8;
const EARTH_DIAMETER_MILES = 2 * EARTH_RADIUS_MILES;
const RADIANS = Math.PI / 180;
/** A stripe is two miles high: a search looks through those that its circle touches. */
const STRIPES_PER_DEGREE = 32;
const STRIPES = 180 * STRIPES_PER_DEGREE;
/** Rounding may put the same distance on either side of a bound: look a little further, then measure. */
const SLACK = 1 + 1e-9;

/** Places around a point, nearest first: their indexes, and the miles to each. */
export interface Near {
  zips: Int32Array;
  miles: Float64Array;
}

/**
 * Great-circle distance in miles between two points in degrees.
 * It is the haversine formula, computed from the chord between two unit vectors: half a chord, squared, is
 * the haversine. So `near` needs no sines and cosines, and answers the same number to the last bit.
 */
export function milesBetween(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const dx = unitX(lat1, lng1) - unitX(lat2, lng2);
  const dy = unitY(lat1, lng1) - unitY(lat2, lng2);
  const dz = unitZ(lat1) - unitZ(lat2);
  return milesOfChord(dx * dx + dy * dy + dz * dz);
}

/** Makes `near(lat, lng, miles)`: the points at most that far away, by distance, then index. */
export function createNear(lat: Float64Array, lng: Float64Array) {
  const count = lat.length;
  const { order, starts } = fromSouthToNorth(lat);
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const z = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    x[i] = unitX(lat[order[i]], lng[order[i]]);
    y[i] = unitY(lat[order[i]], lng[order[i]]);
    z[i] = unitZ(lat[order[i]]);
  }
  const foundZips = new Int32Array(count);
  const foundMiles = new Float64Array(count);

  return function near(atLat: number, atLng: number, miles: number): Near {
    const atX = unitX(atLat, atLng);
    const atY = unitY(atLat, atLng);
    const atZ = unitZ(atLat);
    const longest = chordOfMiles(miles) * SLACK;
    const band = (miles / EARTH_RADIUS_MILES / RADIANS) * SLACK;
    const end = starts[stripeOf(atLat + band) + 1];
    let found = 0;
    for (let i = starts[stripeOf(atLat - band)]; i < end; i++) {
      const dx = atX - x[i];
      const dy = atY - y[i];
      const dz = atZ - z[i];
      const chord = dx * dx + dy * dy + dz * dz;
      if (chord > longest) continue;
      const distance = milesOfChord(chord);
      if (distance > miles) continue;
      foundZips[found] = order[i];
      foundMiles[found++] = distance;
    }
    return sorted(foundZips, foundMiles, found, miles);
  };
}

/** Indexes ordered by the stripe of latitude they lie in, and where in that order each stripe starts. */
function fromSouthToNorth(lat: Float64Array): { order: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(STRIPES + 1);
  for (const degrees of lat) starts[stripeOf(degrees) + 1]++;
  for (let stripe = 1; stripe <= STRIPES; stripe++) starts[stripe] += starts[stripe - 1];
  const next = starts.slice();
  const order = new Int32Array(lat.length);
  for (let zip = 0; zip < lat.length; zip++) order[next[stripeOf(lat[zip])]++] = zip;
  return { order, starts };
}

function stripeOf(degrees: number): number {
  return Math.max(0, Math.min(STRIPES - 1, Math.floor((degrees + 90) * STRIPES_PER_DEGREE)));
}

/**
 * Sorts what was found by distance, then index. Distances squared are spread evenly, so that each place goes
 * straight to about its rank, and an insertion sort has next to nothing left to move.
 */
function sorted(foundZips: Int32Array, foundMiles: Float64Array, found: number, radius: number): Near {
  const zips = new Int32Array(found);
  const miles = new Float64Array(found);
  const starts = new Int32Array(found + 2);
  const scale = radius > 0 ? found / (radius * radius) : 0;
  for (let i = 0; i < found; i++) starts[((foundMiles[i] * foundMiles[i] * scale) | 0) + 1]++;
  for (let i = 1; i <= found; i++) starts[i] += starts[i - 1];
  for (let i = 0; i < found; i++) {
    const at = starts[(foundMiles[i] * foundMiles[i] * scale) | 0]++;
    zips[at] = foundZips[i];
    miles[at] = foundMiles[i];
  }
  for (let i = 1; i < found; i++) {
    const zip = zips[i];
    const distance = miles[i];
    let to = i;
    while (to > 0 && (miles[to - 1] > distance || (miles[to - 1] === distance && zips[to - 1] > zip))) {
      zips[to] = zips[to - 1];
      miles[to] = miles[to - 1];
      to--;
    }
    zips[to] = zip;
    miles[to] = distance;
  }
  return { zips, miles };
}

function unitX(lat: number, lng: number): number {
  return Math.cos(lat * RADIANS) * Math.cos(lng * RADIANS);
}

function unitY(lat: number, lng: number): number {
  return Math.cos(lat * RADIANS) * Math.sin(lng * RADIANS);
}

function unitZ(lat: number): number {
  return Math.sin(lat * RADIANS);
}

/** Miles along the surface, of a squared chord of the unit sphere. */
function milesOfChord(chord: number): number {
  return EARTH_DIAMETER_MILES * Math.asin(Math.min(1, Math.sqrt(chord) / 2));
}

function chordOfMiles(miles: number): number {
  const half = Math.sin(Math.min(miles / EARTH_DIAMETER_MILES, Math.PI / 2));
  return 4 * half * half;
}
