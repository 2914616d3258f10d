import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isNpi } from '#contract/npi.ts';
import { Random } from '../../sample-data/random.ts';
import { poster, sessionOf } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { ask } from '../helpers/raw-http.ts';
import { SEED, isLong, sized } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { fileStore } from '../helpers/stores.ts';

const PROCESSES = 4;
const DOCTORS = 12;
const WRITES = sized(40, 10_000);
const KILLS = sized(2, 100);
/** Milliseconds until every process shows what was acknowledged, of ninety-nine in a hundred. */
const MOST_LAG = 200;
const NPIS = Array.from({ length: 10_000 }, (_, n) => String(1_000_000_000 + n)).filter(isNpi);
const TITLES = ['General psychiatrist', 'Child psychiatrist', 'Geriatric psychiatrist', 'Psychiatrist'];

interface Doctor {
  id: number;
  email: string;
  /** What was acknowledged last. */
  accepting: boolean;
  title: string;
}

it.runIf(isLong)(
  'all end as one that starts anew, whichever of them is killed, and nothing acknowledged is lost',
  async () => {
    const random = new Random(SEED);
    const dataDir = newFolder();
    const store = fileStore(join(dataDir, 'directory.sqlite'));
    const doctors: Doctor[] = [];
    for (let n = 0; n < DOCTORS; n++) {
      const email = `doctor${n}@example.com`;
      const id = await addPublicDoctor(store, email, new Date(), NPIS[n]);
      doctors.push({ id, email, accepting: true, title: '' });
    }
    store.close();
    const settings = { DATA_DIR: dataDir, REQUEST_LOG: 'off' };
    const served = await startServing({ ...settings, PROCESSES: String(PROCESSES) });
    const post = poster(served.url);
    const tokens = new Map<number, string>();
    for (const { id, email } of doctors) tokens.set(id, await sessionOf(post, email));
    const lags: number[] = [];
    const killedAt = new Set(Array.from({ length: KILLS }, () => random.int(0, WRITES - 1)));

    for (let write = 0; write < WRITES; write++) {
      if (killedAt.has(write)) killOne(served, random);
      const doctor = random.pick(doctors);
      const accepting = random.next() < 0.5;
      const title = random.pick(TITLES);
      const isTitle = random.next() < 0.5;
      const acknowledged = await acknowledgedAt(() =>
        isTitle
          ? post('change-title-website', { title, website: null }, tokens.get(doctor.id))
          : post('confirm-availability', { accepting }, tokens.get(doctor.id)),
      );
      if (isTitle) doctor.title = title;
      else doctor.accepting = accepting;
      // Where one was killed meanwhile, its successor is not there yet.
      if (write % 10 === 0) lags.push(await lagOf(served, doctor, acknowledged));
    }

    await settled(served);
    const addresses = [
      ...['', '&accepting=1', '&q=child', '&q=psychiatrist&sort=name'].map(
        (more) => `/api/doctors?searchState=MA${more}`,
      ),
      ...doctors.map(({ id }) => `/api/doctors/${id}`),
      ...[
        '/api/doctors/newest',
        '/api/states',
        '/api/landing',
        '/api/landing/ma',
        '/sitemap.xml',
        '/feed.xml',
      ],
      '/fhir/PractitionerRole?_count=5',
    ];
    const seen = await Promise.all(
      addresses.map((address) => answersOf(served.url, address, 4 * (PROCESSES - 1))),
    );
    expect(await served.stop()).toBe(0);
    const anew = await startServing(settings);
    for (const [n, address] of addresses.entries()) {
      const [one] = await answersOf(anew.url, address, 1);
      expect([address, ...new Set(seen[n])]).toEqual([address, one]);
    }
    for (const { id, accepting, title } of doctors) {
      const [now] = await answersOf(anew.url, `/api/doctors/${id}`, 1);
      expect(JSON.parse(now)).toMatchObject({ accepting, ...(title && { title }) });
    }
    await anew.stop();
    lags.sort((a, b) => a - b);
    const p99 = lags[Math.floor(lags.length * 0.99)];
    console.log(
      `${WRITES} writes, ${KILLS} kills: p50 ${lags[Math.floor(lags.length / 2)].toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    );
    expect(p99).toBeLessThan(MOST_LAG);
  },
);

/** Whichever is there. */
function killOne({ out }: Served, random: Random): void {
  const pids = out.flatMap((line) => {
    if (!line.includes('"msg":"started"') || line.includes('"supervisor"')) return [];
    return [(JSON.parse(line) as { pid: number }).pid];
  });
  const living = pids.filter(isRunning);
  if (living.length > 0) process.kill(random.pick(living), 'SIGKILL');
}

/** Writes until that is acknowledged: whoever was killed has kept it or not. Answers when that was. */
async function acknowledgedAt(write: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const status = await write().then(
      (answer) => answer.status,
      () => 503,
    );
    if (status === 200) return performance.now();
    expect(status).toBe(503);
    await new Promise((go) => setTimeout(go, 50));
  }
}

async function lagOf({ url }: Served, { id, accepting }: Doctor, since: number): Promise<number> {
  for (;;) {
    const bodies = await answersOf(url, `/api/doctors/${id}`, PROCESSES - 1);
    if (bodies.every((body) => (JSON.parse(body) as { accepting?: boolean }).accepting === accepting))
      return performance.now() - since;
  }
}

/** What so many connections are told, which the supervisor hands to one process after another. */
async function answersOf(url: string, address: string, connections: number): Promise<string[]> {
  const bodies: string[] = [];
  while (bodies.length < connections) {
    const answer = await ask(url, address).catch(() => null);
    if (answer?.status === 200) bodies.push(answer.body.toString());
  }
  return bodies;
}

/** Until nobody has been started for some seconds. */
async function settled({ out }: Served): Promise<void> {
  for (let before = -1; before !== out.length;) {
    before = out.length;
    await new Promise((go) => setTimeout(go, 15_000));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
