import { mkdir, writeFile } from 'node:fs/promises';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { pathData } from './path-data.ts';

/** us-atlas/counties-10m.json; the id of a county begins with that of its state. */
export type CountyAtlas = Topology<{
  states: GeometryCollection<{ name: string }>;
  counties: GeometryCollection<{ name: string }>;
}>;

/** The atlas is drawn for 1:10,000,000: a thousandth of a degree is finer than its points. */
const UNITS = 1000;

const HEADER = `// Made by make.ts, with outlines/.
import type { State } from '#contract/vocabulary.ts';

/** Units of the drawings in one degree; north is up. */
export const OUTLINE_UNITS = ${UNITS};

/** South, west, north and east end of each outline in degrees. Alaska's west lies beyond -180. */
export const OUTLINE_BOXES: Record<State, readonly [number, number, number, number]> = {
`;

/**
 * Writes an SVG for each state, its land and the lines between its counties by longitude and latitude, and
 * a table of how far each reaches. Answers the bytes of all drawings together.
 */
export async function makeOutlines(atlas: CountyAtlas): Promise<number> {
  const folder = new URL('./outlines/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const boxes: string[] = [];
  let bytes = 0;
  for (const state of Object.keys(STATES) as State[]) {
    const rings = ringsOf(atlas, state);
    const land = rings.map((ring) => pathData(ring.map(inUnits), true)).join('');
    const lines = countyLines(atlas, state).map((line) => pathData(line.map(inUnits), false));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${land}" vector-effect="non-scaling-stroke"/><path id="lines" d="${lines.join('')}" vector-effect="non-scaling-stroke"/></svg>\n`;
    await writeFile(new URL(`${state}.svg`, folder), svg);
    boxes.push(`  ${state}: [${boxOf(rings).join(', ')}],\n`);
    bytes += svg.length;
  }
  await writeFile(new URL('./outline-boxes.ts', import.meta.url), `${HEADER}${boxes.join('')}};\n`);
  return bytes;
}

function ringsOf(atlas: CountyAtlas, state: State): Position[][] {
  const { geometry } = stateFeature(atlas, state);
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flat().map((ring) => ring.map(unrolled(state)));
}

function countyLines(atlas: CountyAtlas, state: State): Position[][] {
  const { id } = stateFeature(atlas, state);
  const geometries = atlas.objects.counties.geometries.filter((county) =>
    String(county.id).startsWith(String(id)),
  );
  const lines = mesh(atlas, { type: 'GeometryCollection', geometries }, (a, b) => a !== b);
  return lines.coordinates.map((line) => line.map(unrolled(state)));
}

function stateFeature(atlas: CountyAtlas, state: State): Feature<Polygon | MultiPolygon> {
  const found = feature(atlas, atlas.objects.states).features.find(({ properties: { name } }) =>
    [STATES[state], ATLAS_NAMES[state]].includes(name),
  );
  if (found?.geometry.type !== 'Polygon' && found?.geometry.type !== 'MultiPolygon')
    throw new Error(`us-atlas has no ${STATES[state]}`);
  return { ...found, geometry: found.geometry };
}

const ATLAS_NAMES: Partial<Record<State, string>> = {
  VI: 'United States Virgin Islands',
  MP: 'Commonwealth of the Northern Mariana Islands',
};

/** Alaska crosses the 180th meridian: what lies behind it goes on to the west. */
function unrolled(state: State) {
  return ([lng, lat]: Position): Position => [state === 'AK' && lng > 0 ? lng - 360 : lng, lat];
}

function inUnits([lng, lat]: Position): [number, number] {
  return [Math.round(lng * UNITS), Math.round(-lat * UNITS)];
}

/** To a hundredth of a degree. */
function boxOf(rings: Position[][]): number[] {
  const points = rings.flat();
  const lng = points.map(([x]) => x);
  const lat = points.map(([, y]) => y);
  return [
    Math.floor(Math.min(...lat) * 100) / 100,
    Math.floor(Math.min(...lng) * 100) / 100,
    Math.ceil(Math.max(...lat) * 100) / 100,
    Math.ceil(Math.max(...lng) * 100) / 100,
  ];
}
