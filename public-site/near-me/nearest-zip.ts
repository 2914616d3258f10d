import pointsUrl from './zip-points.bin?url&no-inline';

/** Farther away nobody is in the United States. */
const MOST_MILES = 100;
const MILES_A_DEGREE = 69;

/**
 * The ZIP code nearest to where the browser is, which asks its user first. All of it happens in the browser: the server is
 * asked for the same file by everybody. Null for somebody far from all of them; rejects where the browser does not tell.
 */
export async function nearestZip(): Promise<string | null> {
  const { coords } = await position();
  const answer = await fetch(pointsUrl);
  if (!answer.ok) throw new Error(`${pointsUrl}: ${answer.status}`);
  return nearestTo(coords.latitude, coords.longitude, new Int16Array(await answer.arrayBuffer()));
}

/** Of what `make.ts` writes: a ZIP code less the one before it, and its latitude and longitude in hundredths, again and again. */
export function nearestTo(lat: number, lng: number, points: Int16Array): string | null {
  const narrow = Math.cos((lat * Math.PI) / 180);
  let zip = 0;
  let nearest = 0;
  let least = Infinity;
  for (let i = 0; i < points.length; i += 3) {
    zip += points[i];
    const miles =
      MILES_A_DEGREE * Math.hypot(lat - points[i + 1] / 100, narrow * (lng - points[i + 2] / 100));
    if (miles >= least) continue;
    least = miles;
    nearest = zip;
  }
  return least > MOST_MILES ? null : String(nearest).padStart(5, '0');
}

function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 20_000, maximumAge: 600_000 });
  });
}
