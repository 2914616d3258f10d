import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchPlace } from '#contract/search.ts';
import { STATES } from '#contract/vocabulary.ts';
import { loadPlaces } from '../../db/places/load.ts';
import { milesBetween } from '../../db/places/near.ts';
import { placeKey, placeWords } from '../../db/places/place-key.ts';

const places = loadPlaces();
/** Miles from a place to a point. */
function milesFrom(place: SearchPlace | null, lat: number, lng: number): number {
  if (!place || place.lat === null || place.lng === null) throw new Error('No point');
  return milesBetween(place.lat, place.lng, lat, lng);
}
const labels = (text: string) => places.suggest(text).map(({ label }) => label);

describe('ZIP codes', () => {
  it('has every ZIP code of the 50 states, DC and the territories, in order', () => {
    expect(places.zips).toHaveLength(41_921);
    expect(places.zips.every((zip, i) => /^\d{5}$/.test(zip) && (i === 0 || places.zips[i - 1] < zip))).toBe(
      true,
    );
    expect(new Set(places.states).size).toBe(56);
    expect(places.zip('96960')).toBeNull(); // Majuro, Marshall Islands
  });

  it('lies where the country does', () => {
    places.zips.forEach((zip, i) => {
      const inWest = places.lng[i] > -180 && places.lng[i] < -64;
      const inEast = places.lng[i] > 144 && places.lng[i] < 167; // Guam, the Marianas, Wake Island
      expect(places.lat[i] > -15 && places.lat[i] < 72 && (inWest || inEast), zip).toBe(true);
    });
  });

  it('keeps leading zeros', () => {
    expect(places.zip('02139')).toMatchObject({
      kind: 'zip',
      label: 'Cambridge, MA 02139',
      zip: '02139',
      city: 'Cambridge',
    });
    expect(places.zip('2139')).toBeNull();
    expect(places.zipIndex('02139')).toBe(places.zips.indexOf('02139'));
  });

  it('knows Puerto Rico and Guam', () => {
    expect(places.zip('00901')).toMatchObject({ label: 'San Juan, PR 00901', state: 'PR' });
    expect(places.zip('00680')?.label).toBe('Mayagüez, PR 00680');
    expect(places.zip('96910')?.label).toBe('Hagåtña, GU 96910');
    expect(places.zip('96910')?.lat).toBeCloseTo(13.45, 1);
  });

  it.each(['', 'abcde', '00000', '99999', '021390', '0213٩', '1e4', ' 2139', '-1234'])(
    'refuses %j',
    (zip) => {
      expect(places.zipIndex(zip)).toBe(-1);
      expect(places.zip(zip)).toBeNull();
    },
  );

  it('puts the ZIP codes of towns in Alaska in the town, whatever wilderness the Census adds to them', () => {
    for (const zip of ['99503', '99519', '99695']) {
      expect(milesFrom(places.zip(zip), 61.2, -149.9)).toBeLessThan(20);
    }
  });
});

describe('cities', () => {
  it('finds a city in its state', () => {
    const cambridge = places.city('cambridge', 'MA');
    expect(cambridge).toMatchObject({ kind: 'city', label: 'Cambridge, MA', zip: null, also_in: [] });
    expect(milesFrom(cambridge, 42.3736, -71.1097)).toBeLessThan(1.5);
    expect(places.city('Cambridge', 'TX')).toBeNull();
  });

  it('takes the one with the most people when there are many, and names the others in that order', () => {
    const springfield = places.city('Springfield', null);
    expect(springfield?.state).toBe('MO');
    expect(springfield?.also_in.slice(0, 5)).toEqual(['MA', 'IL', 'OH', 'OR', 'VA']);
    expect(springfield?.also_in.length).toBeGreaterThan(20);
    expect(places.zipsOfCity('Springfield', null)).toEqual(places.zipsOfCity('Springfield', 'MO'));
  });

  it.each([
    ['Anchorage', 'AK', 61.2, -149.9],
    ['Houston', 'TX', 29.76, -95.37],
    ['New York', 'NY', 40.75, -73.98],
    ['Los Angeles', 'CA', 34.05, -118.3],
    ['San Juan', 'PR', 18.42, -66.06],
  ] as const)('puts %s in its middle', (city, state, lat, lng) => {
    expect(milesFrom(places.city(city, state), lat, lng)).toBeLessThan(6);
  });

  it.each([
    ['St. Louis', 'MO', 'Saint Louis, MO'],
    ['st louis', 'MO', 'Saint Louis, MO'],
    ['SAINT LOUIS', 'MO', 'Saint Louis, MO'],
    ['Mc Lean', 'VA', 'McLean, VA'],
    ['mclean', 'VA', 'McLean, VA'],
    ['Ft. Worth', 'TX', 'Fort Worth, TX'],
    ['Mt Vernon', 'NY', 'Mount Vernon, NY'],
    ['Sault Ste. Marie', 'MI', 'Sault Sainte Marie, MI'],
    ['Mayaguez', 'PR', 'Mayagüez, PR'],
    ['Canon City', 'CO', 'Cañon City, CO'],
    ['cañon city', 'CO', 'Cañon City, CO'],
    ['OFallon', 'IL', "O'Fallon, IL"],
    ['O’Fallon', 'MO', "O'Fallon, MO"],
    ["Coeur d'Alene", 'ID', "Coeur d'Alene, ID"],
    ['Winston-Salem', 'NC', 'Winston-Salem, NC'],
    ['winston salem', 'NC', 'Winston-Salem, NC'],
    ['LaGrange', 'IL', 'La Grange, IL'],
    ['W. Palm Beach', 'FL', 'West Palm Beach, FL'],
    ['St Thomas', 'VI', 'Saint Thomas, VI'],
  ] as const)('knows %s, %s as %s', (city, state, label) => {
    expect(places.city(city, state)?.label).toBe(label);
  });

  it('writes names as people do', () => {
    expect(
      places.cities.filter((name) => /\bMc |[A-Z]{6}|\bAfb\b| (Of|Du|The)\b|^(St|Mt|Ft) /.test(name)),
    ).toEqual([]);
    expect(placeKey('Mc Lean')).toBe(placeKey('McLEAN'));
  });
});

describe('states', () => {
  it('goes by code or name and has no point', () => {
    const massachusetts = {
      kind: 'state',
      label: 'Massachusetts',
      state: 'MA',
      city: null,
      zip: null,
      lat: null,
      lng: null,
    };
    for (const text of ['MA', 'ma', ' massachusetts '])
      expect(places.state(text)).toEqual({ ...massachusetts, also_in: [] });
    expect(places.state('Cambridge')).toBeNull();
    expect(places.state('constructor')).toBeNull();
  });

  it('has its ZIP codes', () => {
    expect(places.zipsOfState('GU').map((zip) => places.zips[zip])).toContain('96910');
    expect(places.zipsOfState('RI').every((zip) => places.states[zip] === 'RI')).toBe(true);
  });
});

const searchOf = (text: string) => {
  const reading = places.read(text);
  return 'search' in reading ? reading.search : null;
};

describe('read', () => {
  it.each([
    ['02139', { searchZipCode: '02139' }],
    [' 02139-1234 ', { searchZipCode: '02139' }],
    ['Cambridge, MA 02139', { searchZipCode: '02139' }],
    ['Cambridge, MA', { searchCity: 'Cambridge', searchState: 'MA' }],
    ['cambridge ma', { searchCity: 'Cambridge', searchState: 'MA' }],
    ['Cambridge Massachusetts', { searchCity: 'Cambridge', searchState: 'MA' }],
    ['cambridge, mass.', { searchCity: 'Cambridge', searchState: 'MA' }],
    ['Cambridge, MA, USA', { searchCity: 'Cambridge', searchState: 'MA' }],
    ['Portland or', { searchCity: 'Portland', searchState: 'OR' }],
    ['springfield new hampshire', { searchCity: 'Springfield', searchState: 'NH' }],
    ['st thomas, us virgin islands', { searchCity: 'Saint Thomas', searchState: 'VI' }],
    ['MA', { searchState: 'MA' }],
    ['Massachusetts', { searchState: 'MA' }],
    ['Puerto Rico', { searchState: 'PR' }],
    ['Springfield', { searchCity: 'Springfield' }],
    ['Kansas City', { searchCity: 'Kansas City' }],
    ['New York', { searchCity: 'New York', searchState: 'NY' }],
    ['NYC', { searchCity: 'New York' }],
    ['new york state', { searchState: 'NY' }],
    ['Washington', { searchCity: 'Washington', searchState: 'DC' }],
    ['Washington, D.C.', { searchCity: 'Washington', searchState: 'DC' }],
    ['washington state', { searchState: 'WA' }],
    ['Oregon', { searchState: 'OR' }],
    ['California', { searchState: 'CA' }],
    ['California, MD', { searchCity: 'California', searchState: 'MD' }],
    ['00000', null],
    ['', null],
    [' , ', null],
    ['Atlantis', null],
    ['Cambridge, TX', null],
    ['constructor', null],
  ])('reads %j', (text, expected) => {
    expect(searchOf(text)).toEqual(expected);
  });

  it('reads what it suggests as the place suggested', () => {
    for (const text of ['s', 'new', 'washington', 'spring', 'mc', '021', 'port']) {
      for (const { kind, label, city, state, zip } of places.suggest(text)) {
        if (kind === 'zip') expect(searchOf(label)).toEqual({ searchZipCode: zip });
        if (kind === 'city') expect(searchOf(label)).toEqual({ searchCity: city, searchState: state });
      }
    }
  });

  it('never throws', () => {
    expect(searchOf('a'.repeat(10_000))).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        places.read(text);
        places.within(placeWords(text));
        expect(places.suggest(text).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('suggest', () => {
  it('completes ZIP codes', () => {
    expect(places.suggest('0213')[0]).toEqual({
      kind: 'zip',
      label: 'Jamaica Plain, MA 02130',
      zip: '02130',
      city: 'Jamaica Plain',
      state: 'MA',
    });
    expect(labels('02139')).toEqual(['Cambridge, MA 02139']);
    expect(labels('00')).toHaveLength(8);
    expect(labels('021390')).toEqual([]);
  });

  it('puts first what most people mean', () => {
    expect(labels('ma')[0]).toBe('Massachusetts');
    expect(labels('massachusetts')[0]).toBe('Massachusetts');
    expect(labels('new')[0]).toBe('New York, NY');
    expect(labels('new york').slice(0, 2)).toEqual(['New York, NY', 'New York']);
    expect(labels('washington').slice(0, 2)).toEqual(['Washington, DC', 'Washington']);
    expect(labels('cal')[0]).toBe('California');
    expect(labels('cambridge')[0]).toBe('Cambridge, MA');
    expect(labels('nyc')[0]).toBe('New York, NY');
  });

  it('orders cities by their people', () => {
    expect(labels('bo').slice(0, 4)).toEqual(['Boston, MA', 'Boise, ID', 'Boulder, CO', 'Boca Raton, FL']);
    expect(labels('bos')[0]).toBe('Boston, MA');
  });

  it('follows half-typed words and states', () => {
    expect(labels('st')).toEqual(expect.arrayContaining(['Saint Louis, MO', 'Stamford, CT']));
    expect(labels('st. lou')[0]).toBe('Saint Louis, MO');
    expect(labels('mc lea')).toContain('McLean, VA');
    expect(labels('mayag')).toEqual(['Mayagüez, PR']);
    expect(labels('cambridge, m')).toEqual([
      'Cambridge, MA',
      'Cambridge, MD',
      'Cambridge, ME',
      'Cambridge, MN',
    ]);
    expect(labels('springfield new h')).toEqual(['Springfield, NH']);
    expect(labels('boston massach')[0]).toBe('Boston, MA');
  });

  it('says nothing to nothing', () => {
    for (const text of ['', '   ', '!?', '🙂', 'xqzv', 'a'.repeat(101)]) expect(labels(text)).toEqual([]);
  });

  it('names each place once, eight at most', () => {
    for (const text of ['a', 'n', 's', 'new', 'san', 'la', 'saint', 'o']) {
      expect(labels(text)).toHaveLength(8);
      expect(new Set(places.suggest(text).map((one) => JSON.stringify(one))).size).toBe(8);
    }
  });
});

describe('near', () => {
  /** The textbook formula, written separately from the one under test. */
  function haversine(lat1: number, lng1: number, lat2: number, lng2: number): number {
    const [a, b, c, d] = [lat1, lng1, lat2, lng2].map((degrees) => (degrees * Math.PI) / 180);
    const half = Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2;
    return 2 * 3958.8 * Math.asin(Math.sqrt(half));
  }

  function expectLikeFullScan(lat: number, lng: number, radius: number) {
    const { zips, miles } = places.near(lat, lng, radius);
    const expected = places.zips
      .map((_, zip) => ({ zip, distance: milesBetween(lat, lng, places.lat[zip], places.lng[zip]) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance || a.zip - b.zip);
    expect([...zips]).toEqual(expected.map(({ zip }) => zip));
    expect([...miles]).toEqual(expected.map(({ distance }) => distance));
    zips.forEach((zip, i) => {
      expect(Math.abs(miles[i] - haversine(lat, lng, places.lat[zip], places.lng[zip]))).toBeLessThan(1e-6);
    });
  }

  const radius = fc.oneof(fc.constantFrom(5, 10, 25, 50, 100), fc.double({ min: 0, max: 400, noNaN: true }));

  it('finds what a full scan finds around any ZIP code', () => {
    const index = fc.integer({ min: 0, max: places.zips.length - 1 });
    fc.assert(
      fc.property(index, radius, (zip, miles) => expectLikeFullScan(places.lat[zip], places.lng[zip], miles)),
      { numRuns: 40 },
    );
  });

  it('finds what a full scan finds around any point, in Alaska, Guam and across the date line', () => {
    const box = (south: number, north: number, west: number, east: number) =>
      fc.tuple(
        fc.double({ min: south, max: north, noNaN: true }),
        fc.double({ min: west, max: east, noNaN: true }),
      );
    const point = fc.oneof(
      box(24, 50, -125, -66),
      box(50, 72, -180, -130),
      box(13, 16, 144, 147),
      box(-90, 90, -180, 180),
    );
    fc.assert(
      fc.property(point, radius, ([lat, lng], miles) => expectLikeFullScan(lat, lng, miles)),
      { numRuns: 40 },
    );
    expectLikeFullScan(52, 179.9, 300); // the Aleutians, from beyond the date line
    expect(places.near(52, 179.9, 300).zips.length).toBeGreaterThan(0);
  });

  it('counts the distance itself as within, and a ZIP code as near itself', () => {
    const from = places.zipIndex('10001');
    const within = (radius: number) => [...places.near(places.lat[from], places.lng[from], radius).zips];
    const { zips, miles } = places.near(places.lat[from], places.lng[from], 25);
    zips.forEach((zip, i) => expect(within(miles[i])).toContain(zip));
    expect(within(miles[300] - 1e-9)).not.toContain(zips[300]);
    expect(within(0)).toEqual([from]);
  });

  it('crosses state borders', () => {
    const from = places.zipIndex('10001');
    const { zips } = places.near(places.lat[from], places.lng[from], 25);
    const states = new Set(Array.from(zips, (zip) => places.states[zip]));
    expect([...states].sort()).toEqual(['NJ', 'NY']);
  });
});

describe('every state', () => {
  it.each(Object.entries(STATES))('%s is known by its code and its name', (code, name) => {
    expect(places.state(code)?.state).toBe(code);
    expect(places.state(code.toLowerCase())?.state).toBe(code);
    expect(places.state(name)?.state).toBe(code);
    expect(places.suggest(code)[0]).toMatchObject({ kind: 'state', state: code });
  });

  it('reach ten miles beyond the border of a county', () => {
    const county = places.county('DuPage County', 'IL');
    if (!county) throw new Error('no county');
    const own = places.zipsOfArea(county);
    const around = places.zipsAroundArea(county).filter((zip) => !own.includes(zip));
    const miles = around.map((zip) =>
      Math.min(
        ...own.map((one) => milesBetween(places.lat[zip], places.lng[zip], places.lat[one], places.lng[one])),
      ),
    );
    expect(places.zipsAroundArea(county)).toEqual([...own, ...around].sort((a, b) => a - b));
    expect(around.map((zip) => places.zips[zip])).toContain('60301');
    expect(Math.max(...miles)).toBeLessThanOrEqual(10);
  });
});
