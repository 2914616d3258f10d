import { useState } from 'react';
import { boxOf, closerView, pointAt, viewOf } from '../../../map/projection.ts';
import type { Box, Point, View } from '../../../map/projection.ts';
import type { Size } from './use-size.ts';

/** Pixels around what is shown. */
const MARGIN = 28;
/** Degrees of latitude from the lower to the upper end at the closest: the outlines are no finer. */
const CLOSEST = 0.1;

/** A part of the whole that the visitor looks at, for as long as `key` stays. */
interface Closer extends Point {
  key: string;
  scale: number;
}

export interface Look {
  view: View;
  /** The widest and the closest view there are. */
  whole: View;
  closest: View;
  isCloser: boolean;
  /** A point into the middle, with so many pixels for a degree, as far as that goes. */
  lookAt(point: Point, scale: number): void;
  /** The same with the point at a pixel. */
  lookFrom(point: Point, pixel: readonly [x: number, y: number], scale: number): void;
  lookInto(box: Box): void;
  showWhole(): void;
}

/** What a map of a box shows, and how it is changed; null before its size is known. */
export function useLook(key: string, box: Box | null, size: Size | null): Look | null {
  const [chosen, choose] = useState<Closer | null>(null);
  if (!box || !size || size.width === 0) return null;
  const whole = viewOf(box, size, MARGIN);
  const closest = { ...whole, scale: Math.max(whole.scale, size.height / CLOSEST) };
  const closer = chosen?.key === key ? chosen : null;

  function lookAt({ lat, lng }: Point, scale: number) {
    const [south, west, north, east] = boxOf(whole);
    const isCloser = scale > whole.scale * 1.01;
    const inside = { lat: between(south, lat, north), lng: between(west, lng, east) };
    choose(isCloser ? { key, ...inside, scale: Math.min(scale, closest.scale) } : null);
  }

  return {
    view: closer ? { ...whole, lat: closer.lat, lng: closer.lng, scale: closer.scale } : whole,
    whole,
    closest,
    isCloser: closer !== null,
    lookAt,
    lookFrom(point, [x, y], wanted) {
      const scale = between(whole.scale, wanted, closest.scale);
      lookAt(pointAt({ ...whole, ...point, scale }, size.width - x, size.height - y), scale);
    },
    lookInto(inner) {
      const { lat, lng, scale } = closerView(whole, inner, 2 * MARGIN);
      lookAt({ lat, lng }, scale);
    },
    showWhole: () => choose(null),
  };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
