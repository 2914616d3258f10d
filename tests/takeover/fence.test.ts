import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { generationOf } from '../../db/generation.ts';
import { holdPlace, keepKey } from '../../server/app/takeover/hold-place.ts';
import { makeLease, takeLease } from '../../server/app/takeover/lease.ts';
import type { Lease } from '../../server/app/takeover/lease.ts';
import { claimGeneration, generationsAt } from '../../server/app/takeover/place.ts';
import { refuseTakenOver } from '../../server/app/takeover/refuse-taken-over.ts';
import { takeOver } from '../../server/app/takeover/take-over.ts';
import { poster, sessionOf } from '../helpers/accounts.ts';
import { ask } from '../helpers/raw-http.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

const EMAIL = 'ada@example.com';
/** Milliseconds, for a lease whose end is waited for: nothing may count on its being held yet. */
const SHORT = 1000;
let place: string;
let one: string;
beforeEach(() => {
  [place, one] = [newFolder(), newFolder()];
});

describe('a machine that was taken over', () => {
  it.each([
    ['one process', { PROCESSES: '1' }, false],
    ['one process that was frozen meanwhile', { PROCESSES: '1' }, true],
    ['several', { PROCESSES: '3' }, false],
  ])('acknowledges nothing more, ends, and does not start again: %s', async (_, several, isFrozen) => {
    const store = fileStore(fileIn(one));
    await addPublicDoctor(store, EMAIL, new Date());
    store.close();
    const env = { DATA_DIR: one, TAKEOVER_DIR: place, ...several };
    const served = await serving(env);
    const post = poster(served.url);
    const token = await sessionOf(post, EMAIL);
    const answered = async (accepting: boolean) =>
      post('confirm-availability', { accepting }, token).then(
        ({ status }) => status,
        () => 'no answer',
      );
    // A machine that stands still for seconds refuses, until it has its lease again.
    await expect.poll(() => answered(true)).toBe(200);
    expect(generationOf(fileIn(one))).toBe(1);

    const other = copyOfData(one);
    if (isFrozen) process.kill(served.pid, 'SIGSTOP');
    await takingOver(other);
    const asked = Array.from({ length: 10 }, () => answered(false));
    if (isFrozen) process.kill(served.pid, 'SIGCONT');
    expect(await Promise.all(asked)).not.toContain(200);
    expect(await served.ended).toBe(78);

    // From here on it is nothing to either machine how the first one was.
    if (isFrozen) return;
    await expect(serving(env)).rejects.toThrow(
      /Ended with 78:.*is of generation 1, and at .* generation 2 serves: nothing is written here\. See/s,
    );
    const goesOn = await serving({ ...env, DATA_DIR: other, PROCESSES: '1' });
    const go = poster(goesOn.url);
    await expect
      .poll(async () => (await go('confirm-availability', { accepting: false }, token)).status)
      .toBe(200);
    expect(generationsAt(place)).toEqual([
      { number: 1, state: 'over' },
      { number: 2, state: 'held' },
    ]);
  });
});

it('a file of a register is not read into a database of another generation than serves', () => {
  fileStore(fileIn(one)).close();
  makeLease(place, claimGeneration(place));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/app/commands/registry.ts', 'leie', join(one, 'leie.csv')],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: one, TAKEOVER_DIR: place },
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  expect(stderr).toContain('generation 1 serves: nothing is written here');
  expect(status).toBe(1);
}, 40_000);

it('a machine without a database waits for its turn, then serves what was copied, and has the key', async () => {
  const first = await serving({ DATA_DIR: one, TAKEOVER_DIR: place });
  const two = newFolder();
  const second = serving({ DATA_DIR: two, TAKEOVER_DIR: place });
  // It makes the folder for the pictures that it fetches.
  await expect.poll(() => existsSync(join(two, 'uploads'))).toBe(true);
  await first.kill();
  const order = {
    place,
    dataDir: two,
    litestream: likeLitestream(one),
    keeps: false,
    from: null,
    say: () => {},
  };
  expect(await takeOver(order)).toBe(2);
  expect(generationOf(fileIn(two))).toBe(2);
  expect(readFileSync(join(two, 'secret.key'))).toEqual(readFileSync(join(one, 'secret.key')));
  expect(readlinkSync(join(two, 'copy'))).toBe(join(place, '2/copy'));
  expect((await ask((await second).url, '/healthz')).status).toBe(200);
});

it('the key at the place is whole at any moment, and not written again while it is the same', () => {
  const kept = join(place, 'secret.key');
  writeFileSync(join(one, 'secret.key'), 'a key');
  keepKey(place, one);
  const { ino } = statSync(kept);
  linkSync(kept, join(place, 'as-it-was'));
  keepKey(place, one);
  expect(statSync(kept).ino).toBe(ino);
  writeFileSync(join(one, 'secret.key'), 'another');
  keepKey(place, one);
  expect(readFileSync(kept, 'utf8')).toBe('another');
  // Somebody who had it open has the old one, and not half of the new one.
  expect(readFileSync(join(place, 'as-it-was'), 'utf8')).toBe('a key');
});

describe('a lease', () => {
  const leases: Lease[] = [];
  const held = async (dataDir: string, holdsFor?: number) => {
    const lease = await holdPlace(place, dataDir, holdsFor);
    leases.push(lease);
    return lease;
  };
  afterEach(() => leases.splice(0).forEach((lease) => lease.release()));

  it('ends by itself while the place cannot be reached, and goes on when it can', async () => {
    const lease = await held(one, SHORT);
    let lost = 0;
    await lease.keep(() => lost++);
    await expect.poll(() => lease.isHeld()).toBe(true);
    renameSync(place, `${place}-away`);
    await expect.poll(() => lease.isHeld()).toBe(false);
    renameSync(`${place}-away`, place);
    await expect.poll(() => lease.isHeld()).toBe(true);
    expect(lost).toBe(0);
  });

  it('is held by nobody who stood still for as long as it lasts', async () => {
    const lease = await held(one, SHORT);
    await lease.keep(() => {});
    const until = performance.now() + SHORT + 10;
    while (performance.now() < until);
    expect(lease.isHeld()).toBe(false);
  });

  it('is not taken by a copy of the data while the first one renews it, nor when it cannot be found', async () => {
    fileStore(fileIn(one)).close();
    const first = await serving({ DATA_DIR: one, TAKEOVER_DIR: place });
    const copy = copyOfData(one);
    await expect(holdPlace(place, copy)).rejects.toThrow('this data directory is a copy of its own');
    const empty = newFolder();
    expect(() => refuseTakenOver(empty, fileIn(copy))).toThrow('is TAKEOVER_DIR mounted?');
    await first.stop();
    await held(copy);
  });

  it('is taken away, and not taken twice, also where a backup of the place has put an old one beside it', async () => {
    fileStore(fileIn(one)).close();
    const lease = await held(one);
    let lost = 0;
    await lease.keep(() => lost++);
    writeFileSync(join(one, 'secret.key'), 'a key');
    const other = copyOfData(one);
    const old = join(place, '1/lease-0000000000000000-41');
    writeFileSync(old, '');
    await expect(takeLease(place, 1)).rejects.toThrow('Another process serves as generation 1');
    writeFileSync(old, '');
    expect(await takingOver(other)).toBe(2);
    await expect.poll(() => lost).toBe(1);
    expect(lease.isHeld()).toBe(false);
  });

  it('is found also where files lie at the place that are called as a generation is', async () => {
    fileStore(fileIn(one)).close();
    writeFileSync(join(place, '9'), '');
    await held(one);
    expect(generationsAt(place)).toEqual([{ number: 1, state: 'held' }]);
  });

  it('is got by one of two who take over at once: by the later one, after whom nobody has begun', async () => {
    fileStore(fileIn(one)).close();
    expect([claimGeneration(place), claimGeneration(place)]).toEqual([1, 2]);
    expect(await takingOver(one)).toBe(3);
    for (const number of [1, 2])
      expect(() => makeLease(place, number)).toThrow('Another machine has begun to take over after this one');
    expect(generationsAt(place).map(({ state }) => state)).toEqual(['claimed', 'claimed', 'held']);
    expect(refuseTakenOver(place, fileIn(one))).toBe(3);
  });

  it('is waited for by whoever takes over, also when somebody before them has taken it away', async () => {
    fileStore(fileIn(one)).close();
    const lease = await held(one);
    await lease.keep(() => {});
    writeFileSync(join(one, 'secret.key'), 'a key');
    const other = copyOfData(one);
    const broken = { place, dataDir: newFolder(), keeps: false, from: null };
    const killed = expect(
      takeOver({ ...broken, litestream: likeLitestream(one), say: () => {} }),
    ).rejects.toThrow('Another machine has begun to take over after this one');
    await expect.poll(() => existsSync(join(place, '1/over'))).toBe(true);
    const said: string[] = [];
    await takeOver({ ...broken, dataDir: other, keeps: true, litestream: '', say: (one) => said.push(one) });
    expect(said).toEqual([expect.stringContaining('waiting until it cannot write any more')]);
    expect(lease.isHeld()).toBe(false);
    await killed;
  });
});

async function serving(env: Record<string, string>): Promise<Served> {
  const served = await startServing(env);
  untilTheEnd(() => served.kill());
  return served;
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'directory.sqlite');
}

async function takingOver(dataDir: string): Promise<number> {
  const order = { place, dataDir, litestream: 'litestream', keeps: true, from: null, say: () => {} };
  return takeOver(order);
}

/** A program that restores what a data directory has, from a copy with something to begin with. */
function likeLitestream(dataDir: string): string {
  const snapshots = join(dataDir, 'copy/generations/a/snapshots');
  mkdirSync(snapshots, { recursive: true });
  writeFileSync(join(snapshots, '0.snapshot.lz4'), '');
  const copied = newFolder();
  copyDatabase(dataDir, copied);
  const program = join(copied, 'litestream');
  writeFileSync(program, `#!/bin/sh\n[ "$1" = version ] || cp ${fileIn(copied)} "$3"\n`, { mode: 0o700 });
  return program;
}

function copyOfData(dataDir: string): string {
  const into = newFolder();
  copyDatabase(dataDir, into);
  return into;
}

function copyDatabase(from: string, into: string): void {
  const database = openDatabase(fileIn(from));
  database.prepare('VACUUM INTO ?').run(fileIn(into));
  database.close();
  cpSync(join(from, 'secret.key'), join(into, 'secret.key'));
}
