import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedDemo, startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { childrenOf, heldBy, workedBy } from '../helpers/process-memory.ts';
import { askAll } from '../helpers/raw-http.ts';
import { elsewhere, searchPage } from './different-searches.ts';
import type { Load } from './load.ts';
import { median } from './median.ts';

const HELP = `npm run bench:processes [-- --only N]

Measures what several processes cost and bring, with 600 and 100,000 doctors, on Linux: pages of searches, each of which
is made anew, and one page that is kept. One process, two that know nothing of each other, and four on one file stand
beside each other and are asked in turn by eight connections, in rounds: what a machine takes changes from minute to
minute, so that only their ratios say something. Four are held against two apart for what a request costs, since a
machine whose cores are all busy takes longer for everything.

  --only N    only with N doctors; SEEDED_DEMO may name a folder of such a demo`;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

/** By each process that answers: code that is seldom run is slow. */
const WARM = 3000;
const ROUNDS = 7;
/** In a round, of each. */
const MADE = 800;
const KEPT = 20_000;
/** With four connections each. */
const ASKERS = 2;
const clients = Array.from({ length: ASKERS }, () => fork(join(import.meta.dirname, 'load.ts')));

/** Sites beside each other, and of how many processes each is. */
const SETUPS = {
  'one process': { sites: 1, processes: 1 },
  'two apart': { sites: 2, processes: 1 },
  four: { sites: 1, processes: 4 },
};
type Name = keyof typeof SETUPS;
const NAMES = Object.keys(SETUPS) as Name[];

interface Cost {
  perSecond: number;
  /** Milliseconds of processor time for a request. */
  cpu: number;
}

if (options.help) console.log(HELP);
else for (const doctors of options.only ? [Number(options.only)] : [600, 100_000]) await run(doctors);
for (const client of clients) client.disconnect();

async function run(doctors: number): Promise<void> {
  const { SEEDED_DEMO } = process.env;
  process.env.SEEDED_DEMO ??= await seedDemo(doctors, false);
  const setups = {} as Record<Name, DemoServer[]>;
  for (const name of NAMES) setups[name] = await startAll(SETUPS[name]);
  try {
    const started = NAMES.map((name) => setups[name].map(memoryOf).join('; '));
    console.log(`\n${doctors.toLocaleString('en-US')} doctors`);
    for (const name of NAMES) await askMade(setups[name], (WARM * SETUPS[name].processes) / ASKERS);
    await compare('A page that is made', setups, (sites) => askMade(sites, MADE), MADE);
    for (const name of NAMES) await askKept(setups[name], WARM);
    await compare('A page that is kept', setups, (sites) => askKept(sites, KEPT), KEPT);
    console.log('\n  Megabytes, what is shared counted once: started, then after all that');
    NAMES.forEach((name, n) =>
      console.log(`  ${name.padEnd(14)}${started[n]}  →  ${setups[name].map(memoryOf).join('; ')}`),
    );
  } finally {
    for (const site of Object.values(setups).flat()) await site.stop();
    if (!SEEDED_DEMO) {
      await rm(process.env.SEEDED_DEMO, { recursive: true, force: true });
      delete process.env.SEEDED_DEMO;
    }
  }
}

async function startAll({ sites, processes }: (typeof SETUPS)[Name]): Promise<DemoServer[]> {
  const env = { PROCESSES: String(processes), TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
  const started: DemoServer[] = [];
  for (let n = 0; n < sites; n++) started.push(await startDemo(undefined, { env }));
  return started;
}

/** Asks all in turn, and prints the medians. */
async function compare(
  title: string,
  setups: Record<Name, DemoServer[]>,
  askOf: (sites: DemoServer[]) => Promise<unknown>,
  count: number,
): Promise<void> {
  const rounds: Record<Name, Cost>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const costs = {} as Record<Name, Cost>;
    for (const name of NAMES) costs[name] = await costOf(setups[name], askOf, count * ASKERS);
    rounds.push(costs);
  }
  const middle = (figure: (costs: Record<Name, Cost>) => number) => median(rounds.map(figure));
  console.log(`\n  ${title}: a second, processor time`);
  for (const name of NAMES) {
    const [perSecond, cpu] = [middle((one) => one[name].perSecond), middle((one) => one[name].cpu * 1000)];
    console.log(`  ${name.padEnd(14)}${perSecond.toFixed(0).padStart(8)}${cpu.toFixed(0).padStart(8)} µs`);
  }
  const more = middle((one) => one.four.perSecond / one['one process'].perSecond);
  const dearer = middle((one) => one.four.cpu / one['two apart'].cpu);
  console.log(`  four to one, a second          ${more.toFixed(2)}`);
  console.log(`  four to two apart, processor   ${dearer.toFixed(2)}`);
}

/** Each of all who ask, at the same time, asks for so many searches. */
function askMade(sites: DemoServer[], count: number): Promise<unknown> {
  return Promise.all(askedBy(sites).map(({ origin }) => askAll(origin, count, searchPage, elsewhere)));
}

/** The same of the home page, by processes that take little of the machine for it. */
function askKept(sites: DemoServer[], count: number): Promise<unknown> {
  return Promise.all(
    askedBy(sites).map(async ({ origin }, n) => {
      const { host, port } = new URL(origin);
      const request = `GET /home HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`;
      clients[n].send({ port: Number(port), request, connections: 4, requests: count / 4 } satisfies Load);
      await once(clients[n], 'message');
    }),
  );
}

function askedBy(sites: DemoServer[]): DemoServer[] {
  return clients.map((_, n) => sites[n % sites.length]);
}

async function costOf(
  sites: DemoServer[],
  askOf: (sites: DemoServer[]) => Promise<unknown>,
  asked: number,
): Promise<Cost> {
  const [began, before] = [performance.now(), cpuOf(sites)];
  await askOf(sites);
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
  return [...new Set(sites.flatMap(pidsOf))].reduce((sum, pid) => sum + workedBy(pid), 0);
}

function memoryOf(site: DemoServer): number[] {
  return pidsOf(site).map((pid) => Math.round(heldBy(pid)));
}
