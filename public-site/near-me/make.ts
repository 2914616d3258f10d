/** Makes zip-points.bin, the points of ZIP codes for `nearest-zip.ts`, from db/zip-codes: `npm run make:zip-points`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const FROM = path.join(import.meta.dirname, '../../db/zip-codes/us-zip-codes.csv.gz');
const TO = path.join(import.meta.dirname, 'zip-points.bin');

const points = new Set<string>();
const numbers: number[] = [];
let last = 0;
for (const line of gunzipSync(readFileSync(FROM)).toString().trim().split('\n').slice(1)) {
  const [zip, , , , lat, lng] = line.split(',');
  // A hundredth of a degree is half a mile; PO boxes share the point of the ZIP code before them.
  const point = [lat, lng].map((degrees) => Math.round(Number(degrees) * 100));
  if (points.has(point.join())) continue;
  points.add(point.join());
  numbers.push(Number(zip) - last, ...point);
  last = Number(zip);
}
writeFileSync(TO, Int16Array.from(numbers));
console.log(`${points.size} points, ${2 * numbers.length} bytes: ${path.relative(process.cwd(), TO)}`);
