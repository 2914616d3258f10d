/** Makes the lists of this folder from packages that only development needs; README.md says what comes from where. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPlaces } from '../places/load.ts';
import { readAirports } from './airports.ts';
import { readGeoNames } from './geo-names.ts';
import { namesInOtherScripts } from './other-scripts.ts';
import { townsWithoutMail } from './towns.ts';
import { commonWords, plainWords, wordsAsWell } from './words-as-well.ts';

// What is made is not known yet, so that the same is made each time.
write('towns.txt', '', []);
const places = loadPlaces();
const geoNames = readGeoNames();

write(
  'airports.txt',
  `Airports of the United States with scheduled flights by their codes, from OurAirports, and the place each serves.`,
  readAirports(places),
);
write(
  'other-scripts.txt',
  `Cities of the United States as they are written in Chinese, Korean, Cyrillic and Arabic letters, from GeoNames.`,
  namesInOtherScripts(geoNames, places),
);
write(
  'towns.txt',
  `Towns that the post office does not know, below their state, and the ZIP code that is nearest, from GeoNames.`,
  townsWithoutMail(geoNames, places),
);
write(
  'words-as-well.txt',
  `Names of small towns that are words of English or Spanish as well: inside of a text they are words.`,
  wordsAsWell([...places.cities, ...geoNames.map(({ name }) => name)]),
);

write(
  'common-words.txt',
  `The commonest words of English: in a sentence that says something else they are nobody's name ("all day long").`,
  commonWords(),
);

write(
  'plain-words.txt',
  `Words of English: none of them is somebody's name, or a place, that was misspelt ("rural", "welder").`,
  plainWords(),
);

function write(name: string, says: string, lines: string[]): void {
  writeFileSync(
    path.join(import.meta.dirname, name),
    `# ${says} Made by \`npm run make:place-names\`.\n\n${lines.join('\n')}\n`,
  );
  console.log(`${lines.length} lines: db/place-names/${name}`);
}
