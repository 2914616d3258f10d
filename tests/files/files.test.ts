import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { built } from '../helpers/built.ts';
import { ask, connection } from '../helpers/raw-http.ts';
import { ROOT } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const LARGE = Buffer.alloc(20_000_000, 'x');

let root: string;
let app: TestApp;
const assets = () => join(root, 'dist/public-site/assets');
const uploads = () => join(root, 'data/uploads');

beforeAll(async () => {
  root = newFolder();
  await mkdir(join(assets(), 'folder'), { recursive: true });
  await mkdir(uploads(), { recursive: true });
  await writeFile(join(root, 'dist/public-site/fallback.css'), 'body {}');
  await writeFile(join(root, 'dist/secret.txt'), 'secret');
  await writeFile(join(assets(), '.hidden.js'), 'secret');
  await mkdir(join(root, 'dist/public-site/.git'));
  await writeFile(join(root, 'dist/public-site/.git/config'), 'secret');
  await writeFile(join(assets(), 'app-1.js'), SCRIPT);
  await writeFile(join(assets(), 'app-1.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(assets(), 'app-1.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(assets(), 'plain-1.css'), 'body { margin: 0 }');
  await writeFile(join(uploads(), 'face-96.webp'), '0123456789');
  await writeFile(join(uploads(), 'large-640.webp'), LARGE);
  // What somebody has put there: a backup, and what a move has packed.
  await mkdir(join(uploads(), '2026-11-23T09-00-00Z'));
  await writeFile(join(uploads(), '2026-11-23T09-00-00Z/secret.key'), 'secret');
  await writeFile(join(uploads(), 'directory.tar'), 'secret');
  app = await startApp(undefined, {
    config: { root, built: join(root, 'dist'), dataDir: join(root, 'data') },
  });
});

describe('a built file', () => {
  it('comes compressed as the visitor takes it, for a year', async () => {
    const br = await ask(app.url, '/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask(app.url, '/assets/app-1.js', { 'accept-encoding': 'gzip, br; q=0' });
    const plain = await ask(app.url, '/assets/app-1.js');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const { status, headers } of [br, gzip, plain]) {
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('comes as it is where no compressed form lies beside it', async () => {
    const { status, headers, body } = await ask(app.url, '/assets/plain-1.css', { 'accept-encoding': 'br' });
    expect([status, body.toString()]).toEqual([200, 'body { margin: 0 }']);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toMatch(/^text\/css/);
  });

  it('is not sent again to who has it, nor its body for HEAD', async () => {
    const { headers } = await ask(app.url, '/assets/app-1.js');
    const again = await ask(app.url, '/assets/app-1.js', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask(app.url, '/assets/app-1.js', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
  });

  it('at the top is kept for an hour', async () => {
    const { status, headers } = await ask(app.url, '/fallback.css');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600, stale-if-error=86400']);
  });
});

describe('an upload', () => {
  it('can run nothing and is kept for a year by who has it, and for an hour by what stands between', async () => {
    const { headers } = await ask(app.url, '/uploads/face-96.webp');
    expect(headers['content-security-policy']).toBe('sandbox');
    expect(headers['cache-control']).toBe(
      'public, max-age=31536000, immutable, s-maxage=3600, stale-if-error=86400',
    );
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['lines=1-2', 200, '0123456789', undefined],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=5-2', 416, null, 'bytes */10'],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await ask(app.url, '/uploads/face-96.webp', { range });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    if (text === null) expect(answer.headers['cache-control']).toBe('no-store');
    else expect(answer.body.toString()).toBe(text);
  });
});

it.each([
  '/assets/nothing.js',
  '/assets/',
  '/assets',
  '/assets/folder',
  '/assets/folder/',
  '/assets/.hidden.js',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/uploads/..%5c..%5csecret.txt',
  `/uploads/${'x'.repeat(300)}-96.webp`,
  '/uploads/2026-11-23T09-00-00Z/secret.key',
  '/uploads/2026-11-23T09-00-00Z%2fsecret.key',
  '/uploads/directory.tar',
  '/secret.txt',
  '/.vite/manifest.json',
  '/.git/config',
])('%s is nothing to be found', async (path) => {
  const { status, headers, body } = await ask(app.url, path, { 'accept-encoding': 'br' });
  expect([status, headers.location]).toEqual([404, undefined]);
  expect(body.toString()).not.toContain('secret');
});

it('a file that is gone is not found, and one that came is', async () => {
  const file = join(assets(), 'coming-1.js');
  expect((await ask(app.url, '/assets/coming-1.js')).status).toBe(404);
  await writeFile(file, 'one');
  await writeFile(`${file}.br`, brotliCompressSync('one'));
  expect((await ask(app.url, '/assets/coming-1.js', { 'accept-encoding': 'br' })).status).toBe(200);
  await rm(`${file}.br`);
  expect((await ask(app.url, '/assets/coming-1.js', { 'accept-encoding': 'br' })).body.toString()).toBe(
    'one',
  );
  await rm(file);
  const { status, headers } = await ask(app.url, '/assets/coming-1.js');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

it('leaves nothing open of downloads that break off', async () => {
  for (let round = 0; round < 3; round++) {
    const agent = new Agent({ maxSockets: 100 });
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const request = get(`${app.url}/uploads/large-640.webp`, { agent });
        const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
        await once(response, 'readable');
        request.destroy();
      }),
    );
    agent.destroy();
  }
  await expect.poll(() => openFiles('large-640.webp')).toBe(0);
});

it('opens one file at a time for a connection, and none for one that is gone', async () => {
  const socket = await connection(app.url);
  socket.pause();
  socket.write('GET /uploads/large-640.webp HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20));
  await expect.poll(() => openFiles('large-640.webp') > 0).toBe(true);
  expect(openFiles('large-640.webp')).toBe(1);
  socket.destroy();
  await expect.poll(() => openFiles('large-640.webp')).toBe(0);
});

it('refuses for a while when no descriptor is left, and lives on', async () => {
  const node = [process.execPath, await built('scarce-files'), root];
  const child = spawn('sh', ['-c', 'ulimit -n 120 && exec "$@"', 'sh', ...node], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    // Connections need descriptors as well: this one is made while there are some.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = async (path: string) => {
      const { status, headers } = await ask(url, path, {}, 'GET', agent);
      return [status, headers['retry-after'], headers['cache-control']];
    };
    await asked('/take');
    expect(await asked('/assets/app-1.js')).toEqual([503, '5', 'no-store']);
    expect(await asked('/admin')).toEqual([503, '5', 'no-store']);
    await asked('/give');
    expect((await asked('/assets/app-1.js'))[0]).toBe(200);
    // Nothing is built there at all.
    expect(await asked('/admin')).toEqual([503, '10', 'no-store']);
    agent.destroy();
  } finally {
    child.kill();
  }
});

function openFiles(name: string): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(name);
    } catch {
      return false;
    }
  }).length;
}
