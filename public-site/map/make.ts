/* map/: the drawing of the country and one of each state, made once from us-atlas by this file, and their sizes. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { MultiPolygon, Polygon } from 'geojson';
import { bbox, feature } from 'topojson-client';
import { filter, filterWeight, presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { STATES } from '#contract/vocabulary.ts';
import { makeOutlines } from './make-outlines.ts';
import type { CountyAtlas } from './make-outlines.ts';
import { pathData } from './path-data.ts';

/** Units of the drawing for one unit of us-atlas, so that whole numbers are fine enough. */
const SCALE = 2;
/** Share of the points that are dropped, those that matter least first. */
const DROPPED = 0.62;
/** Islands smaller than this, in square units of us-atlas, are left out. */
const SMALLEST_ISLAND = 6;
/** The drawing sits this far from its edge, in units of us-atlas. */
const MARGIN = 2;

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;

const atlas = (await read('us-atlas/states-albers-10m.json')) as Atlas;
const drawing = simplified(atlas);
const [left, top, right, bottom] = bbox(drawing);
const viewBox = `0 0 ${units(right - left + 2 * MARGIN)} ${units(bottom - top + 2 * MARGIN)}`;
const shapes = shapesOf(drawing);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${[...shapes]
  .map(([code, path]) => `<path id="${code}" d="${path}"/>`)
  .join('\n')}</svg>\n`;

await writeFile(new URL('./us-states.svg', import.meta.url), svg);
await writeFile(
  new URL('./map-size.ts', import.meta.url),
  `// Made by make.ts, with us-states.svg.\nexport const MAP_VIEW_BOX = '${viewBox}';\n`,
);
console.log(`${shapes.size} shapes, ${svg.length} bytes, ${gzipSync(svg).length} compressed, ${viewBox}`);
const outlines = await makeOutlines((await read('us-atlas/counties-10m.json')) as CountyAtlas);
console.log(`${Object.keys(STATES).length} outlines, ${outlines} bytes`);

async function read(name: string): Promise<unknown> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(name)), 'utf8'));
}

function simplified(topology: Atlas): Atlas {
  const weighed = presimplify(topology);
  const coarse = simplify(weighed, quantile(weighed, DROPPED));
  return filter(coarse, filterWeight(coarse, SMALLEST_ISLAND)) as Atlas;
}

/** State code → path data, in the order of the states' names. */
function shapesOf(topology: Atlas): Map<string, string> {
  const codes = Object.entries(STATES);
  const features = feature(topology, topology.objects.states).features;
  return new Map(
    codes.flatMap(([code, name]) => {
      const geometry = features.find((state) => state.properties.name === name)?.geometry;
      if (geometry?.type !== 'Polygon' && geometry?.type !== 'MultiPolygon') return [];
      return [[code, pathOf(geometry)]];
    }),
  );
}

function pathOf(geometry: Polygon | MultiPolygon): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flat().map(ringPath).join('');
}

function ringPath(ring: number[][]): string {
  const inUnits = ring.map(([x, y]) => [units(x - left + MARGIN), units(y - top + MARGIN)] as const);
  return pathData(inUnits, true);
}

function units(length: number): number {
  return Math.round(length * SCALE);
}
