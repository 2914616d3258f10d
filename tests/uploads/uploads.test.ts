import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AVATAR_WIDTHS, MOST_UPLOAD_BYTES } from '#contract/constants.ts';
import { API } from '#contract/paths.ts';
import { createLog } from '../../server/log.ts';
import { createUploads } from '../../server/uploads/uploads.ts';
import { PASSWORD, addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { halves, hugePng, photo } from '../helpers/pictures.ts';
import { doctorsIn } from '../helpers/population.ts';
import { memoryStore } from '../helpers/stores.ts';

const EMAIL = 'ada@example.com';
const [{ profile: PROFILE }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 12,
});
const HOUR = 3_600_000;

let time: number;
let dataDir: string;
let app: TestApp;
let post: Post;
let id: number;
let token: string;

beforeEach(async () => {
  // The clock of the files is the machine's own.
  time = Date.now();
  const now = () => new Date(time);
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  app = await startApp(memoryStore(now), { now, config: { dataDir } });
  post = poster(app.url);
  id = await addUser(app.store, { email: EMAIL, plan: 1 });
  token = await sessionOf(post, EMAIL);
});
afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const folder = () => join(dataDir, 'uploads');
const filesOf = (name: string) => AVATAR_WIDTHS.map((width) => `${name}-${width}.webp`).sort();

/** Every file below the uploads; the folder for what is on its way counts by what is in it. */
async function files(): Promise<string[]> {
  const found = await readdir(folder(), { recursive: true }).catch(() => []);
  return found.filter((name) => name !== '.incoming').sort();
}

interface Answer {
  status: number;
  avatar: string;
  message: string;
  retryAfter: string | null;
}

async function upload(body: Buffer | string, type = 'image/jpeg', by = token): Promise<Answer> {
  const headers = { 'content-type': type };
  const answer = await app.send('POST', API.uploadAvatar, {
    body: new Uint8Array(Buffer.from(body)),
    token: by,
    headers,
  });
  const { avatar = '', message = '' } = answer.json<Partial<Answer>>();
  return { status: answer.status, avatar, message, retryAfter: answer.headers.get('retry-after') };
}

/** Sends an image as it comes. */
function stream(body: ReadableStream<Uint8Array>, signal?: AbortSignal): Promise<Response> {
  const headers = { authorization: token, 'content-type': 'image/png' };
  const options = { method: 'POST', headers, body, signal, duplex: 'half' };
  return fetch(app.url + API.uploadAvatar, options);
}

async function pixelsOf(name: string, width = 512) {
  const image = sharp(await readFile(join(folder(), `${name}-${width}.webp`)));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number[] => {
    const at =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

/** Whether two colors look alike. */
function expectColor(found: number[], wanted: number[]): void {
  const off = Math.max(...found.map((value, n) => Math.abs(value - wanted[n])));
  expect(off, `${found.join()} instead of ${wanted.join()}`).toBeLessThan(24);
}

describe('POST /api/user/upload-avatar', () => {
  it('answers the name of an image that is served in each width, square, and runs nothing', async () => {
    const { status, avatar } = await upload(await (await photo()).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(avatar).toMatch(/^[\da-f-]{36}$/);
    expect(await files()).toEqual(filesOf(avatar));
    for (const width of AVATAR_WIDTHS) {
      const served = await app.get(`/uploads/${avatar}-${width}.webp`);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(served.bytes).metadata()).toMatchObject({ format: 'webp', width, height: width });
    }
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('reads %s, whatever its type says', async (format) => {
    const picture = await (await photo(300, 200)).toFormat(format).toBuffer();
    expect((await upload(picture, 'image/jpeg')).status).toBe(200);
  });

  it('cuts around the middle and stretches nothing', async () => {
    const { avatar } = await upload(await halves(900, 300).png().toBuffer());
    const at = await pixelsOf(avatar);
    for (const y of [0.02, 0.98]) {
      expectColor(at(0.45, y), [255, 0, 0]);
      expectColor(at(0.55, y), [0, 0, 255]);
    }
  });

  it('turns a picture as its camera says', async () => {
    const { avatar } = await upload(
      await halves(400, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const at = await pixelsOf(avatar);
    expectColor(at(0.5, 0.1), [255, 0, 0]);
    expectColor(at(0.5, 0.9), [0, 0, 255]);
  });

  it('keeps nothing of where, when and with what it was taken', async () => {
    const jpeg = await (
      await photo()
    )
      .withIccProfile('p3')
      .withExif({
        IFD0: { Make: 'SecretCamera', Copyright: 'Ada Osei' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 21/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const { avatar } = await upload(jpeg);
    for (const file of filesOf(avatar)) {
      const bytes = await readFile(join(folder(), file));
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.toString('latin1')).not.toMatch(/Secret|Ada Osei|EXIF|XMP/i);
    }
  });

  it.each(['gif', 'webp'] as const)('takes the first picture of a %s that moves', async (format) => {
    const frames = await Promise.all(
      ['#0f0', '#f00', '#00f'].map((background) =>
        sharp({ create: { width: 200, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const { avatar } = await upload(moving);
    expect((await sharp(join(folder(), `${avatar}-256.webp`)).metadata()).pages).toBeUndefined();
    expectColor((await pixelsOf(avatar))(0.5, 0.5), [0, 255, 0]);
  });

  it('shows colors of print, of 16 bits and of gray as they are', async () => {
    const orange = sharp({ create: { width: 200, height: 200, channels: 3, background: '#e07020' } });
    const cmyk = await orange
      .clone()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const deep = await orange.clone().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const gray = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    for (const [picture, color] of [
      [cmyk, [224, 112, 32]],
      [deep, [224, 112, 32]],
      [gray, [128, 128, 128]],
    ] as const) {
      const { status, avatar } = await upload(picture);
      expect(status).toBe(200);
      expectColor((await pixelsOf(avatar))(0.5, 0.5), [...color]);
    }
  });

  it('puts what is transparent on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = await sharp({ create: { width: 200, height: 200, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expectColor((await pixelsOf((await upload(picture)).avatar))(0.5, 0.5), [255, 255, 255]);
  });

  it('leaves nothing of a program that hides in a picture', async () => {
    const html = '<script>alert(document.domain)</script>';
    const jpeg = await (await photo()).jpeg().toBuffer();
    const gif = await (await photo(200, 200)).gif().toBuffer();
    for (const polyglot of [
      Buffer.concat([jpeg, Buffer.from(html)]),
      Buffer.concat([gif, Buffer.from(`*/=1;${html}`)]),
    ]) {
      const { status, avatar } = await upload(polyglot, 'text/html');
      expect([status, avatar]).toEqual([415, '']);
      const accepted = await upload(polyglot);
      expect(accepted.status).toBe(200);
      for (const file of filesOf(accepted.avatar)) {
        const bytes = await readFile(join(folder(), file));
        expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
        expect(bytes.includes('script')).toBe(false);
      }
    }
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="99" height="99"/></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, number, RegExp]>([
    ['nothing', () => Buffer.alloc(0), 415, /not a photo/],
    ['text', () => Buffer.from('hello'), 415, /not a photo/],
    ['HTML', () => Buffer.from('<!doctype html><script>1</script>'), 415, /not a photo/],
    ['SVG', () => Buffer.from(svg), 415, /not a photo/],
    ['a program that begins as a GIF', () => Buffer.from('GIF89a/*xx*/=1;alert(1)'), 415, /not a photo/],
    ['TIFF', async () => (await photo(200, 200)).tiff().toBuffer(), 415, /not a photo/],
    ['PDF', () => Buffer.from('%PDF-1.4\n%âãÏÓ\n'), 415, /not a photo/],
    ['30,000 by 30,000 pixels', () => hugePng(30_000, 30_000), 400, /30000 by 30000.*24 megapixels/],
    ['a PNG whose rows are missing', () => hugePng(4000, 4000, 10), 400, /damaged/],
    ['one pixel', () => hugePng(1, 1, 1), 400, /too small/],
    ['half a JPEG', async () => half(await (await photo()).jpeg().toBuffer()), 400, /damaged/],
    ['half a PNG', async () => half(await (await photo()).png().toBuffer()), 400, /damaged/],
    ['half a WebP', async () => half(await (await photo()).webp().toBuffer()), 415, /not a photo/],
    ['20 MB', () => Buffer.alloc(20_000_000, 255), 413, /too large: at most 5 MB/],
  ])('refuses %s, and keeps nothing', async (_, picture, status, message) => {
    const answer = await upload(await picture());
    expect(answer.message).toMatch(message);
    expect(answer.status).toBe(status);
    expect(await files()).toEqual([]);
  });

  it('refuses what turns out to be too large while it comes, and keeps nothing', async () => {
    const piece = new Uint8Array(256 * 1024);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length;
        if (sent > MOST_UPLOAD_BYTES + 4 * piece.length) return controller.close();
        controller.enqueue(piece);
      },
    });
    const answer = await stream(body);
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('too large')]);
    expect(await files()).toEqual([]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const leaving = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(100_000)),
    });
    const sending = stream(body, leaving.signal).catch(() => null);
    await expect.poll(() => files()).not.toEqual([]);
    leaving.abort();
    await sending;
    await expect.poll(() => files()).toEqual([]);
  });

  it('refuses who is signed out, not verified or without a plan', async () => {
    const picture = await (await photo()).jpeg().toBuffer();
    expect((await upload(picture, 'image/jpeg', '')).status).toBe(401);
    await addUser(app.store, { email: 'noplan@example.com' });
    const other = await sessionOf(post, 'noplan@example.com');
    expect(await upload(picture, 'image/jpeg', other)).toMatchObject({ status: 201, message: /plan/ });
    expect(await files()).toEqual([]);
  });

  it('refuses what comes from a page of somebody else', async () => {
    const body = new Uint8Array(await (await photo()).jpeg().toBuffer());
    const headers = { 'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site' };
    expect((await app.send('POST', API.uploadAvatar, { body, token, headers })).status).toBe(403);
  });

  it('keeps nothing when the session ends meanwhile', async () => {
    const picture = new Uint8Array(await (await photo()).jpeg().toBuffer());
    let goOn = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(picture.subarray(0, 1000));
        goOn = () => {
          controller.enqueue(picture.subarray(1000));
          controller.close();
        };
      },
    });
    const sending = stream(body);
    await expect.poll(() => files()).not.toEqual([]);
    await post('logout', {}, token);
    goOn();
    expect((await sending).status).toBe(401);
    expect(await files()).toEqual([]);
  });

  it('answers 50 at once, of 50 doctors and of one', async () => {
    const picture = await (await photo()).jpeg().toBuffer();
    const tokens: string[] = [];
    for (let n = 0; n < 50; n++) {
      await addUser(app.store, { email: `d${n}@example.com`, plan: 1 });
      tokens.push(await sessionOf(post, `d${n}@example.com`));
    }
    for (const [crowd, least] of [
      [tokens, 30],
      [tokens.map(() => token), 3],
    ] as const) {
      const before = await files();
      const answers = await Promise.all(crowd.map((by) => upload(picture, 'image/jpeg', by)));
      const taken = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status, retryAfter }) => [429, 503].includes(status) && retryAfter);
      expect(taken.length).toBeGreaterThanOrEqual(least);
      expect(taken.length + refused.length).toBe(50);
      expect((await files()).length - before.length).toBe(taken.length * AVATAR_WIDTHS.length);
    }
  });

  it('429 for the 31st within an hour', async () => {
    for (let n = 0; n < 30; n++) expect((await upload('no picture')).status).toBe(415);
    expect(await upload('no picture')).toMatchObject({ status: 429, retryAfter: '3600' });
  });
});

describe('POST /api/user/change-avatar', () => {
  const change = (avatar: unknown, by = token) => post('change-avatar', { avatar }, by);
  const uploaded = async (by = token) =>
    (await upload(await (await photo(200, 200)).jpeg().toBuffer(), 'image/jpeg', by)).avatar;

  it('shows the picture at once, and takes it away', async () => {
    publish();
    const avatar = await uploaded();
    const answer = await change(avatar);
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { profile: { avatar } }, message: 'Successfully Saved!' },
    });
    expect(app.store.listings.profile(id)?.avatar).toBe(avatar);
    expect((await change(null)).status).toBe(200);
    expect(app.store.listings.profile(id)?.avatar).toBeNull();
    expect(app.store.profiles.waiting(id)).toBeNull();
  });

  it('takes the one that the doctor has, whoever stored it', async () => {
    publish('drawn-by-the-site');
    expect((await change('drawn-by-the-site')).status).toBe(200);
    expect((await change(null)).status).toBe(200);
    expect(await change('drawn-by-the-site')).toMatchObject({ status: 202, body: { field: 'avatar' } });
  });

  it('refuses a picture of another doctor, and one that is not there', async () => {
    await addUser(app.store, { email: 'other@example.com', plan: 1 });
    const others = await uploaded(await sessionOf(post, 'other@example.com'));
    for (const name of [others, 'nothing'])
      expect(await change(name)).toMatchObject({ status: 202, body: { field: 'avatar' } });
    for (const name of ['../secret', '', 7, undefined]) expect((await change(name)).status).toBe(400);
    expect(app.store.profiles.of(id)?.content.avatar).toBeUndefined();
  });

  it('refuses who is signed out or without a plan', async () => {
    expect((await change(null, '')).status).toBe(401);
    await addUser(app.store, { email: 'noplan@example.com' });
    expect((await change(null, await sessionOf(post, 'noplan@example.com'))).status).toBe(201);
  });

  it('goes with the account', async () => {
    publish();
    const [shown, other] = [await uploaded(), await uploaded()];
    await change(shown);
    expect(await files()).toEqual([...filesOf(shown), ...filesOf(other)].sort());
    expect((await post('delete-account', { currentPassword: PASSWORD }, token)).status).toBe(200);
    expect(await files()).toEqual([]);
    expect([app.store.uploads.has(shown), app.store.uploads.has(other)]).toEqual([false, false]);
  });

  describe('the sweep', () => {
    const sweep = () =>
      createUploads({
        store: app.store,
        folder: folder(),
        log: createLog('silent'),
        now: () => new Date(time),
      }).sweep();

    it('removes after a day what nobody shows, and keeps what somebody does', async () => {
      publish();
      const [shown, draft, unused, before] = [
        await uploaded(),
        await uploaded(),
        await uploaded(),
        await uploaded(),
      ];
      await change(before);
      await change(shown);
      app.store.transaction(() => app.store.profiles.keepDraft(id, JSON.stringify({ avatar: draft }), 0));
      expect(await sweep()).toBe(true);
      expect(await files()).toHaveLength(12);
      time += 25 * HOUR;
      await sweep();
      expect(await files()).toEqual([shown, draft, before].flatMap(filesOf).sort());
      token = await sessionOf(post, EMAIL);
      expect((await change(unused)).status).toBe(202);
    });

    it('removes what a crash has left', async () => {
      publish('drawn');
      const lost = await uploaded();
      // The account is gone, and its files are not.
      app.store.transaction(() => {
        app.store.uploads.claim([lost]);
      });
      for (const name of ['stray-96.webp', 'drawn-96.webp', '.incoming/half']) {
        await writeFile(join(folder(), name), 'x');
        const old = new Date(time - 30 * HOUR);
        await utimes(join(folder(), name), old, old);
      }
      await writeFile(join(folder(), 'young-96.webp'), 'x');
      await writeFile(join(folder(), '.incoming/coming'), 'x');
      await sweep();
      expect(await files()).toEqual(['.incoming/coming', 'drawn-96.webp', 'young-96.webp']);
      expect(app.store.uploads.has(lost)).toBe(false);
    });
  });

  function publish(avatar: string | null = null): void {
    const { store } = app;
    const content = { ...PROFILE, first_name: 'Ada', last_name: 'Osei', avatar };
    store.transaction(() => {
      store.profiles.change(id, content, { by: id, why: 'changed' });
      store.profiles.submit(id, content, id);
      store.profiles.approve(store.profiles.waiting(id) ?? expect.fail('nothing waits'), 9000);
    });
  }
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
