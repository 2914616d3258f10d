/** Width and height of a picture, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is shown: its middle, in pixels of the picture, and how near (1: as much as there is). */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export const MOST_ZOOM = 4;

/** The largest square, around the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The length of the square's sides, in pixels of the picture. */
export function sideOf({ zoom }: Crop, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** The square drawn over the picture by so many of its pixels, as far as there is picture. */
export function movedBy(crop: Crop, size: Size, dx: number, dy: number): Crop {
  return within({ ...crop, x: crop.x + dx, y: crop.y + dy }, size);
}

/**
 * The square at another zoom, within what is possible. What lies `at` a place of the square (0 to 1 from its left and
 * its top) stays there, as far as there is picture.
 */
export function zoomedTo(crop: Crop, size: Size, zoom: number, at = { x: 0.5, y: 0.5 }): Crop {
  const next = { ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) };
  const less = sideOf(crop, size) - sideOf(next, size);
  return within({ ...next, x: crop.x + less * (at.x - 0.5), y: crop.y + less * (at.y - 0.5) }, size);
}

function within(crop: Crop, size: Size): Crop {
  const half = sideOf(crop, size) / 2;
  const clamp = (value: number, length: number) => Math.min(length - half, Math.max(half, value));
  return { ...crop, x: clamp(crop.x, size.width), y: clamp(crop.y, size.height) };
}
