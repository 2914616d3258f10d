import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegisterKind } from '#contract/registry.ts';
import type { ListedRegistryFile, Registers } from '#contract/schemas/answers/registry.ts';
import type { Store } from '../../db/store.ts';
import { createFileUploads } from '../../server/features/registry/file-uploads.ts';
import { createRegistryReader } from '../../server/features/registry/reading/registry-reader.ts';
import { createLog } from '../../server/platform/log.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { haveRead, registryEntry } from '../helpers/registry.ts';
import { ROOT, fileStore, noon } from '../helpers/stores.ts';

const SCRIPT = join(ROOT, 'tests/helpers/reading-process.ts');
const PATIENCE = { timeout: 60_000, interval: 50 };

let dataDir: string;
let registryDir: string;
let office: Awaited<ReturnType<typeof startBackoffice>>;
let store: Store;

beforeEach(async () => {
  dataDir = newFolder();
  registryDir = join(newFolder(), 'registers');
  mkdirSync(registryDir);
  store = fileStore(join(dataDir, 'directory.sqlite'), noon);
  const config = { dataDir, registryDir };
  office = await startBackoffice(store, { now: noon, config, readingScript: SCRIPT });
});

const asked = async <Answer>(path: string) =>
  (await office.app.get(`/api/admin/${path}`, { token: office.token })).json<Answer>();
const registers = () => asked<Registers>('registry');
const sentHere = () => (existsSync(join(dataDir, 'registry')) ? readdirSync(join(dataDir, 'registry')) : []);
const trail = () =>
  store.audit
    .latest(50)
    .filter(({ action }) => action.endsWith('registry file'))
    .map(({ action, actor_id, note }) => [action, actor_id, note])
    .reverse();

const read = (kind: RegisterKind, file: string) =>
  office.call('POST', '/registry-files/read', { kind, file });
const begin = (kind: RegisterKind, name: string, bytes: number) =>
  office.call('POST', '/registry-files/upload', { kind, name, bytes });
const decide = (id: number | undefined, what: 'accept' | 'discard') =>
  office.call('POST', `/registry-files/${id}/${what}`, {});

async function slice(upload: unknown, from: number, body: string, token = office.token) {
  const headers = { 'content-type': 'application/octet-stream' };
  const path = `/api/admin/registry-files/upload/${String(upload)}?from=${from}`;
  return (await office.app.send('POST', path, { token, headers, body })).status;
}

/** Once nothing is read any more. */
function isOver() {
  return vi.waitFor(async () => {
    const state = await registers();
    expect(state.at_work).toBeNull();
    return state;
  }, PATIENCE);
}

async function readThrough(what: string) {
  writeFileSync(join(registryDir, 'NPPES.zip'), what);
  expect((await read('nppes', 'NPPES.zip')).status).toBe(200);
  return isOver();
}

describe('a file on the server', () => {
  it('is read, counts, and is told of', async () => {
    const { nppes, leie, last, folder } = await readThrough('current');
    expect(nppes.newest).toMatchObject({ kind: 'nppes-full', dated: '2026-11-08', status: 'current' });
    expect([nppes.whole?.id, leie.newest]).toEqual([nppes.newest?.id, null]);
    expect(last).toMatchObject({ name: 'NPPES.zip', says: 'It is read.', is_taken: true });
    expect(folder).toEqual({ path: registryDir, files: ['NPPES.zip'] });
    const listed = await asked<ListedRegistryFile[]>('registry-files');
    expect(listed).toMatchObject([{ name: 'NPPES.zip', status: 'current', started_by: 'Robin Root' }]);
    expect(trail()).toEqual([['began registry file', office.admin, 'nppes, from REGISTRY_DIR']]);
    expect(existsSync(join(registryDir, 'NPPES.zip'))).toBe(true);
  });

  it('that is broken says so, and what was there still counts', async () => {
    const id = haveRead(store, { entries: [registryEntry()] });
    const { nppes, last } = await readThrough('broken');
    expect(last).toMatchObject({ says: 'NPPES.zip is no file of this register.', is_taken: false });
    expect(nppes.newest?.id).toBe(id);
  });

  it.each([
    ['by ..', '../outside.zip'],
    ['by an absolute path', '/usr/share/outside.zip'],
    ['by a link', 'link.zip'],
    ['by the link of a folder', 'away/outside.zip'],
    ['that is a folder', 'folder.zip'],
    ['that is not there', 'missing.zip'],
    ['with a zero in its name', 'NPPES\0.zip'],
  ])('is not looked for %s', async (_, file) => {
    const outside = dirname(registryDir);
    writeFileSync(join(outside, 'outside.zip'), 'current');
    symlinkSync(join(outside, 'outside.zip'), join(registryDir, 'link.zip'));
    symlinkSync(outside, join(registryDir, 'away'));
    mkdirSync(join(registryDir, 'folder.zip'));
    expect([202, 400]).toContain((await read('nppes', file)).status);
    expect([(await registers()).at_work, trail()]).toEqual([null, []]);
  });

  it('has the ending of its register', async () => {
    writeFileSync(join(registryDir, 'UPDATED.csv'), 'current');
    expect((await read('nppes', 'UPDATED.csv')).status).toBe(202);
    expect((await read('leie', 'UPDATED.csv')).status).toBe(200);
    expect((await isOver()).leie.newest?.kind).toBe('leie');
  });

  it('is not taken where no folder is named', async () => {
    const { call } = await startBackoffice();
    const answer = await call('POST', '/registry-files/read', { kind: 'nppes', file: 'a.zip' });
    expect([answer.status, answer.body().message]).toEqual([
      202,
      'No folder is named: the setting REGISTRY_DIR does.',
    ]);
  });
});

it('a file that is read says how far it is, lets no other begin, and is stopped by its discard', async () => {
  writeFileSync(join(registryDir, 'slow.zip'), 'slow');
  writeFileSync(join(registryDir, 'next.zip'), 'current');
  await read('nppes', 'slow.zip');
  await vi.waitFor(async () => expect((await registers()).reading?.read_to).toBe(500), PATIENCE);
  const { at_work, reading } = await registers();
  expect(at_work).toEqual({ kind: 'nppes', name: 'slow.zip' });
  expect(reading).toMatchObject({ bytes: 1000, read_to: 500, records: 5, status: 'reading' });
  expect((await read('nppes', 'next.zip')).status).toBe(409);
  expect((await begin('leie', 'UPDATED.csv', 10)).status).toBe(409);
  expect((await decide(reading?.id, 'accept')).status).toBe(409);
  const discarded = (await decide(reading?.id, 'discard')).body();
  expect(discarded).toMatchObject({ status: 'failed', why: 'An administrator has discarded it.' });
  expect((await registers()).at_work).toBeNull();
  expect((await read('nppes', 'next.zip')).status).toBe(200);
  expect((await isOver()).nppes.newest?.name).toBe('next.zip');
});

describe('a file that is sent', () => {
  it('comes in slices, is read with the last one, and leaves nothing behind', async () => {
    const { upload } = (await begin('leie', 'UPDATED.csv', 12)).body();
    expect(await slice(upload, 0, 'current')).toBe(200);
    // Asked once more, because its answer was lost.
    expect(await slice(upload, 0, 'current')).toBe(200);
    expect(await slice(upload, 9, 'abc')).toBe(409);
    expect(await slice(upload, 7, '\nmore than 12')).toBe(202);
    expect(await slice(upload, 7, '\nmore')).toBe(200);
    const { leie } = await isOver();
    expect(leie.newest).toMatchObject({ name: 'UPDATED.csv', status: 'current' });
    expect(sentHere()).toEqual([]);
    expect(await slice(upload, 12, 'x')).toBe(404);
    expect(trail()).toEqual([['began registry file', office.admin, 'leie, sent, 1 MB']]);
  });

  it('is read once, whatever becomes of the answer to the last slice', async () => {
    const { upload } = (await begin('leie', 'UPDATED.csv', 7)).body();
    expect(await slice(upload, 0, 'current')).toBe(200);
    expect(await slice(upload, 0, 'current')).toBe(200);
    expect((await isOver()).leie.newest).toMatchObject({ name: 'UPDATED.csv', status: 'current' });
    expect(await slice(upload, 0, 'current')).toBe(200);
    expect(store.lists.registryFiles.ids({ sort: 'id', order: 'ASC', filter: {} })).toHaveLength(1);
  });

  it('that came while another was read is read by the next try', async () => {
    const { upload } = (await begin('leie', 'UPDATED.csv', 7)).body();
    writeFileSync(join(registryDir, 'slow.zip'), 'slow');
    await read('nppes', 'slow.zip');
    await vi.waitFor(async () => expect((await registers()).reading?.read_to).toBe(500), PATIENCE);
    expect(await slice(upload, 0, 'current')).toBe(409);
    expect(await slice(upload, 0, 'current')).toBe(409);
    await decide((await registers()).reading?.id, 'discard');
    expect(await slice(upload, 0, 'current')).toBe(200);
    expect((await isOver()).leie.newest).toMatchObject({ name: 'UPDATED.csv', status: 'current' });
  });

  it('is not read for who is no administrator any more when it is whole', async () => {
    const bytes = 100_000;
    const { upload } = (await begin('leie', 'UPDATED.csv', bytes)).body();
    const file = join(dataDir, 'registry', String(upload), 'UPDATED.csv');
    rmSync(file);
    execFileSync('mkfifo', [file]);
    const sending = slice(upload, 0, 'x'.repeat(bytes));
    // More than a pipe holds: it is written once somebody reads.
    const pipe = await open(file);
    store.transaction(() => store.users.setRole(office.admin, ''));
    await pipe.readFile();
    expect([await sending, existsSync(join(dataDir, 'registry', 'order.json'))]).toEqual([403, false]);
    await pipe.close();
  });

  it('is of one administrator, and ends when they end it', async () => {
    await addUser(store, { email: 'other@example.com', manage_role: 'admin' });
    const other = await sessionOf(poster(office.app.url), 'other@example.com');
    const path = '/api/admin/registry-files/upload';
    const beginTheirs = async () =>
      (await office.app.post(path, { kind: 'leie', name: 'a.csv', bytes: 1 }, { token: other })).status;
    const { upload } = (await begin('leie', 'UPDATED.csv', 12)).body();
    expect(await slice(upload, 0, 'x', other)).toBe(404);
    expect(await beginTheirs()).toBe(409);
    expect((await office.call('DELETE', `/registry-files/upload/${String(upload)}`)).status).toBe(200);
    expect(sentHere()).toEqual([]);
    expect(await beginTheirs()).toBe(200);
  });

  it('is refused before it comes: too large, of another kind, or nothing', async () => {
    expect((await begin('leie', 'UPDATED.csv', 201 * 2 ** 20)).status).toBe(202);
    expect((await begin('nppes', 'NPPES.zip', 5 * 2 ** 30)).status).toBe(202);
    expect((await begin('nppes', 'NPPES.csv', 10)).status).toBe(202);
    expect((await begin('leie', 'UPDATED.csv', 0)).status).toBe(400);
    expect([sentHere(), trail()]).toEqual([[], []]);
  });

  it('takes 4 MB at once, and no more', async () => {
    const { upload } = (await begin('nppes', 'NPPES.zip', 2 ** 23)).body();
    expect(await slice(upload, 0, 'x'.repeat(2 ** 22 + 1))).toBe(413);
    expect(await slice(upload, 0, 'x'.repeat(2 ** 22))).toBe(200);
  });

  it('is refused without room on the disk, and forgotten when its sender is gone', async () => {
    let time = noon().getTime();
    const folder = newFolder();
    const wanted: number[] = [];
    const uploads = createFileUploads({
      folder,
      now: () => new Date(time),
      room: (_, least) => Promise.resolve(wanted.push(least) > 1 ? null : 'Only 3 MiB are free.'),
    });
    const file = { kind: 'nppes', name: '../../NPPES 1.zip', bytes: 2 ** 30, by: 1 } as const;
    await expect(uploads.begin(file)).rejects.toMatchObject({ status: 507 });
    expect(wanted).toEqual([2 ** 31]);
    const key = await uploads.begin(file);
    expect(readdirSync(join(folder, key))).toEqual(['__.._NPPES_1.zip']);
    await uploads.sweep();
    expect(readdirSync(folder)).toEqual([key]);
    time += 61_000;
    await uploads.sweep();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('two files that are begun at once', () => {
  it('are one, and nothing is left of the other', async () => {
    const folder = newFolder();
    const looked: (() => void)[] = [];
    const uploads = createFileUploads({
      folder,
      now: noon,
      room: () => new Promise((resolve) => looked.push(() => resolve(null))),
    });
    const file = { kind: 'nppes', name: 'NPPES.zip', bytes: 9 } as const;
    const begun = [1, 2].map((by) => uploads.begin({ ...file, by }));
    await vi.waitFor(() => expect(looked).toHaveLength(2));
    looked.forEach((answer) => answer());
    // Whichever is first.
    const settled = await Promise.allSettled(begun);
    const by = 1 + settled.findIndex(({ status }) => status === 'fulfilled');
    expect(settled[2 - by]).toMatchObject({ status: 'rejected', reason: { status: 409 } });
    const [key] = readdirSync(folder);
    expect(await uploads.add(key, by, 0, Buffer.from('123456789'))).toMatchObject({ isWhole: true });
    expect(readdirSync(folder)).toEqual([key]);
  });
});

describe('a file that is held', () => {
  let id: number;
  const waiting = async () => (await asked<{ held_files: number }>('waiting')).held_files;

  beforeEach(async () => {
    const { held } = await readThrough('held');
    expect(held).toMatchObject([{ name: 'NPPES.zip', why: 'It would take 3 of 20 psychiatrists off.' }]);
    id = held[0].id;
  });

  it('waits, and counts once it is accepted', async () => {
    expect(await waiting()).toBe(1);
    expect(store.registry.files.state().nppes).toBeNull();
    expect((await decide(id, 'accept')).body().status).toBe('current');
    expect([store.registry.files.state().nppes?.id, await waiting()]).toEqual([id, 0]);
    expect((await decide(id, 'accept')).status).toBe(409);
    expect((await decide(id, 'discard')).status).toBe(409);
    expect(trail().at(-1)).toEqual(['accepted registry file', office.admin, 'NPPES.zip']);
  });

  it('is nothing once it is discarded', async () => {
    expect((await decide(id, 'discard')).body().status).toBe('failed');
    expect([store.registry.files.state().nppes, await waiting()]).toEqual([null, 0]);
    expect(trail().at(-1)).toEqual(['discarded registry file', office.admin, 'NPPES.zip']);
  });

  it('is not accepted where a newer one counts', async () => {
    haveRead(store, {});
    expect((await decide(id, 'accept')).status).toBe(409);
  });
});

describe('the server', () => {
  const parts = () => ({ store, log: createLog('silent'), now: noon, root: ROOT, dataDir, script: SCRIPT });

  it('ends a reading with itself, and the next start goes on with it', async () => {
    const path = join(registryDir, 'slow.zip');
    writeFileSync(path, 'slow');
    const order = { kind: 'nppes', path, started_by: office.admin, isSent: false } as const;
    const first = createRegistryReader(parts());
    first.begin(order);
    const reading = () => store.lists.registryFiles.of('reading');
    await vi.waitFor(() => expect(reading()).toMatchObject([{ read_to: 500 }]), PATIENCE);
    await first.stop();
    expect([first.begin(order), reading().length]).toEqual([false, 1]);
    const second = createRegistryReader(parts());
    expect(second.atWork()).toEqual(order);
    second.sweep();
    second.goOn();
    await vi.waitFor(() => expect(second.atWork()).toBeNull(), PATIENCE);
    expect(store.registry.files.state().nppes).toMatchObject({ name: 'slow.zip', status: 'current' });
  });

  it('says what it cannot go on with, and clears away what was sent for nothing', async () => {
    const reader = createRegistryReader(parts());
    mkdirSync(join(reader.folder, 'key'), { recursive: true });
    mkdirSync(join(reader.folder, randomUUID()));
    // An operator's, whose REGISTRY_DIR this is.
    writeFileSync(join(reader.folder, 'UPDATED.csv'), 'current');
    const path = join(reader.folder, 'key/gone.csv');
    const order = { kind: 'leie', path, started_by: null, isSent: true };
    writeFileSync(join(reader.folder, 'order.json'), JSON.stringify(order));
    reader.sweep();
    expect(sentHere().sort()).toEqual(['UPDATED.csv', 'key', 'order.json']);
    reader.goOn();
    expect(reader.last()).toMatchObject({ name: 'gone.csv', is_taken: false });
    expect(sentHere()).toEqual(['UPDATED.csv']);
    await reader.stop();
  });

  it('starts where the note of what is read was broken off while it was written', async () => {
    const reader = createRegistryReader(parts());
    mkdirSync(reader.folder);
    writeFileSync(join(reader.folder, 'order.json'), '');
    expect((await asked<Registers>('registry')).at_work).toBeNull();
    reader.sweep();
    reader.goOn();
    expect([reader.atWork(), sentHere()]).toEqual([null, []]);
  });

  it('gives a reading none of its secrets', async () => {
    const script = join(dataDir, 'says-environment.mjs');
    writeFileSync(script, 'console.log(Object.keys(process.env).sort().join())');
    const reader = createRegistryReader({ ...parts(), script });
    reader.begin({ kind: 'nppes', path: join(registryDir, 'a.zip'), started_by: null, isSent: false });
    await vi.waitFor(() => expect(reader.last()).not.toBeNull(), PATIENCE);
    const known = ['LD_LIBRARY_PATH', 'PATH', 'SQLITE_TMPDIR'];
    expect(
      reader
        .last()
        ?.says.split(',')
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
  });
});
