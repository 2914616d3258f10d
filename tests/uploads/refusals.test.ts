import { beforeEach, expect, it } from 'vitest';
import { AVATAR_WIDTHS, MOST_UPLOAD_BYTES } from '#contract/constants.ts';
import { API } from '#contract/paths.ts';
import { addUser, sessionOf } from '../helpers/accounts.ts';
import { hugePng, photo } from '../helpers/pictures.ts';
import { startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
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
  const answer = await site.upload(await picture());
  expect(answer.message).toMatch(message);
  expect(answer.status).toBe(status);
  expect(await site.files()).toEqual([]);
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
  const answer = await site.stream(body);
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('too large')]);
  expect(await site.files()).toEqual([]);
});

it('keeps nothing of an upload that breaks off', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(100_000)),
  });
  const sending = site.stream(body, leaving.signal).catch(() => null);
  await expect.poll(() => site.files()).not.toEqual([]);
  leaving.abort();
  await sending;
  await expect.poll(() => site.files()).toEqual([]);
});

it('refuses who is signed out, not verified or without a plan', async () => {
  const picture = await (await photo()).jpeg().toBuffer();
  expect((await site.upload(picture, 'image/jpeg', '')).status).toBe(401);
  await addUser(site.app.store, { email: 'noplan@example.com' });
  const other = await sessionOf(site.post, 'noplan@example.com');
  expect(await site.upload(picture, 'image/jpeg', other)).toMatchObject({ status: 201, message: /plan/ });
  expect(await site.files()).toEqual([]);
});

it('refuses what comes from a page of somebody else', async () => {
  const body = new Uint8Array(await (await photo()).jpeg().toBuffer());
  const headers = { 'content-type': 'image/jpeg', 'sec-fetch-site': 'cross-site' };
  expect((await site.app.send('POST', API.uploadAvatar, { body, token: site.token, headers })).status).toBe(
    403,
  );
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
  const sending = site.stream(body);
  await expect.poll(() => site.files()).not.toEqual([]);
  await site.post('logout', {}, site.token);
  goOn();
  expect((await sending).status).toBe(401);
  expect(await site.files()).toEqual([]);
});

it('answers 50 at once, of 50 doctors and of one', async () => {
  const picture = await (await photo()).jpeg().toBuffer();
  const tokens: string[] = [];
  for (let n = 0; n < 50; n++) {
    await addUser(site.app.store, { email: `d${n}@example.com`, plan: 1 });
    tokens.push(await sessionOf(site.post, `d${n}@example.com`));
  }
  for (const [crowd, least] of [
    [tokens, 30],
    [tokens.map(() => site.token), 3],
  ] as const) {
    const before = await site.files();
    const answers = await Promise.all(crowd.map((by) => site.upload(picture, 'image/jpeg', by)));
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status, retryAfter }) => [429, 503].includes(status) && retryAfter);
    expect(taken.length).toBeGreaterThanOrEqual(least);
    expect(taken.length + refused.length).toBe(50);
    expect((await site.files()).length - before.length).toBe(taken.length * AVATAR_WIDTHS.length);
  }
});

it('429 for the 31st within an hour', async () => {
  for (let n = 0; n < 30; n++) expect((await site.upload('no picture')).status).toBe(415);
  expect(await site.upload('no picture')).toMatchObject({ status: 429, retryAfter: '3600' });
});

it('409 for the second of two at once where there is room for one, and keeps nothing of it', async () => {
  const { uploads, transaction } = site.app.store;
  const names = Array.from({ length: 599 }, () => crypto.randomUUID());
  transaction(() => names.forEach((name) => uploads.add({ name, kind: 'image', user_id: site.id })));
  const picture = await (await photo()).jpeg().toBuffer();
  const answers = await Promise.all([site.upload(picture), site.upload(picture)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(uploads.of(site.id)).toHaveLength(600);
  expect(await site.files()).toHaveLength(AVATAR_WIDTHS.length);
});

it('409 for a doctor who has 600, until some of them are gone', async () => {
  const { store } = site.app;
  const names = Array.from({ length: 600 }, () => crypto.randomUUID());
  store.transaction(() =>
    names.forEach((name) => store.uploads.add({ name, kind: 'image', user_id: site.id })),
  );
  expect((await site.upload('no picture')).status).toBe(409);
  store.transaction(() => store.uploads.claim(names.slice(0, 1)).forEach(store.uploads.remove));
  expect((await site.upload('no picture')).status).toBe(415);
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
