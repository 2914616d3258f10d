/** In degrees. Longitudes may lie beyond ±180, on the side of the date line that they are looked at from. */
export interface Point {
  lat: number;
  lng: number;
}

/** South, west, north and east end in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** What a drawing of so many pixels shows: its middle, and how large. */
export interface View extends Point {
  width: number;
  height: number;
  /** Pixels for one degree of latitude. */
  scale: number;
  /** One degree of longitude, in degrees of latitude: the same all over the drawing, so that it is drawn by scaling alone. */
  squeeze: number;
}

const MILES_PER_DEGREE = 69.093;
const RADIANS = Math.PI / 180;
const CORNERS = 72;

/** The view that shows all of a box, with `margin` pixels around it. */
export function viewOf(box: Box, { width, height }: Pick<View, 'width' | 'height'>, margin: number): View {
  const middle = middleOf(box);
  const squeeze = Math.cos(middle.lat * RADIANS);
  return closerView({ ...middle, width, height, squeeze, scale: 1 }, box, margin);
}

/** The view that shows all of a box in the same drawing. */
export function closerView(view: View, box: Box, margin: number): View {
  const [south, west, north, east] = box;
  const scale = Math.min(
    Math.max(1, view.width - 2 * margin) / ((east - west) * view.squeeze),
    Math.max(1, view.height - 2 * margin) / (north - south),
  );
  return { ...view, ...middleOf(box), scale };
}

function middleOf([south, west, north, east]: Box): Point {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Where a point is drawn, in pixels from the upper left corner. */
export function pixelOf({ lat, lng, width, height, scale, squeeze }: View, point: Point): [number, number] {
  return [
    width / 2 + (unrolled(point.lng, lng) - lng) * squeeze * scale,
    height / 2 - (point.lat - lat) * scale,
  ];
}

/** The point that is drawn at a pixel. */
export function pointAt({ lat, lng, width, height, scale, squeeze }: View, x: number, y: number): Point {
  return { lat: lat - (y - height / 2) / scale, lng: lng + (x - width / 2) / (scale * squeeze) };
}

/** All that a view shows. */
export function boxOf(view: View): Box {
  const upperLeft = pointAt(view, 0, 0);
  const lowerRight = pointAt(view, view.width, view.height);
  return [lowerRight.lat, upperLeft.lng, upperLeft.lat, lowerRight.lng];
}

/** The smallest box around some points; null around none. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const [{ lng: near }] = points;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => unrolled(lng, near));
  return [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
}

/** The points that lie so many miles away, one after another all around. */
export function circleAround({ lat, lng }: Point, miles: number): Point[] {
  const far = (miles / MILES_PER_DEGREE) * RADIANS;
  const sin = Math.sin(lat * RADIANS);
  const cos = Math.cos(lat * RADIANS);
  return Array.from({ length: CORNERS }, (_, i) => {
    const bearing = (i / CORNERS) * 2 * Math.PI;
    const north = sin * Math.cos(far) + cos * Math.sin(far) * Math.cos(bearing);
    const east = Math.atan2(Math.sin(bearing) * Math.sin(far) * cos, Math.cos(far) - sin * north);
    return { lat: Math.asin(north) / RADIANS, lng: lng + east / RADIANS };
  });
}

/** The same longitude on the side of the date line from which `near` is reached sooner. */
export function unrolled(lng: number, near: number): number {
  return lng - 360 * Math.round((lng - near) / 360);
}
