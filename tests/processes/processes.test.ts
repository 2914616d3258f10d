import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ofEachReader, startedOf, untilAll, whileStill } from '../helpers/processes.ts';
import type { Started } from '../helpers/processes.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { ask } from '../helpers/raw-http.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { fileStore } from '../helpers/stores.ts';

const PROCESSES = 3;
const EMAIL = 'ada@example.com';
const READERS = PROCESSES - 1;

interface Line {
  msg: string;
  pid: number;
  process?: string;
  number?: number;
}

let served: Served;
let post: Post;
let token: string;
let doctor: number;
beforeAll(async () => {
  const dataDir = newFolder();
  const store = fileStore(join(dataDir, 'directory.sqlite'));
  doctor = await addPublicDoctor(store, EMAIL, new Date());
  store.close();
  served = await startServing({ DATA_DIR: dataDir, PROCESSES: String(PROCESSES) });
  post = poster(served.url);
  token = await sessionOf(post, EMAIL);
  return () => served.stop();
});

describe('several processes', () => {
  it('show what a doctor has published as soon as it is answered, each of them', async () => {
    for (const accepting of [false, true, false]) {
      expect((await post('confirm-availability', { accepting }, token)).status).toBe(200);
      expect(await eachFoundAccepting()).toEqual(Array(READERS).fill(accepting ? 1 : 0));
    }
  });

  it('have the writer answer whoever is signed in, and know nobody by what they say of their address', async () => {
    const own = await ask(served.url, '/api/user/profile', { authorization: token });
    const none = await ask(served.url, '/api/user/profile');
    expect([none.status, own.status === none.status]).toEqual([401, false]);
    expect(logged('not ready')).toEqual([]);
  });

  it('answer visitors while the writer is away, and refuse what is for it until there is another one', async () => {
    const [{ pid }] = started('writer').slice(-1);
    const before = await foundAccepting();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => logged('the process that writes has ended')).toHaveLength(1);
    const refused = await ask(served.url, '/healthz-of-the-writer', { authorization: token });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(await foundAccepting()).toBe(before);

    await expect.poll(() => started('writer')).toHaveLength(2);
    await expect
      .poll(async () => (await post('confirm-availability', { accepting: true }, token)).status)
      .toBe(200);
    expect(await foundAccepting()).toBe(1);
    // Readers that may have missed something have successors.
    await expect.poll(() => started('reader')).toHaveLength(2 * READERS);
    expect(await eachFoundAccepting()).toEqual(Array(READERS).fill(1));
  });

  it('lose nothing by the end of one that reads', async () => {
    const readers = started('reader');
    process.kill(readers[readers.length - 1].pid, 'SIGKILL');
    // What the supervisor says of one that had just said that it had started depends on which of the two it hears first.
    const told = () => [
      ...logged('a process that reads has ended'),
      ...logged('a process could not be started'),
    ];
    await expect.poll(told).toHaveLength(1);
    expect((await post('confirm-availability', { accepting: false }, token)).status).toBe(200);
    await expect.poll(() => started('reader')).toHaveLength(readers.length + 1);
    expect(await eachFoundAccepting()).toEqual(Array(READERS).fill(0));
  });

  it('leave no visitor to one that stands still, nor to its end', async () => {
    await untilAll(served, PROCESSES);
    const readers = started('reader');
    const [{ pid }] = readers.slice(-1);
    const statuses = await whileStill([pid], async () => {
      const asked = Array.from({ length: 10 }, () => ask(served.url, `/api/doctors/${doctor}`));
      const answers = await Promise.all(asked);
      process.kill(pid, 'SIGKILL');
      return answers.map(({ status }) => status);
    });
    expect(statuses).toEqual(Array(10).fill(200));
    await expect.poll(() => started('reader')).toHaveLength(readers.length + 1);
  });

  it('have successors before they go', async () => {
    const [readers, writers] = [started('reader').length, started('writer').length];
    process.kill(served.pid, 'SIGUSR2');
    const statuses = new Set<number>();
    for (let n = 0; started('reader').length < readers + READERS; n++) {
      statuses.add((await ask(served.url, `/api/doctors/${doctor}`)).status);
      // No more than a caller may have made, also where it takes a minute.
      if (n % 5 === 0) statuses.add((await post('confirm-availability', { accepting: true }, token)).status);
      await sleep(200);
    }
    expect([...statuses]).toEqual([200]);
    expect(started('writer')).toHaveLength(writers + 1);
  });

  it('end in order', async () => {
    expect(await served.stop()).toBe(0);
    expect(served.err).toEqual([]);
    expect(lines().at(-1)).toMatchObject({ msg: 'stopped', process: 'supervisor' });
  });
});

/** How many accept new patients, as one of the readers says. */
async function foundAccepting(): Promise<number> {
  const { body } = await ask(served.url, '/api/doctors?searchState=MA&accepting=1');
  return (JSON.parse(body.toString()) as { totalCount: number }).totalCount;
}

async function eachFoundAccepting(): Promise<number[]> {
  await untilAll(served, PROCESSES);
  return ofEachReader(served, foundAccepting);
}

function lines(): Line[] {
  return served.out.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
}

function logged(message: string): Line[] {
  return lines().filter(({ msg }) => msg.startsWith(message));
}

function started(what: 'writer' | 'reader'): Started[] {
  return startedOf(served).filter(({ process }) => process === what);
}
