import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';
import { numberText } from '#contract/wording.ts';
import { Random } from '../../sample-data/random.ts';
import { lineOfEntry, nppesLine, npiOf, NPPES_COLUMNS, writeNppes } from '../helpers/nppes-file.ts';
import { registryEntry } from '../helpers/registry.ts';
import { registryState } from '../helpers/registry-folder.ts';
import { fileStore, ROOT } from '../helpers/stores.ts';
import { SEED } from '../helpers/scale.ts';

/**
 * How long a monthly file of NPPES takes to be read, in how much memory, and whether it comes to the same when reading it
 * is killed ten times: npm run bench:registry [-- --rows 10000000 --kills 10 --built dist/server/read-process.js --file FILE]
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000000' },
    kills: { type: 'string', default: '10' },
    /** The process as an installation has it; else its source. */
    built: { type: 'string' },
    /** A zip that was made before; else one is made, and removed. */
    file: { type: 'string' },
  },
});
const ROWS = Number(values.rows);
const KILLS = Number(values.kills);
const MOST_MINUTES = 12;
const MOST_MEGABYTES = 250;
/** Of the real file 1.1 in a hundred have a code that begins with 2084, and three are bare: deactivated. */
const PSYCHIATRISTS = 0.011;
const BARE = 0.03;
/** Where the NPI goes. */
const MARK = '@';

const SCRIPT = values.built ?? 'server/features/registry/reading/read-process.ts';
const folder = mkdtempSync(join(tmpdir(), 'bench-registry-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'directory.sqlite');
const killed = join(folder, 'killed.sqlite');
fileStore(file).close();
copyFileSync(file, killed);

const path = values.file ?? (await made());
console.log(`${megabytes(statSync(path).size)} MB packed`);

const began = performance.now();
const whole = await reading(file).ended;
const minutes = (performance.now() - began) / 60_000;
if (whole.code !== 0) throw new Error(whole.said);
console.log(whole.said);
const { bytes, records } = newest(file);
console.log(
  `${numberText(Math.round(records / minutes / 60))} rows a second, ${minutes.toFixed(1)} minutes, ` +
    `${whole.cpu} seconds of processors, ${whole.peak} MB at most, of ${megabytes(bytes)} MB`,
);

const random = new Random(SEED);
for (let kill = 1; kill <= KILLS; kill++) {
  const { ended, kill: end } = reading(killed);
  let isOver = false;
  void ended.then(() => (isOver = true));
  // Each comes a little further than the one before.
  const until = (bytes * (kill - 1 + random.next())) / KILLS;
  while (!isOver && newest(killed).read_to < until) await sleep(20);
  end();
  await ended;
  console.log(`Killed after ${megabytes(newest(killed).read_to)} MB`);
}
const last = await reading(killed).ended;
const isSame = last.code === 0 && registryState(killed) === registryState(file);
console.log(isSame ? 'The table is the same.' : `✗ The table differs. ${last.said}`);

if (minutes > MOST_MINUTES) console.log(`✗ more than ${MOST_MINUTES} minutes`);
if (whole.peak > MOST_MEGABYTES) console.log(`✗ more than ${MOST_MEGABYTES} MB`);
process.exitCode = isSame && minutes <= MOST_MINUTES && whole.peak <= MOST_MEGABYTES ? 0 : 1;

async function made(): Promise<string> {
  console.log(`Making ${numberText(ROWS)} rows`);
  return writeNppes(folder, { lines: lines(new Random(SEED)), compression: 1 });
}

function reading(database: string) {
  const loader = SCRIPT.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, SCRIPT, database, 'nppes', path, ''], { cwd: ROOT });
  let said = '';
  let [peak, cpu] = [0, 0];
  child.stdout.on('data', (text: Buffer) => (said += String(text)));
  child.stderr.on('data', (text: Buffer) => (said += String(text)));
  const look = () => {
    peak = Math.max(peak, residentAtMost(child.pid));
    cpu = Math.max(cpu, cpuSeconds(child.pid));
  };
  const looking = setInterval(look, 100);
  const ended = once(child, 'close').then(([code]) => {
    clearInterval(looking);
    return { code: code as number | null, said: said.trim(), peak, cpu };
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}

function megabytes(bytes: number): string {
  return numberText(Math.round(bytes / 1e6));
}

/** Of a process at any moment until now, in megabytes: the system's own mark. */
function residentAtMost(pid: number | undefined): number {
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(procText(pid, 'status'))?.[1] ?? 0) / 1024);
}

/** Of all its threads: the 14th and 15th field, of which the second is a name in brackets, in hundredths. */
function cpuSeconds(pid: number | undefined): number {
  const [user = 0, system = 0] = procText(pid, 'stat').split(') ').at(-1)?.split(' ').slice(11, 13) ?? [];
  return Math.round((Number(user) + Number(system)) / 100);
}

/** Empty when it is gone. */
function procText(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function newest(database: string): { bytes: number; read_to: number; records: number } {
  const reader = new BetterSqlite3(database, { readonly: true });
  try {
    const row = reader.prepare<[], ReturnType<typeof newest>>(
      'SELECT bytes, read_to, records FROM registry_files',
    );
    return row.get() ?? { bytes: 0, read_to: 0, records: 0 };
  } finally {
    reader.close();
  }
}

/** Each a person of their own, cut from a few lines that are made once. */
function* lines(random: Random): Generator<string> {
  const psychiatrists = Array.from({ length: 50 }, (_, n) => cut(lineOfEntry(psychiatrist(n))));
  const others = Array.from({ length: 200 }, (_, n) => cut(somebody(random, n)));
  const bare = cut(nppesLine({ NPI: MARK, 'NPI Deactivation Date': '03/01/2025' }));
  for (let n = 0; n < ROWS; n++) {
    const chance = random.next();
    const [before, after] =
      chance < PSYCHIATRISTS ? psychiatrists[n % 50] : chance < PSYCHIATRISTS + BARE ? bare : others[n % 200];
    yield before + npiOf(n) + after;
  }
}

function cut(line: string): [string, string] {
  const at = line.indexOf(MARK);
  return [line.slice(0, at), line.slice(at + 1)];
}

function psychiatrist(n: number) {
  return registryEntry({ npi: MARK, last_name: `OSEI-${n}`, street: `${n} ELM ST`, zip: `02${n + 100}1234` });
}

/** With some of everything that stands in the real file. */
function somebody(random: Random, n: number): string {
  const filled = NPPES_COLUMNS.filter((column) => !/_\d+$/.test(column) && random.chance(0.4));
  const names = Object.fromEntries(
    filled.map((column) => [column, `${column.slice(9, 20).toUpperCase()} ${n}`]),
  );
  return nppesLine({
    ...names,
    'Healthcare Provider Taxonomy Code_1': random.pick(['207Q00000X', '363L00000X', '1041C0700X']),
    'Provider License Number_1': `A${random.int(10_000, 99_999)}`,
    'Provider License Number State Code_1': 'MA',
    'NPI Deactivation Date': '',
    'Replacement NPI': '',
    NPI: MARK,
    'Entity Type Code': random.chance(0.2) ? '2' : '1',
  });
}
