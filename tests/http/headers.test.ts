import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { exchange } from '../helpers/raw-http.ts';
import { newFolder } from '../helpers/new-folder.ts';

const POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** What every answer has. */
const SET: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

let root: string;
let app: TestApp;
beforeAll(async () => {
  root = newFolder();
  await mkdir(join(root, 'dist/public-site/assets'), { recursive: true });
  await mkdir(join(root, 'dist/backoffice'), { recursive: true });
  await mkdir(join(root, 'uploads'));
  await writeFile(join(root, 'dist/public-site/assets/app-1.js'), 'export {}');
  await writeFile(join(root, 'dist/backoffice/index.html'), '<!doctype html>');
  await writeFile(join(root, 'uploads/face-96.webp'), '0123456789');
  app = await startApp(undefined, {
    config: { root, built: join(root, 'dist'), dataDir: root, siteUrl: 'https://directory.example.org' },
  });
});

/** Requests as they go over the wire, without their last lines; the status; and what the answer has instead of the set. */
const REQUESTS: [request: string, status: number, instead?: Record<string, string | RegExp>][] = [
  ['GET /home HTTP/1.1', 200, { 'content-type': 'text/html; charset=utf-8' }],
  ['GET /home HTTP/1.1\r\nif-none-match: W/"x"', 200],
  ['GET /search?searchState=MA HTTP/1.1\r\naccept-encoding: br', 200],
  ['HEAD /home HTTP/1.1', 200],
  ['GET / HTTP/1.1', 301],
  ['GET /search?where=02139 HTTP/1.1', 302],
  ['GET /nothing HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET /search?radius=7 HTTP/1.1', 400],
  ['GET /%E0%A4%A HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET /viewdoctorprofile/%E0%A4%A HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET //example.com/%E0%A4%A HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET /admin/%E0%A4%A HTTP/1.1', 200, { 'content-security-policy': /nonce/ }],
  ['GET /assets/%E0%A4%A HTTP/1.1', 404],
  ['GET /uploads/%E0%A4%A HTTP/1.1', 404],
  ['GET /share/%E0%A4%A HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET /api/doctors/%E0%A4%A HTTP/1.1', 404],
  ['GET http://example.com/nothing HTTP/1.1', 404, { 'referrer-policy': 'no-referrer' }],
  ['GET http://example.com/home HTTP/1.1', 200],
  ['GET ftp://example.com/home HTTP/1.1', 400],
  ['GET /home HTTP/1.1\r\nhost: twice', 400],
  ['OPTIONS * HTTP/1.1', 404],
  ['OPTIONS /home HTTP/1.1', 200],
  ['POST /home HTTP/1.1\r\ncontent-length: 0', 404],
  ['DELETE /assets/app-1.js HTTP/1.1', 404],
  ['TRACE /home HTTP/1.1', 404],
  ['GET /api/states HTTP/1.1', 200],
  ['GET /api/places?q=bos HTTP/1.1', 200],
  ['GET /api/doctors?radius=7 HTTP/1.1', 400],
  ['GET /api/nothing HTTP/1.1', 404],
  ['POST /api/user/login HTTP/1.1\r\ncontent-length: 0', 400],
  ['POST /api/user/login HTTP/1.1\r\ncontent-type: text/plain\r\ncontent-length: 0', 415],
  ['POST /api/user/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 3\r\n\r\n{"a', 400],
  ['PUT /api/user/login HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}', 404],
  ['GET /healthz HTTP/1.1', 200],
  ['GET /robots.txt HTTP/1.1', 200],
  ['GET /sitemap.xml HTTP/1.1', 200],
  ['GET /assets/app-1.js HTTP/1.1', 200],
  ['GET /assets/app-1.js HTTP/1.1\r\nrange: bytes=5-2', 416],
  ['GET /assets/nothing.js HTTP/1.1', 404],
  ['GET /uploads/face-96.webp HTTP/1.1', 200, { 'content-security-policy': 'sandbox' }],
  ['GET /uploads/face-96.webp HTTP/1.1\r\nrange: bytes=50-', 416],
  ['GET /uploads/nothing.webp HTTP/1.1', 404],
  ['GET /share/site.png HTTP/1.1', 200, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['GET /share/doctor-77.png HTTP/1.1', 404],
  ['GET /newsletter/unsubscribe?token=x HTTP/1.1', 400, { 'referrer-policy': 'no-referrer' }],
  ['GET /admin HTTP/1.1', 200, { 'content-security-policy': /^default-src 'self'; .*'nonce-[\w-]{22}'$/ }],
  ['GET /home HTTP/1.1\r\nno header', 400],
  ['GET /home HTTP/7.0', 400],
  ['nonsense', 400],
  [
    'POST /api/user/login HTTP/1.1\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz',
    400,
  ],
  // What two readers may find two different ends of.
  ['POST /api/user/logout HTTP/1.1\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0', 400],
  ['POST /api/user/logout HTTP/1.1\r\ncontent-length: 0\r\ncontent-length: 4', 400],
  ['GET /home HTTP/1.1\r\nexpect: a miracle', 417],
  ['CONNECT example.com:443 HTTP/1.1', 405],
];

describe('every answer has the one set of headers', () => {
  it.each(REQUESTS)('%j (%i)', async (request, status, instead = {}) => {
    const [line, ...rest] = request.split('\r\n');
    const { headers, ...answer } = await answerTo(
      [line, 'host: directory.example.org', 'connection: close', ...rest, '', ''].join('\r\n'),
    );
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries({ ...SET, ...instead })) {
      if (typeof value === 'string') expect([name, headers.get(name)]).toEqual([name, value]);
      else expect(headers.get(name)).toMatch(value);
    }
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['GET /home HTTP/1.1\r\n\r\n', 400],
    [`GET /${'x'.repeat(9000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 414],
    [`GET /home HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const)('one of those that never reach the app: %#', async (request, status) => {
    const { headers, ...answer } = await answerTo(request);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SET)) expect(headers.get(name)).toBe(value);
  });
});

it('does not promise TLS to visitors who know the site without', async () => {
  const plain = await startApp();
  for (const path of ['/home', '/nothing', '/%E0%A4%A']) {
    const { headers } = await fetch(plain.url + path);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-frame-options')).toBe('DENY');
  }
  await plain.close();
});

async function answerTo(request: string): Promise<{ status: number; headers: Headers }> {
  const [head] = (await exchange(app.url, request)).split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return { status: Number(status.split(' ')[1]), headers: new Headers(headers) };
}
