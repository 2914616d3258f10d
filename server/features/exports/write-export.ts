import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../../../db/make-folder.ts';
import type { Store } from '../../../db/store.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/records/csv.ts';
import { MADE, resourcesOf } from '../fhir/resources.ts';
import type { Made } from '../fhir/resources.ts';
import type { Site } from '../fhir/source.ts';
import { readmeText } from './readme-text.ts';
import { exportTables } from './tables.ts';
import type { ExportTable } from './tables.ts';

/** So many rows are one write. */
const IN_A_SLICE = 250;

interface ExportNeeds {
  store: Store;
  site: Site & { siteName: string };
  now: Date;
  /** Hears how many rows of what are written. */
  onProgress: (what: string, done: number, of: number) => void;
}

/**
 * Writes everything into a folder that is new or empty: beside it first, so that it is there whole or not at all. Row by
 * row, so that memory holds no more of a large directory than of a small one. Throws where the folder has something in it.
 */
export async function writeExport(to: string, needs: ExportNeeds): Promise<void> {
  const folder = resolve(to);
  await refuseFull(folder);
  makeFolder(dirname(folder));
  // For its owner alone, as mkdtemp makes it.
  const aside = await mkdtemp(join(dirname(folder), `.${basename(folder)}-unfinished-`));
  try {
    await fill(aside, needs);
    // Takes the place of an empty folder, and fails for one that somebody has put something into.
    await rename(aside, folder);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
}

async function refuseFull(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: name a folder that is not there yet, or an empty one.`);
}

async function fill(folder: string, { store, site, now, onProgress }: ExportNeeds): Promise<void> {
  const tables = exportTables(store, now);
  for (const table of tables) {
    await write(join(folder, `${table.name}.csv`), csvOf(table, onProgress));
    await write(join(folder, `${table.name}.json`), jsonOf(table, onProgress));
  }
  await mkdir(join(folder, 'fhir'));
  for (const type of MADE)
    await write(join(folder, 'fhir', `${type}.ndjson`), ndjsonOf(type, { store, site, now, onProgress }));
  await writeFile(join(folder, 'README.txt'), readmeText(tables, site.siteName, now), { mode: 0o600 });
}

/** `flush`: on the disk before the folder gets its name. */
async function write(path: string, pieces: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(pieces), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

function* csvOf(table: ExportTable, onProgress: ExportNeeds['onProgress']): Iterable<string> {
  const columns = Object.values(table.csv);
  yield BYTE_ORDER_MARK + csvLine(Object.keys(table.csv));
  for (const rows of slicesOf(table, `${table.name}.csv`, onProgress))
    yield rows.map((row) => csvLine(columns.map((cell) => cell(row)))).join('');
}

/** A list with a row a line. */
function* jsonOf(table: ExportTable, onProgress: ExportNeeds['onProgress']): Iterable<string> {
  let before = '[\n';
  for (const rows of slicesOf(table, `${table.name}.json`, onProgress)) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

function* slicesOf({ ids, row }: ExportTable, file: string, onProgress: ExportNeeds['onProgress']) {
  const all = ids();
  for (let done = 0; done < all.length; done += IN_A_SLICE) {
    yield all.slice(done, done + IN_A_SLICE).flatMap((id) => row(id) ?? []);
    onProgress(file, Math.min(done + IN_A_SLICE, all.length), all.length);
  }
}

/** A resource a line, as the bulk export of FHIR has it: a Bundle of all would have to be read as a whole. */
function* ndjsonOf(type: Made, { store, site, now, onProgress }: ExportNeeds): Iterable<string> {
  const all = store.fhirEntries.count('entries', []);
  let done = 0;
  for (let after = 0; ;) {
    const entries = store.fhirEntries.page('entries', [], after, IN_A_SLICE);
    if (entries.length === 0) return;
    yield entries
      .map((entry) => {
        const profile = store.listings.profile(entry.id);
        if (!profile) return '';
        const made = resourcesOf(type, entry, profile, site, now);
        return made.map((resource) => `${JSON.stringify(resource)}\n`).join('');
      })
      .join('');
    done += entries.length;
    after = entries[entries.length - 1].id;
    onProgress(`${type}.ndjson`, done, Math.max(done, all));
  }
}
