import type { Random } from '../random.ts';

/** Covers are drawn in this size, in pixels. */
export const WIDTH = 1280;
export const HEIGHT = 720;

type Point = [x: number, y: number];

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
}

export function faded(opacity: number, ...shapes: string[]): string {
  return `<g opacity="${opacity}">${shapes.join('')}</g>`;
}

/** Moved to a place, turned (degrees, clockwise) around it and scaled. */
export function placed(x: number, y: number, turn: number, scale: number, ...shapes: string[]): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${shapes.join('')}</g>`;
}

/** A sun or moon with two rings of glow. */
export function glowing(x: number, y: number, radius: number, fill: string): string {
  return (
    faded(0.16, circle(x, y, radius * 1.75, fill)) +
    faded(0.25, circle(x, y, radius * 1.35, fill)) +
    circle(x, y, radius, fill)
  );
}

/** The heights of a gentle line of hills, every 160 px. */
export function ridgeLine(random: Random, y: number, swing: number): Point[] {
  const phase = random.next() * 6;
  const waves = 1.1 + random.next() * 1.3;
  return Array.from({ length: 11 }, (_, i): Point => {
    const x = -160 + i * 160;
    const rise = Math.sin(phase + (x / WIDTH) * waves * Math.PI) * swing;
    return [x, y - rise + (random.next() - 0.5) * swing * 0.5];
  });
}

/** Everything below a line, as a shape with soft turns. */
export function below(points: readonly Point[], fill: string): string {
  return path(`${smooth(points)} V${HEIGHT + 10} H${n(points[0][0])} Z`, fill);
}

/** Where a line is at an x. */
export function heightAt(points: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex(([px]) => px >= x),
  );
  const [[x0, y0], [x1, y1]] = [points[next - 1], points[next]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** A curve through points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)];
  const curves = points.slice(1).map(([x, y], i) => {
    const [before, from, to, after] = [at(i - 1), at(i), [x, y], at(i + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, x, y].map(n).join(' ')}`;
  });
  return `M${n(points[0][0])} ${n(points[0][1])} ${curves.join(' ')}`;
}

/** A leaf that grows from a point, `turn` degrees clockwise from upright. */
export function leaf(x: number, y: number, turn: number, length: number, fill: string, width = 0.32): string {
  const w = length * width;
  const d = `M0 0 C${n(w)} ${n(-length * 0.3)} ${n(w)} ${n(-length * 0.7)} 0 ${n(-length)} C${n(-w)} ${n(-length * 0.7)} ${n(-w)} ${n(-length * 0.3)} 0 0 Z`;
  return placed(x, y, turn, 1, path(d, fill));
}

/** A stem with pairs of leaves, which grows from a point; `bend` is how far its end leans, in pixels. */
export function stem(
  random: Random,
  [x, y]: Point,
  { height, bend, leafLength, color, fills }: StemStyle,
): string {
  const end: Point = [x + bend, y - height];
  const control: Point = [x, y - height * 0.6];
  const pairs = Math.max(3, Math.round(height / (leafLength * 0.62)));
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const t = 0.22 + (0.74 * i) / pairs;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * control[0] + t * t * end[0];
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * control[1] + t * t * end[1];
    const size = leafLength * (1.08 - 0.5 * t);
    const lean = (bend / height) * 50 * t;
    const fill = random.pick(fills);
    return (
      leaf(px, py, lean - 52 - random.int(0, 10), size, fill) +
      leaf(px, py - size * 0.18, lean + 52 + random.int(0, 10), size, fill)
    );
  });
  const d = `M${n(x)} ${n(y)} Q${n(control[0])} ${n(control[1])} ${n(end[0])} ${n(end[1])}`;
  const tip = leaf(end[0], end[1] + 6, (bend / height) * 50, leafLength * 0.6, random.pick(fills));
  return line(d, color, Math.max(4, leafLength * 0.06)) + leaves.join('') + tip;
}

interface StemStyle {
  height: number;
  bend: number;
  leafLength: number;
  color: string;
  fills: readonly string[];
}

/** A tree with a round crown, which stands on a point. */
export function roundTree(x: number, y: number, height: number, crown: string, trunk: string): string {
  return (
    rect(x - height * 0.035, y - height * 0.5, height * 0.07, height * 0.52, trunk) +
    `<ellipse cx="${n(x)}" cy="${n(y - height * 0.64)}" rx="${n(height * 0.27)}" ry="${n(height * 0.36)}" fill="${crown}"/>`
  );
}

/** A slender tree, which stands on a point. */
export function cypress(x: number, y: number, height: number, fill: string): string {
  const w = height * 0.13;
  return path(
    `M${n(x)} ${n(y - height)} C${n(x + w * 1.3)} ${n(y - height * 0.55)} ${n(x + w)} ${n(y)} ${n(x)} ${n(y)} C${n(x - w)} ${n(y)} ${n(x - w * 1.3)} ${n(y - height * 0.55)} ${n(x)} ${n(y - height)} Z`,
    fill,
  );
}

/** A cloud with a flat base, which hangs around a point. */
export function cloud(x: number, y: number, width: number, fill: string): string {
  const u = width / 10;
  return (
    rect(x - 5 * u, y - 1.5 * u, 10 * u, 3 * u, fill, 1.5 * u) +
    circle(x - 1.6 * u, y - 1.6 * u, 2.1 * u, fill) +
    circle(x + 1.5 * u, y - 1.1 * u, 1.7 * u, fill)
  );
}

/** A number as short as its tenths. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
