import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { loadPlaces } from '../../db/places/load.ts';
import { seedDemo, startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { childrenOf } from '../helpers/process-memory.ts';
import { askAll } from '../helpers/raw-http.ts';

const HELP = `npm run bench:processes [-- --only N]

Measures what several processes cost and bring, with 600 and 100,000 doctors, on Linux: pages of searches, each of which
is made anew, and one page that is kept. Four processes are held against two that know nothing of each other and are
asked at the same time, by as many connections: a machine whose cores are all busy takes longer for everything.

  --only N    only with N doctors`;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

/** By each process that answers: code that is seldom run is slow. */
const WARM = 3000;
const ASKED = 3000;
const KEPT = 20_000;
const RADII = [5, 10, 25, 50, 100];
/** Of /proc/PID/stat: in hundredths of a second. */
const TICK_MS = 10;

interface Cost {
  perSecond: number;
  /** Milliseconds of processor time for a request. */
  cpu: number;
}

const { zips } = loadPlaces();
let callers = 0;
/** Each comes from elsewhere: how much one caller may ask for is bounded. */
const elsewhere = () => {
  callers++;
  return { 'x-forwarded-for': `10.${[16, 8, 0].map((by) => (callers >> by) & 255).join('.')}` };
};
let searches = 0;
const search = () => {
  const n = searches++;
  return `/search?searchZipCode=${zips[(n * 7919) % zips.length]}&radius=${RADII[n % RADII.length]}`;
};

if (options.help) console.log(HELP);
else for (const doctors of options.only ? [Number(options.only)] : [600, 100_000]) await run(doctors);

async function run(doctors: number): Promise<void> {
  process.env.SEEDED_DEMO = await seedDemo(doctors, false);
  const alone = await measureAll(1, 1);
  const apart = await measureAll(1, 2);
  const four = await measureAll(4, 1, 2);
  console.log(`\n${doctors.toLocaleString('en-US')} doctors`);
  for (const kind of ['made', 'kept'] as const) {
    console.log(`\n  A page that is ${kind}: a second, processor time`);
    for (const [name, figures] of Object.entries({ 'one process': alone, 'two apart': apart, four }))
      console.log(
        `  ${name.padEnd(14)}${figures[kind].perSecond.toFixed(0).padStart(8)}${(figures[kind].cpu * 1000).toFixed(0).padStart(8)} µs`,
      );
    console.log(
      `  four to one, a second          ${(four[kind].perSecond / alone[kind].perSecond).toFixed(2)}`,
    );
    console.log(`  four to two apart, processor   ${(four[kind].cpu / apart[kind].cpu).toFixed(2)}`);
  }
  console.log('\n  Megabytes, what is shared counted once: started, then after all that');
  console.log(`  one process: ${alone.started.join()}; ${alone.after.join()}`);
  console.log(`  supervisor, writer, readers: ${four.started.join()}; ${four.after.join()}`);
  await rm(process.env.SEEDED_DEMO, { recursive: true, force: true });
}

/** So many sites beside each other, each of so many processes, asked as much as each other by so many times four connections. */
async function measureAll(processes: number, count: number, askers = count) {
  const env = { PROCESSES: String(processes), TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
  const sites: DemoServer[] = [];
  for (let n = 0; n < count; n++) sites.push(await startDemo(undefined, { env }));
  try {
    const started = sites.map(memoryOf);
    const asked = Array.from({ length: askers }, (_, n) => sites[n % count]);
    const warm = (WARM * count * Math.max(1, processes - 1)) / askers;
    await each(asked, warm, search);
    const made = await costOf(asked, ASKED, search);
    await each(asked, warm, () => '/home');
    const kept = await costOf(asked, KEPT, () => '/home');
    return { made, kept, started, after: sites.map(memoryOf) };
  } finally {
    for (const site of sites) await site.stop();
  }
}

/** So many of each site, of all at the same time. */
async function each(sites: DemoServer[], count: number, path: () => string): Promise<void> {
  await Promise.all(sites.map(({ origin }) => askAll(origin, count, path, elsewhere)));
}

async function costOf(sites: DemoServer[], count: number, path: () => string): Promise<Cost> {
  const [began, before] = [performance.now(), cpuOf(sites)];
  await each(sites, count, path);
  const asked = count * sites.length;
  return {
    perSecond: (asked * 1000) / (performance.now() - began),
    cpu: (cpuOf(sites) - before) / asked,
  };
}

function pidsOf({ pid }: DemoServer): number[] {
  return [pid, ...childrenOf(pid)];
}

/** Milliseconds of all processes since they began. */
function cpuOf(sites: DemoServer[]): number {
  return [...new Set(sites.flatMap(pidsOf))].reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  }, 0);
}

function memoryOf(site: DemoServer): number[] {
  return pidsOf(site).map((pid) => {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  });
}
