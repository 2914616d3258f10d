import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API } from '#contract/paths.ts';
import { login } from '../attack/many.ts';
import { seedDemo, startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { childrenOf, heldBy, workedBy } from '../helpers/process-memory.ts';
import { ask, askAll } from '../helpers/raw-http.ts';
import { differentSearch, elsewhere, searchPage } from './different-searches.ts';
import { median, share } from './median.ts';

const HELP = `npm run bench:site [-- --only N]

Measures the built product from outside, with 600 and 100,000 doctors, on Linux: how long it takes to start, what pages
and answers that nobody has asked for before cost the whole process (search, document, compression, garbage collection,
sockets), what it holds at rest and after all that, and how long others wait while people search, save and sign in.

  --only N    only with N doctors; SEEDED_DEMO may name a folder of such a demo`;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

const STARTS = 5;
/** Code that is seldom run is slow. */
const WARM = 3000;
const ASKED = 4000;
const ROUNDS = 7;
const MIXED_MS = 10_000;
const BETWEEN_PROBES_MS = 5;
/** What one account may do in an hour is bounded. */
const BETWEEN_SAVES_MS = 200;

interface Cost {
  /** Milliseconds of processor time for a request. */
  worked: number;
  /** Milliseconds that each took. */
  took: number[];
}

if (options.help) console.log(HELP);
else for (const doctors of options.only ? [Number(options.only)] : [600, 100_000]) await run(doctors);

async function run(doctors: number): Promise<void> {
  const { SEEDED_DEMO } = process.env;
  process.env.SEEDED_DEMO ??= await seedDemo(doctors, false);
  const demo = await startDemo(undefined, { env: { TRUST_PROXY: '1' } });
  try {
    console.log(`\n${doctors.toLocaleString('en-US')} doctors`);
    await measureStarts(demo);
    const atRest = heldBy(demo.pid);
    await measurePages(demo);
    await measureAnswers(demo);
    await measureWaiting(demo);
    row('held at rest, after all that', [atRest, heldBy(demo.pid)], 0, 'MB');
  } finally {
    await demo.stop();
    if (!SEEDED_DEMO) {
      await rm(process.env.SEEDED_DEMO, { recursive: true, force: true });
      delete process.env.SEEDED_DEMO;
    }
  }
}

/** From the command to the first answer; of a process that was killed. */
async function measureStarts(demo: DemoServer): Promise<void> {
  const starts: number[] = [];
  for (let n = 0; n < STARTS; n++) {
    const began = performance.now();
    await demo.killAndStart();
    starts.push(performance.now() - began);
  }
  row('started in, median of five', [median(starts)], 0, 'ms');
}

async function measurePages({ origin, pid }: DemoServer): Promise<void> {
  await askAll(origin, WARM, searchPage, elsewhere);
  const { worked, took } = await costOf(pid, ASKED, () => askAll(origin, ASKED, searchPage, elsewhere));
  row('a search page that is made, processor', [worked], 2, 'ms');
  row('the same at four askers, p50 and p99', [share(took, 0.5), share(took, 0.99)], 1, 'ms');
}

/** Beside a bare server of node:http that sends as many bytes. */
async function measureAnswers({ origin, pid }: DemoServer): Promise<void> {
  const path = () => `${API.doctors}?${differentSearch()}`;
  const constant = fork(join(import.meta.dirname, 'constant.ts'));
  constant.send((await ask(origin, path())).body.toString());
  const [port] = (await once(constant, 'message')) as [number];
  const bare = `http://127.0.0.1:${port}`;
  const costs = async (count: number) => ({
    made: await costOf(pid, count, () => askAll(origin, count, path, elsewhere)),
    bare: await costOf(constant.pid ?? 0, count, () => askAll(bare, count, path, elsewhere)),
  });
  await costs(WARM);
  const rounds: Awaited<ReturnType<typeof costs>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await costs(ASKED / 4));
  constant.disconnect();
  row(`${API.doctors} that is made, processor`, [median(rounds.map(({ made }) => made.worked))], 2, 'ms');
  const toBare = median(rounds.map(({ made, bare: { worked } }) => worked / made.worked));
  row('as many bytes of bare node:http to it', [toBare], 2, '');
}

/** What one who asks for next to nothing waits, alone and while others search, save a profile and sign in. */
async function measureWaiting({ origin, pid }: DemoServer): Promise<void> {
  const token = await signIn(origin, 'doctor@example.com');
  const alone = await waits(origin, sleep(MIXED_MS / 4));
  const ends = performance.now() + MIXED_MS;
  const until = async (act: (n: number) => Promise<unknown>, pause = 0) => {
    for (let n = 0; performance.now() < ends; n++) await Promise.all([act(n), sleep(pause)]);
  };
  const before = workedBy(pid);
  const busy = await waits(
    origin,
    Promise.all([
      until(() => ask(origin, searchPage(), { 'accept-encoding': 'br', ...elsewhere() })),
      until(() => ask(origin, searchPage(), { 'accept-encoding': 'br', ...elsewhere() })),
      until((n) => saveSummary(origin, token, `What we do, told ${n} times.`), BETWEEN_SAVES_MS),
      until(() => signIn(origin, 'admin@example.com'), BETWEEN_SAVES_MS),
    ]),
  );
  row('/healthz alone, p50 and p99', [share(alone, 0.5), share(alone, 0.99)], 1, 'ms');
  row('the same while others search, save, sign in', [share(busy, 0.5), share(busy, 0.99)], 1, 'ms');
  row('of the time the process worked meanwhile', [((workedBy(pid) - before) / MIXED_MS) * 100], 0, '%');
}

async function signIn(origin: string, email: string): Promise<string> {
  const { status, token } = await login(origin, email, 'demo-password-1');
  if (token === '') throw new Error(`Not signed in: ${status}`);
  return token;
}

async function saveSummary(origin: string, token: string, summary: string): Promise<void> {
  const answer = await fetch(origin + API.changeSummary, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, ...elsewhere() },
    body: JSON.stringify({ summary }),
  });
  if (answer.status !== 200) throw new Error(`Not saved: ${answer.status} ${await answer.text()}`);
}

/** Milliseconds that each of many small questions took, asked one after another until something ends. */
async function waits(origin: string, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  const took: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await ask(origin, '/healthz');
    took.push(performance.now() - began);
    await sleep(BETWEEN_PROBES_MS);
  }
  await over;
  return took;
}

async function costOf(pid: number, count: number, act: () => Promise<number[]>): Promise<Cost> {
  const all = () => [pid, ...childrenOf(pid)].reduce((sum, id) => sum + workedBy(id), 0);
  const before = all();
  const took = await act();
  return { worked: (all() - before) / count, took };
}

function row(name: string, figures: number[], digits: number, unit: string): void {
  console.log(
    `  ${name.padEnd(46)}${figures.map((figure) => figure.toFixed(digits).padStart(9)).join('')} ${unit}`,
  );
}
