import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDemo } from '../helpers/demo-server.ts';
import type { DemoServer } from '../helpers/demo-server.ts';
import { ATTACKS } from './attacks.ts';
import { plant, plantAsset, uproot } from './planted.ts';
import { isHealthy, usageOf, watched } from './watched.ts';
import type { Usage } from './watched.ts';

const HELP = `npm run test:attack [-- options]

Attacks the built product on this machine, and prints what it cost: descriptors, resident memory, and how long /healthz
took meanwhile. Each is made twice. Ends with 1 when the process died, kept what it should have given
back, or failed somebody else.

  --doctors N   how many the directory has (200)
  --only TEXT   attacks whose name has the text`;

/** The first round fills what is kept on purpose, and the heap; a second one that adds more than this has found a leak. */
const MOST_MEGABYTES_ADDED = 64;
const MOST_DESCRIPTORS_LEFT = 10;
const SETTLE_MS = 3_000;
/** Connections are kept for five seconds between requests, and looked at every five. */
const MOST_SETTLING_MS = 15_000;

const { values: options } = parseArgs({
  options: {
    doctors: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const doctors = Number(options.doctors);

if (options.help) console.log(HELP);
else if (!Number.isInteger(doctors) || doctors < 1) {
  console.error(HELP);
  process.exitCode = 2;
} else process.exitCode = (await attackAll()) ? 0 : 1;

async function attackAll(): Promise<boolean> {
  const server = await startDemo(plant, { doctors });
  try {
    const faults: string[] = [];
    faults.push(...(await round(server, 'first')));
    const { megabytes } = usageOf(server.pid);
    plantAsset();
    faults.push(...(await round(server, 'second')));
    const added = usageOf(server.pid).megabytes - megabytes;
    if (added > MOST_MEGABYTES_ADDED) faults.push(`The second round has added ${added} MB`);
    for (const fault of faults) console.log(`\n✗ ${fault}`);
    if (faults.length === 0) console.log('\n✓ Nothing died, nothing leaked.');
    return faults.length === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    uproot();
    await server.stop();
  }
}

async function round(server: DemoServer, name: string): Promise<string[]> {
  console.log(`\n${row([`${name} round`, 'descriptors', 'megabytes', '/healthz ms'])}`);
  console.log(row(['before, most, after; median, slowest', '', '', '']));
  const faults: string[] = [];
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (name.includes(options.only)) faults.push(...(await attacked(server, name, attack)));
  }
  return faults;
}

/** Prints what an attack cost. Answers what went wrong; throws when the process is gone. */
async function attacked(
  { origin, pid }: DemoServer,
  name: string,
  attack: (typeof ATTACKS)[string],
): Promise<string[]> {
  const before = usageOf(pid);
  let wrong: string | null = null;
  const { most, medianMs, slowestMs, unanswered } = await watched(origin, pid, async () => {
    wrong = await attack(origin).catch((error: unknown) => String(error));
  });
  const after = await settled(pid, before.descriptors + MOST_DESCRIPTORS_LEFT);
  console.log(
    row([
      name,
      ...(['descriptors', 'megabytes'] as const).map((what) =>
        [before, most, after].map((usage) => usage[what]).join(' '),
      ),
      `${medianMs.toFixed(0)} ${slowestMs.toFixed(0)}`,
    ]),
  );
  const faults: string[] = [];
  if (wrong !== null) faults.push(wrong);
  if (unanswered > 0) faults.push(`${unanswered} times /healthz was not answered`);
  if (after.descriptors > before.descriptors + MOST_DESCRIPTORS_LEFT) {
    faults.push(`${after.descriptors - before.descriptors} descriptors are left open`);
  }
  if (!(await isHealthy(origin))) faults.push('it does not answer any more');
  return faults.map((fault) => `${name}: ${fault}`);
}

/** What is in use once no more than so many descriptors are, or when that does not come. */
async function settled(pid: number, descriptors: number): Promise<Usage> {
  const ended = performance.now() + MOST_SETTLING_MS;
  for (;;) {
    await sleep(SETTLE_MS);
    const usage = usageOf(pid);
    if (usage.descriptors <= descriptors || performance.now() > ended) return usage;
  }
}

function row([name, ...cells]: string[]): string {
  return name.padEnd(56) + cells.map((cell) => cell.padStart(16)).join('');
}
