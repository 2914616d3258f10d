import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { GUIDE_PATHS } from '#contract/paths.ts';
import { PASSWORD } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { clientOf } from '../helpers/client.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { startServing } from '../helpers/served.ts';
import { memoryStore, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const EMAIL = 'zyxwvut@example.com';
const VISITOR = '203.0.113.77';
/** Of what a visitor types, chooses and comes with, nothing of which the site has words of its own for. */
const SECRETS = ['qwxyzsearch', 'qwxyzplace', 'qwxyzarticle', 'qwxyzbrowser', 'qwxyzcamefrom', VISITOR];

let app: TestApp;
let doctor: number;
beforeEach(async () => {
  app = await startApp(memoryStore(), { now: noon, config: { trustProxy: 1 } });
  doctor = await addPublicDoctor(app.store, EMAIL, noon());
});

describe('a visitor', () => {
  it('searches and reads without an account, and gets no cookie', async () => {
    const pages = [
      '/home',
      '/search?searchZipCode=02139',
      `/viewdoctorprofile/${doctor}`,
      '/list',
      '/pricing',
    ];
    for (const path of [...pages, ...GUIDE_PATHS])
      expect([path, (await app.get(path)).status]).toEqual([path, 200]);
    const calls = mountedCalls(await contextOf(app.store));
    expect(calls.length).toBeGreaterThan(100);
    for (const { method, path } of calls) {
      const { headers } = await app.send(method, path);
      expect([method, path, headers.get('set-cookie')]).toEqual([method, path, null]);
    }
  });

  it('can send what is known here, and no message to anybody', async () => {
    const calls = mountedCalls(await contextOf(app.store)).filter(({ method }) => !READS.includes(method));
    const open: string[] = [];
    for (const { method, path } of calls) {
      const { status } = await app.send(method, path, { json: {} });
      if (![401, 404, 415].includes(status)) open.push(`${method} ${path}`);
    }
    expect([...new Set(open)].sort()).toEqual(SENT_BY_ANYBODY);
  });

  it('reads a doctor’s profile everywhere without the address that the doctor signs in with', async () => {
    const addresses = [
      ...[
        `/viewdoctorprofile/${doctor}`,
        '/search?searchState=MA',
        '/home',
        '/psychiatrists',
        '/sitemap.xml',
      ],
      ...[`/api/doctors/${doctor}`, '/api/doctors?searchState=MA', '/api/doctors/newest'],
    ];
    for (const address of addresses) expect((await app.get(address)).text).not.toContain('zyxwvut');
  });

  it('finds the same doctors in the same order, whatever plan they pay, and reads by which rule', async () => {
    const others = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => addPublicDoctor(app.store, `${name}@example.com`, noon())),
    );
    const found = async () => (await app.get('/api/doctors?searchState=MA')).text;
    const before = await found();
    expect(before.match(/"id":/g)?.length).toBeGreaterThanOrEqual(5);
    app.store.transaction(() => {
      for (const id of [doctor, ...others]) app.store.users.setPlan(id, id % 2 === 0 ? 1 : 2);
    });
    expect(await found()).toBe(before);
    expect((await app.get('/search?searchState=MA')).text).toContain(
      'Nobody can pay for a place in this list.',
    );
  });
});

it('what somebody typed into a search, and from where, is in no file and no line of the log, also when it fails', async () => {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  const served = await startServing({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', TRUST_PROXY: '1' });
  onTestFinished(() => void served.stop());
  const { get, post } = clientOf(served.url);
  const headers = { 'user-agent': 'qwxyzbrowser', referer: 'https://example.com/?qwxyzcamefrom' };
  const visit = (path: string) => get(path, { from: VISITOR, headers });
  const articles = '/api/articles/search?currentVal=1&pageSize=10&searchVal=qwxyzarticle';
  for (const path of [
    '/search?q=qwxyzsearch',
    '/api/doctors?q=qwxyzsearch',
    '/search?where=qwxyzplace',
    articles,
  ])
    await visit(path);
  await visit('/api/places?q=qwxyzplace');
  await post('/api/visits', { id: 1, kind: 'view' }, { from: VISITOR, headers });
  const broken = new BetterSqlite3(join(dataDir, 'directory.sqlite'));
  broken.exec('ALTER TABLE listings RENAME TO gone');
  expect((await visit('/api/doctors/1?q=qwxyzsearch')).status).toBe(500);
  broken.exec('ALTER TABLE gone RENAME TO listings');
  broken.close();
  await served.stop();

  expect(served.out.some((line) => line.includes('request failed'))).toBe(true);
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  expect(files.map(({ name }) => name)).toContain('directory.sqlite');
  const written = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
  for (const secret of SECRETS)
    for (const text of [...written, ...served.out, ...served.err]) expect(text.includes(secret)).toBe(false);
});

it('the address that a doctor signs in from is kept as fingerprints alone, for three months after the last time', async () => {
  let days = 0;
  const now = () => new Date(noon().getTime() + days * DAY_MS);
  const store = memoryStore(now);
  const own = await startApp(store, { now, config: { trustProxy: 1 } });
  const id = await addPublicDoctor(store, EMAIL, noon());
  const { key } = (await contextOf(store, { now, config: { trustProxy: 1 } })).sources.of({
    headers: { 'x-forwarded-for': VISITOR },
    socket: { remoteAddress: '127.0.0.1' },
  } as never);
  const { status } = await own.post(
    '/api/user/login',
    { email: EMAIL, password: PASSWORD },
    { from: VISITOR },
  );
  expect(status).toBe(200);
  expect(key).not.toContain(VISITOR);
  expect(store.knownSources.has(EMAIL, key)).toBe(true);
  expect(JSON.stringify(store.audit.of(id))).not.toContain(VISITOR);
  days = 89;
  store.sweep();
  expect(store.knownSources.has(EMAIL, key)).toBe(true);
  days = 91;
  store.sweep();
  expect(store.knownSources.has(EMAIL, key)).toBe(false);
});

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Two are about doctors and take no words, the others are for whoever has an account, a mailed code or a mailed link. */
const SENT_BY_ANYBODY = [
  ...['ai_articles', 'articles'].flatMap((kind) => [
    `POST /api/${kind}/get-by-id`,
    `POST /api/${kind}/search`,
  ]),
  'POST /api/reports',
  ...[
    ...['change-password', 'check-subscribe-verify-code', 'check-verify-code', 'claim-invitation'],
    ...['complete-login', 'decline-invitation', 'disown-account', 'login', 'login-with-passkey'],
    ...[
      'login-with-token',
      'logout',
      'register',
      'send-subscribe-verify-code',
      'send-verify-code',
      'send-verify-email',
      'take-back-address',
      'token-exchange',
    ],
    'token-verification',
  ].map((name) => `POST /api/user/${name}`),
  'POST /api/visits',
  'POST /confirm',
  'POST /newsletter/unsubscribe',
];
