import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapSpot } from '#contract/search.ts';
import { RADII } from '#contract/constants.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { milesBetween } from '../../db/places/near.ts';
import { OUTLINE_BOXES, OUTLINE_UNITS } from '../../public-site/map/outline-boxes.ts';
import { outlinesIn } from '../../public-site/map/outlines.ts';
import {
  boxAround,
  boxOf,
  circleAround,
  closerView,
  pixelOf,
  pointAt,
  viewOf,
} from '../../public-site/map/projection.ts';
import type { Box, View } from '../../public-site/map/projection.ts';
import { canSplit, groupName, groupsIn, isIn, radiusOf } from '../../public-site/pages/search/map/groups.ts';
import { labelsOf } from '../../public-site/pages/search/map/labels.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';

const SIZE = { width: 390, height: 470 };
const zips = fc.constantFrom(...PLACES.zips.keys());

const spotsIn = (among: readonly number[]) =>
  fc
    .integer({ min: 1, max: 200 })
    .chain((most) =>
      fc.uniqueArray(fc.record({ zip: fc.constantFrom(...among), count: fc.integer({ min: 1, max: 400 }) }), {
        minLength: 1,
        maxLength: most,
        selector: ({ zip }) => zip,
      }),
    )
    .map((some) => some.map(({ zip, count }) => spotAt(zip, count)).sort((a, b) => b.count - a.count));

/** Some offices of one state, or of the blocks of one city, with most in one place first. */
const spotsOfPlace = fc.oneof(
  fc.constantFrom(...(Object.keys(STATES) as State[])).chain((state) => spotsIn(PLACES.zipsOfState(state))),
  spotsIn(PLACES.zipsOfCity('New York', 'NY')),
);

function spotAt(zip: number, count: number): MapSpot {
  return {
    zip: PLACES.zips[zip],
    city: PLACES.cities[zip],
    lat: PLACES.lat[zip],
    lng: PLACES.lng[zip],
    count,
    ids: [],
  };
}

function paddedBox(spots: MapSpot[]): Box {
  const [south, west, north, east] = boxAround(spots) as Box;
  return [south - 0.1, west - 0.1, north + 0.1, east + 0.1];
}

const sum = (all: { count: number }[]) => all.reduce((total, { count }) => total + count, 0);

describe('the projection', () => {
  it('shows the whole box, puts north up and east to the right, and knows the way back', () => {
    fc.assert(
      fc.property(spotsOfPlace, (spots) => {
        const view = viewOf(paddedBox(spots), SIZE, 20);
        for (const spot of spots) {
          const [x, y] = pixelOf(view, spot);
          expect([x >= 20, y >= 20, x <= 370, y <= 450]).toEqual([true, true, true, true]);
          const back = pointAt(view, x, y);
          expect(back.lat).toBeCloseTo(spot.lat, 6);
          expect(pixelOf(view, back)[0]).toBeCloseTo(x, 4);
          expect(pixelOf(view, { lat: spot.lat + 0.01, lng: spot.lng })[1]).toBeLessThan(y);
          expect(pixelOf(view, { lat: spot.lat, lng: spot.lng + 0.01 })[0]).toBeGreaterThan(x);
        }
      }),
    );
  });

  it('goes on over the date line', () => {
    const view = viewOf(OUTLINE_BOXES.AK, SIZE, 20);
    const [anchorage] = pixelOf(view, { lat: 61.2, lng: -149.9 });
    const [attu] = pixelOf(view, { lat: 52.9, lng: 172.9 });
    expect(attu).toBeGreaterThan(0);
    expect(attu).toBeLessThan(anchorage);
    const around = boxAround([
      { lat: 52, lng: -178 },
      { lat: 53, lng: 173 },
    ]);
    expect(around).toEqual([52, -187, 53, -178]);
  });

  it('draws a circle whose every point is as far away as was asked, anywhere', () => {
    fc.assert(
      fc.property(zips, fc.constantFrom(...RADII), (zip, miles) => {
        const middle = { lat: PLACES.lat[zip], lng: PLACES.lng[zip] };
        for (const { lat, lng } of circleAround(middle, miles)) {
          expect(milesBetween(middle.lat, middle.lng, lat, lng)).toBeCloseTo(miles, 1);
        }
      }),
    );
  });
});

describe('the outlines', () => {
  it('reach around nearly all offices that a state can have', () => {
    for (const state of Object.keys(STATES) as State[]) {
      const [south, west, north, east] = OUTLINE_BOXES[state];
      const all = PLACES.zipsOfState(state);
      const inside = all.filter((zip) => {
        const [lat, lng] = [PLACES.lat[zip], PLACES.lng[zip]];
        return lat > south - 0.1 && lat < north + 0.1 && lng > west - 0.1 && lng < east + 0.1;
      });
      expect([state, inside.length / all.length > 0.98]).toEqual([state, true]);
    }
  });

  it('are those of the states that a view shows, across borders', () => {
    const statesIn = (zip: string, miles: number) => {
      const { lat, lng } = PLACES.zip(zip) as { lat: number; lng: number };
      const view = viewOf(boxAround(circleAround({ lat, lng }, miles)) as Box, SIZE, 20);
      return outlinesIn(view).map(({ state }) => state);
    };
    expect(statesIn('10001', 100)).toEqual(expect.arrayContaining(['NY', 'NJ', 'CT', 'PA']));
    expect(statesIn('10001', 100)).not.toContain('CA');
    expect(statesIn('96910', 100)).toEqual(['GU', 'MP']);
    expect(statesIn('99501', 100)).toEqual(['AK']);
    expect(statesIn('96813', 25)).toEqual(['HI']);
    expect(statesIn('00901', 25)).toEqual(['PR']);
  });

  it('lie under the dots: a corner of Colorado is drawn where it is', () => {
    const view = viewOf(OUTLINE_BOXES.CO, SIZE, 20);
    const outline = outlinesIn(view).find(({ state }) => state === 'CO');
    const [a, , , d, e, f] = (/\((.*)\)/.exec(outline?.transform ?? '')?.[1] ?? '').split(' ').map(Number);
    const [x, y] = pixelOf(view, { lat: 41, lng: -109.05 });
    expect(a * -109.05 * OUTLINE_UNITS + e).toBeCloseTo(x, 3);
    expect(d * -41 * OUTLINE_UNITS + f).toBeCloseTo(y, 3);
  });

  it('are there for each state, small, and without anything but paths', () => {
    for (const state of Object.keys(STATES)) {
      const file = join(ROOT, `public-site/map/outlines/${state}.svg`);
      expect([state, existsSync(file)]).toEqual([state, true]);
      const svg = readFileSync(file, 'utf8');
      expect(svg).toMatch(/^<svg xmlns="[^"]+"><path id="land" d="[^"]+"[^>]*\/><path id="lines" d="[^"]*"[^>]*\/><\/svg>\n$/);
      expect(svg.length).toBeLessThan(32_000);
    }
  }); // prettier-ignore
});

describe('the dots', () => {
  it('are everybody in the picture, once, and none touches another', () => {
    fc.assert(
      fc.property(spotsOfPlace, fc.boolean(), (spots, isCloser) => {
        const whole = viewOf(paddedBox(spots), SIZE, 20);
        const view: View = isCloser ? { ...whole, scale: whole.scale * 4 } : whole;
        const groups = groupsIn(view, spots, null);
        const [south, west, north, east] = boxOf(view);
        const shown = spots.filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east);
        if (isCloser) expect(sum(groups)).toBeLessThanOrEqual(sum(spots));
        else expect(sum(groups)).toBe(sum(spots));
        if (west > -180) expect(sum(groups)).toBe(sum(shown));
        for (const [i, group] of groups.entries()) {
          expect(group.count).toBe(sum(group.spots));
          expect(group.spots[0].count).toBe(Math.max(...group.spots.map(({ count }) => count)));
          for (const other of groups.slice(i + 1)) {
            const apart = Math.hypot(group.x - other.x, group.y - other.y);
            expect(apart).toBeGreaterThan(radiusOf(group) + radiusOf(other));
          }
        }
      }),
    );
  }); // prettier-ignore

  it('come apart where a closer look can do that', () => {
    fc.assert(
      fc.property(spotsOfPlace, (spots) => {
        const whole = viewOf(paddedBox(spots), SIZE, 20);
        const closest = { ...whole, scale: Math.max(whole.scale, SIZE.height / 0.06) };
        for (const group of groupsIn(whole, spots, null)) {
          if (!canSplit(group, closest)) continue;
          const near = closerView(whole, boxAround(group.spots) as Box, 56);
          const view = { ...near, scale: Math.min(near.scale, closest.scale) };
          expect(groupsIn(view, group.spots, null).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('are read from the place that was asked for, else the largest first', () => {
    const spots = ['10001', '02139', '06510'].map((zip, i) => spotAt(PLACES.zipIndex(zip), 9 - i));
    const view = viewOf(paddedBox(spots), SIZE, 20);
    const order = (start: MapSpot | null) => groupsIn(view, spots, start).map((group) => group.spots[0].zip);
    expect(order(null)).toEqual(['10001', '02139', '06510']);
    expect(order(spots[1])).toEqual(['02139', '06510', '10001']);
  });

  it('say where they are, and know whose card belongs to them', () => {
    const [one, other] = ['02139', '02138'].map((zip) => spotAt(PLACES.zipIndex(zip), 1));
    const group = { spots: [one], x: 0, y: 0, count: 1 };
    expect(groupName(group)).toBe('Cambridge 02139: 1 psychiatrist');
    expect(groupName({ ...group, spots: [one, other], count: 2 })).toBe('Cambridge and around: 2 psychiatrists');
    expect(groupName({ ...group, spots: [{ ...one, zip: '021' }] })).toBe('Cambridge and around: 1 psychiatrist');
    const several = [
      { ...one, city: 'Brisbane', count: 3 },
      { ...one, city: 'San Francisco', count: 2 },
      { ...other, city: 'San Francisco', count: 2 },
    ];
    expect(groupName({ ...group, spots: several, count: 7 })).toBe('San Francisco and around: 7 psychiatrists');
    expect([isIn(group, '02139'), isIn(group, '02138')]).toEqual([true, false]);
    expect(isIn({ ...group, spots: [{ ...one, zip: '021' }] }, '02138')).toBe(true);
  }); // prettier-ignore

  it('have names beside them that cover neither dots nor each other', () => {
    fc.assert(
      fc.property(spotsOfPlace, (spots) => {
        const groups = groupsIn(viewOf(paddedBox(spots), SIZE, 20), spots, null);
        const labels = labelsOf(groups, SIZE.width, groups.at(-1) ?? null);
        expect(labels.length).toBeLessThanOrEqual(9);
        for (const [i, { x, y, text }] of labels.entries()) {
          expect(x).toBeGreaterThan(0);
          expect(x + text.length * 7).toBeLessThan(SIZE.width);
          for (const group of groups) {
            const isBeside = group.x + radiusOf(group) < x || group.x - radiusOf(group) > x + text.length * 7;
            expect(isBeside || Math.abs(group.y - y) > radiusOf(group)).toBe(true);
          }
          for (const other of labels.slice(i + 1)) {
            const isBeside = other.x > x + text.length * 7 || x > other.x + other.text.length * 7;
            expect(isBeside || Math.abs(other.y - y) > 16).toBe(true);
          }
        }
      }),
    );
  });
});
