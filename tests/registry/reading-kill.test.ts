import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import { lineOfExclusion, writeLeie } from '../helpers/leie-file.ts';
import { lineOfEntry, nppesLine, npiOf, writeNppes } from '../helpers/nppes-file.ts';
import { registryEntry, registryExclusion } from '../helpers/registry.ts';
import { registryFolder, registryState, startReading } from '../helpers/registry-folder.ts';
import { SEED, sized } from '../helpers/scale.ts';

const KILLS = sized(3, 60);
const PEOPLE = sized(4000, 40_000);

it('comes to the same, whenever it is killed, and however often', async () => {
  const random = new Random(SEED);
  const { folder, file, read } = registryFolder();
  // Layers before it, so that what is replaced is removed at its end.
  const early = Array.from({ length: 500 }, (_, n) => lineOfEntry(registryEntry({ npi: npiOf(n) })));
  await read('nppes', await writeNppes(folder, { lines: early, dated: '2026-10-11' }));
  const killed = join(folder, 'killed.sqlite');
  copied(file, killed);

  const path = await writeNppes(folder, { lines: lines(random) });
  const list = writeLeie(folder, exclusions());
  const bytes = await goOn(file, 'nppes', path);
  await goOn(file, 'leie', list);

  for (let kill = 0; kill < KILLS; kill++) {
    const reading = await startReading(killed, 'nppes', path);
    // The last of them come when it is through, or nearly.
    const enough = Math.floor(bytes * random.next() * 1.1);
    await untilRead(killed, enough, reading.ended);
    reading.kill();
    await reading.ended;
  }
  await goOn(killed, 'nppes', path);
  await goOn(killed, 'leie', list);
  expect(registryState(killed)).toBe(registryState(file));
});

/** Psychiatrists among others, with some twice, some deactivated and some broken. */
function* lines(random: Random) {
  for (let n = 0; n < PEOPLE; n++) {
    const npi = npiOf(random.chance(0.05) ? random.int(0, n) : n);
    if (random.chance(0.02)) yield nppesLine({ NPI: npi, 'NPI Deactivation Date': '10/30/2026' });
    else if (random.chance(0.002)) yield 'broken';
    else if (random.chance(0.4))
      yield lineOfEntry(registryEntry({ npi, street: `${random.int(1, 99)} ELM ST` }));
    else yield nppesLine({ NPI: npi, 'Provider Last Name (Legal Name)': 'DOE' });
  }
}

function exclusions(): string[] {
  return Array.from({ length: 500 }, (_, n) => lineOfExclusion(registryExclusion({ npi: npiOf(n * 7) })));
}

/** Reads to its end. Answers how many bytes there are. */
async function goOn(database: string, register: 'nppes' | 'leie', path: string): Promise<number> {
  const end = await (await startReading(database, register, path)).ended;
  expect(end).toMatchObject({ code: 0, complained: '' });
  const reader = new BetterSqlite3(database, { readonly: true });
  const bytes = reader.prepare('SELECT bytes FROM registry_files ORDER BY id DESC LIMIT 1').pluck().get();
  reader.close();
  return Number(bytes);
}

function copied(database: string, to: string): void {
  const reader = new BetterSqlite3(database);
  reader.prepare('VACUUM INTO ?').run(to);
  reader.close();
}

/** Resolves once so much of the newest file is read, or it is read through, or nobody reads it. */
async function untilRead(database: string, enough: number, ended: Promise<unknown>): Promise<void> {
  const reader = new BetterSqlite3(database, { readonly: true });
  const isThere = reader
    .prepare(
      `SELECT 1 FROM registry_files
       WHERE dated = '2026-11-08' AND (read_to >= ? OR status <> 'reading')`,
    )
    .pluck();
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver && !isFound()) await sleep(1);
  reader.close();

  /** Whoever recovers the file after a kill has it alone, on a busy machine for longer than SQLite waits. */
  function isFound(): boolean {
    try {
      return isThere.get(enough) !== undefined;
    } catch (error) {
      if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false;
      throw error;
    }
  }
}
