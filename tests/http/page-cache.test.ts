import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createCompressor } from '../../server/platform/http/compress.ts';
import { createPageCache } from '../../server/platform/http/page-cache.ts';
import { heldBytes } from '../helpers/held-bytes.ts';
import { ask, askAll } from '../helpers/raw-http.ts';
import { ROOT } from '../helpers/stores.ts';

const MEGABYTE = 1_000_000;
const BROTLI = { 'accept-encoding': 'br' };
const AS_IT_IS = { 'accept-encoding': 'identity' };
const HEADERS = { 'content-type': 'text/plain' };

let server: Server | null = null;
afterEach(() => server?.close());

/** Pages of a number of bytes behind a cache; a request says how many: /KEY?BYTES. */
async function start(bytes?: number, revision = () => 1) {
  const made: string[] = [];
  const cache = createPageCache(revision, HEADERS, bytes);
  server = createServer((request, response) => {
    const key = request.url ?? '';
    if (cache.serve(key, request, response)) return;
    if (key.includes('&') && cache.serveSpelling(key, key.split('&')[0], request, response)) return;
    made.push(key);
    const text = `${key} of ${revision()} `.padEnd(Number(key.split('?')[1]), 'x');
    cache.send(key, { status: 200, headers: {}, text }, request, response, { route: '*', again: null });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, made };
}

it.each([
  ['small pages', 20_000, 40],
  ['pages that are compressed', 3_000, 5_000],
])('holds what it says it holds, of %s', async (_, count, bytes) => {
  const { url, made } = await start(8 * MEGABYTE);
  await askAll(url, 500, (n) => `/warm-up-${n}?${bytes}`);
  const before = heldBytes();
  await askAll(url, count, (n) => `/${n}?${bytes}`);
  expect(made).toHaveLength(count + 500);
  expect(heldBytes() - before).toBeLessThan(8 * MEGABYTE);
});

it('is not sent again to who has it, by the tag alone', async () => {
  const { url } = await start();
  const etag = String((await ask(url, '/page?10')).headers.etag);
  const opaque = etag.replace('W/', '');
  for (const held of [etag, opaque, `W/"other", ${etag}`, `"other",${opaque}`, '*'])
    expect([held, (await ask(url, '/page?10', { 'if-none-match': held })).status]).toEqual([held, 304]);
  for (const other of ['', 'W/"other"', `x${etag}`, `${etag}x`, `"${etag}"`, opaque.slice(1, -1), '"*"'])
    expect([other, (await ask(url, '/page?10', { 'if-none-match': other })).status]).toEqual([other, 200]);
});

it('keeps what was asked for last, and holds no more than it may', async () => {
  // An empty page counts as 1.5 kB and its headers.
  const { url, made } = await start(200_000);
  await askAll(url, 150, (n) => `/${n}?40`);
  await askAll(url, 80, (n) => `/${n + 70}?40`);
  expect(made).toHaveLength(150);
  await askAll(url, 1, () => '/0?40');
  expect(made).toHaveLength(151);
});

it('holds few spellings of what it keeps, however many there are, and counts them', async () => {
  const { url, made } = await start(8 * MEGABYTE);
  await askAll(url, 1, () => '/page?40');
  await askAll(url, 200, (n) => `/page?40&warm-up-${n}`);
  const before = heldBytes();
  await askAll(url, 6000, (n) => `/page?40&${n}-${'x'.repeat(900)}`);
  expect(made).toEqual(['/page?40']);
  expect(heldBytes() - before).toBeLessThan(2 * MEGABYTE);
});

it('keeps what is compressed in that way alone, and gives it in any other', async () => {
  const { url, made } = await start(400_000);
  const page = (n: number) => `/${n}?20000`;
  await askAll(url, 40, page);
  const plain = await ask(url, page(0));
  const gzipped = await ask(url, page(0), { 'accept-encoding': 'gzip' });
  const asBefore = await ask(url, page(0), BROTLI);
  await askAll(url, 40, page);
  expect(made).toHaveLength(40);
  expect(plain.body.toString()).toBe(`${page(0)} of 1 `.padEnd(20_000, 'x'));
  expect(plain.headers['content-length']).toBe('20000');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gunzipSync(gzipped.body)).toEqual(plain.body);
  expect(brotliDecompressSync(asBefore.body)).toEqual(plain.body);
});

it('drops all that is old when it learns of a change, whatever is asked for', async () => {
  let revision = 1;
  const { url } = await start(64 * MEGABYTE, () => revision);
  const before = heldBytes();
  await askAll(
    url,
    400,
    (n) => `/${n}?100000`,
    () => AS_IT_IS,
  );
  expect(heldBytes() - before).toBeGreaterThan(30 * MEGABYTE);
  revision = 2;
  await askAll(url, 1, () => '/another?40');
  expect(heldBytes() - before).toBeLessThan(3 * MEGABYTE);
});

it('does not keep as new what was made before a change', async () => {
  let revision = 1;
  const { url, made } = await start(undefined, () => revision);
  const large = '/page?3000000';
  const asked = ask(url, large, BROTLI);
  while (made.length === 0) await new Promise((go) => setImmediate(go));
  // It is being compressed.
  revision = 2;
  await asked;
  const { body } = await ask(url, large);
  expect(body.subarray(0, 30).toString()).toContain('of 2 ');
});

it('compresses longer what is asked for again and again than one search of very many', async () => {
  const { url } = await start();
  const words = readFileSync(join(ROOT, 'README.md'), 'utf8')
    .replace(/[^a-z]+/gi, '-')
    .slice(0, 9000);
  const sizeOf = async (path: string) => Number((await ask(url, path, BROTLI)).headers['content-length']);
  const [page, search] = [await sizeOf(`/${words}`), await sizeOf(`/${words}?0`)];
  expect(search).toBeGreaterThan(page * 1.02);
});

it('compresses no more than can wait: the rest is sent as it is', async () => {
  const compress = createCompressor(3);
  const bytes = Buffer.alloc(200_000, 'directory ');
  const made = await Promise.all(Array.from({ length: 10 }, () => compress(bytes, 'br', 'quick')));
  expect(made.map((one) => one !== null)).toEqual([
    ...Array<boolean>(5).fill(true),
    ...Array<boolean>(5).fill(false),
  ]);
  expect(await compress(bytes, 'gzip', 'quick')).not.toBeNull();
});
