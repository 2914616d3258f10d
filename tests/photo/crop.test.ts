import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_ZOOM, movedBy, sideOf, wholeCrop, zoomedTo } from '../../public-site/components/photo/crop.ts';
import type { Crop, Size } from '../../public-site/components/photo/crop.ts';

const pixels = fc.integer({ min: 96, max: 9000 });
const size = fc.record({ width: pixels, height: pixels });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const far = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const step = fc.oneof(
  fc.record({ dx: far, dy: far }),
  fc.record({ zoom: fc.double({ min: -1, max: 10, noNaN: true }), at: fc.record({ x: part, y: part }) }),
);

function after(steps: readonly Step[], of: Size): Crop {
  return steps.reduce<Crop>(
    (crop, one) => ('dx' in one ? movedBy(crop, of, one.dx, one.dy) : zoomedTo(crop, of, one.zoom, one.at)),
    wholeCrop(of),
  );
}

type Step = { dx: number; dy: number } | { zoom: number; at: { x: number; y: number } };

it('begins with the largest square, around the middle', () => {
  const wide = { width: 1200, height: 800 };
  expect(wholeCrop(wide)).toEqual({ x: 600, y: 400, zoom: 1 });
  expect(sideOf(wholeCrop(wide), wide)).toBe(800);
});

it('never leaves the picture, whatever is done', () => {
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 20 }), (of, steps) => {
      const crop = after(steps, of);
      const half = sideOf(crop, of) / 2;
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(MOST_ZOOM);
      for (const [middle, length] of [
        [crop.x, of.width],
        [crop.y, of.height],
      ]) {
        expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
        expect(middle + half).toBeLessThanOrEqual(length + 1e-6);
      }
    }),
  );
});

it('moves by what it is told, as far as there is picture', () => {
  const of = { width: 1000, height: 1000 };
  const near = zoomedTo(wholeCrop(of), of, 2);
  expect(movedBy(near, of, 100, -50)).toEqual({ x: 600, y: 450, zoom: 2 });
  expect(movedBy(near, of, 9999, -9999)).toEqual({ x: 750, y: 250, zoom: 2 });
});

it('zooms in on what is pointed at', () => {
  fc.assert(
    fc.property(size, fc.record({ x: part, y: part }), (of, at) => {
      const before = wholeCrop(of);
      const near = zoomedTo(before, of, 2.5, at);
      const pointed = (crop: Crop) => ({
        x: crop.x + (at.x - 0.5) * sideOf(crop, of),
        y: crop.y + (at.y - 0.5) * sideOf(crop, of),
      });
      expect(pointed(near).x).toBeCloseTo(pointed(before).x, 5);
      expect(pointed(near).y).toBeCloseTo(pointed(before).y, 5);
    }),
  );
});
