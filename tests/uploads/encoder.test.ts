import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import { createLog } from '../../server/platform/log.ts';
import { Refusal } from '../../server/platform/http/refusal.ts';
import { createEncoder } from '../../server/features/uploads/encoder.ts';
import type { Encoder } from '../../server/features/uploads/encoder.ts';
import type { EncodeTask } from '../../server/features/uploads/encode-process.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { built } from '../helpers/built.ts';
import { photo } from '../helpers/pictures.ts';
import { childrenOf } from '../helpers/process-memory.ts';
import { startServing } from '../helpers/served.ts';
import { fileStore, ROOT } from '../helpers/stores.ts';
import { UPLOADER, startUploadSite } from '../helpers/upload-site.ts';
import { newFolder } from '../helpers/new-folder.ts';

const SHAPE = { widths: [96], aspect: 1 };
const PROCESS = 'encode-process';

let script: string;
let slow: Buffer;
beforeAll(async () => {
  script = await built('encode-process');
  slow = await makeSlow();
});

let folder: string;
let slowFile: string;
let picture: string;
/** A pipe that nobody writes into: whoever reads it waits. */
let endless: string;
let earlier: number[];
let running: Encoder[] = [];
beforeEach(async () => {
  earlier = childrenOf(process.pid, PROCESS);
  folder = newFolder();
  slowFile = join(folder, 'slow');
  await writeFile(slowFile, slow);
  picture = join(folder, 'small');
  await writeFile(picture, await (await photo()).jpeg().toBuffer());
  endless = join(folder, 'endless');
  execFileSync('mkfifo', [endless]);
});
afterEach(() => {
  for (const encoder of running) encoder.stop();
  running = [];
});

function encoder(bounds: Partial<Parameters<typeof createEncoder>[0]> = {}): Encoder {
  const made = createEncoder({ log: createLog('silent'), root: ROOT, script, idleSeconds: 600, ...bounds });
  running.push(made);
  return made;
}
/** Those of this test: of earlier ones some may still be idle. */
const children = (pid = process.pid) => childrenOf(pid, PROCESS).filter((id) => !earlier.includes(id));
const started = async (pid?: number) => {
  await expect.poll(() => children(pid), { interval: 1 }).toHaveLength(1);
  return children(pid)[0];
};
const UNREADABLE = {
  status: 400,
  message: 'This picture cannot be read. Please save it as a plain JPEG, or choose another one.',
};

describe('the process that makes images', () => {
  it('makes them of one picture after the other', async () => {
    const { encode } = encoder();
    const images = await encode(picture, SHAPE);
    expect(await sharp(images[96]).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    const pid = await started();
    await expect(encode(import.meta.filename, SHAPE)).rejects.toMatchObject({ status: 415 });
    expect(await encode(picture, SHAPE)).toEqual(images);
    expect(children()).toEqual([pid]);
  });

  it.each([
    ['has had its number of pictures', { mostPictures: 2 }],
    // Less than it can hold: a system that is short of memory takes some of what it held at its start.
    ['has grown', { mostLeftBytes: -1e9 }],
  ])('ends when it %s, and a new one takes the next', async (_, bounds) => {
    const { encode } = encoder(bounds);
    const seen = new Set<number>();
    const looking = setInterval(() => children().forEach((pid) => seen.add(pid)), 5);
    for (let n = 0; n < 4; n++) await encode(picture, SHAPE);
    clearInterval(looking);
    expect(children()).toEqual([]);
    expect(seen.size).toBe('mostPictures' in bounds ? 2 : 4);
  });

  it('ends when it has nothing to do', async () => {
    const { encode } = encoder({ idleSeconds: 0.01 });
    await encode(picture, SHAPE);
    await expect.poll(children).toEqual([]);
    expect(Object.keys(await encode(picture, SHAPE))).toEqual(['96']);
  });

  it.each([
    ['memory', () => slowFile, { mostBytes: 1 }],
    ['time', () => endless, { mostSeconds: 1 }],
  ])('is ended by a picture that takes too much %s, which alone is refused', async (_, bad, bounds) => {
    await expect(encoder(bounds).encode(bad(), SHAPE)).rejects.toMatchObject(UNREADABLE);
    expect(children()).toEqual([]);
    expect(Object.keys(await encoder().encode(picture, SHAPE))).toEqual(['96']);
  });

  it('holds nothing against a picture that others have left behind', async () => {
    const { encode } = encoder();
    await encode(picture, SHAPE);
    const pid = await started();
    process.kill(pid, 'SIGSTOP');
    const encoding = encode(picture, SHAPE);
    process.kill(pid, 'SIGKILL');
    expect(Object.keys(await encoding)).toEqual(['96']);
    expect(await started()).not.toBe(pid);
  });

  it('tells of an error of ours as one', async () => {
    const error: unknown = await encoder()
      .encode(picture, { widths: [-1], aspect: 1 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(Refusal);
  });

  it('is not started where there is no room for one', async () => {
    await expect(encoder({ root: join(folder, 'nothing') }).encode(picture, SHAPE)).rejects.toMatchObject({
      status: 503,
    });
  });

  it('ends with the encoder, which refuses from then on', async () => {
    const stopped = encoder();
    const encoding = stopped.encode(endless, SHAPE);
    const refused = expect(encoding).rejects.toMatchObject({ status: 503 });
    await started();
    stopped.stop();
    await refused;
    await expect(stopped.encode(picture, SHAPE)).rejects.toMatchObject({ status: 503 });
    expect(children()).toEqual([]);
  });
});

it('ends at once with the server, whatever it is doing', async () => {
  const task: EncodeTask = { file: endless, shape: SHAPE, mostBytes: 1e9 };
  const child = fork(script);
  const ended = once(child, 'exit');
  child.send(task);
  const writer = await writerTo(endless);
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
  closeSync(writer);
});

it('one picture breaks it: that one is refused, those behind it are taken, nothing is left', async () => {
  const site = await startUploadSite(encoder());
  const others = await Promise.all([1, 2, 3].map((n) => addDoctor(site, `d${n}@example.com`)));
  const small = await (await photo()).jpeg().toBuffer();
  const broken = site.upload(slow, 'image/png');
  const pid = await started();
  const behind = others.map((token) => site.upload(small, 'image/jpeg', token));
  process.kill(pid, 'SIGKILL');
  expect(await broken).toMatchObject(UNREADABLE);
  expect((await Promise.all(behind)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await site.files()).toHaveLength(9);
  // One took them all.
  expect(children()).toHaveLength(1);
  expect(children()).not.toContain(pid);
});

describe('the server', () => {
  it.each(['stop', 'kill'] as const)('leaves no process and no file behind: %s', async (how) => {
    const token = await directoryWithUploader();
    const served = await startServing({ DATA_DIR: folder });
    const sending = handIn(served.url, await token(served.url));
    const pid = await started(served.pid);
    await served[how]();
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    expect(await sending).toBe(how === 'stop' ? 503 : 0);
    const left = await readdir(join(folder, 'uploads'), { recursive: true });
    if (how === 'stop') return expect(left).toEqual(['.incoming']);
    expect(left).toHaveLength(2);
    const again = await startServing({ DATA_DIR: folder });
    expect(await readdir(join(folder, 'uploads'), { recursive: true })).toEqual(['.incoming']);
    await again.stop();
  });
});

/** Opens a pipe to write, which succeeds once somebody reads it; whoever does waits until this is closed. */
async function writerTo(pipe: string): Promise<number> {
  const tryOpen = () => {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch {
      return 0;
    }
  };
  let opened = 0;
  await expect.poll(() => (opened ||= tryOpen())).toBeGreaterThan(0);
  return opened;
}

/** Puts UPLOADER into a database of the folder; answers who signs in. */
async function directoryWithUploader(): Promise<(url: string) => Promise<string>> {
  await mkdir(join(folder, 'uploads'));
  const store = fileStore(join(folder, 'directory.sqlite'));
  await addUser(store, { email: UPLOADER, plan: 1 });
  store.close();
  return (url) => sessionOf(poster(url), UPLOADER);
}

/** Answers the status, or 0 when the connection breaks off. */
async function handIn(url: string, authorization: string): Promise<number> {
  const headers = { authorization, 'content-type': 'image/png' };
  const body = new Uint8Array(slow);
  return fetch(url + API.uploadAvatar, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function addDoctor(site: Awaited<ReturnType<typeof startUploadSite>>, email: string): Promise<string> {
  await addUser(site.app.store, { email, plan: 1 });
  return sessionOf(site.post, email);
}

/** Takes some tenths of a second. */
function makeSlow(): Promise<Buffer> {
  const image = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#e07020' } });
  return image.toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
}
