import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nearestTo } from '../../public-site/near-me/nearest-zip.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';

const { buffer } = new Uint8Array(readFileSync(join(ROOT, 'public-site/near-me/zip-points.bin')));
const points = new Int16Array(buffer);

describe('the nearest ZIP code', () => {
  it('is about as near as the nearest that the server knows', () => {
    const far = PLACES.zips.filter((zip, at) => {
      if (at % 500 !== 0) return false;
      const found = PLACES.zipIndex(nearestTo(PLACES.lat[at], PLACES.lng[at], points) ?? '');
      const { zips } = PLACES.near(PLACES.lat[at], PLACES.lng[at], 2);
      return !zips.includes(found) && zip !== '';
    });
    expect(far).toEqual([]);
  });

  it('is nowhere on the open sea', () => {
    expect(nearestTo(35, -45, points)).toBeNull();
  });
});
