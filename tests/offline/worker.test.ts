import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { createWorkerFile } from '../../server/features/offline/worker-file.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';
import { mkdirSync, writeFileSync } from 'node:fs';

const ORIGIN = 'https://directory.example';
const DAY = 24 * 3_600_000;
const source = join(ROOT, 'public-site/offline/worker.ts');
const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);

/** A worker in a browser of its own, whose clock stands, and which nothing connects. */
function startWorker() {
  const clock = { now: 0 };
  const disk = { isFull: false };
  const network = new Map<string, Response>();
  const pending: Promise<unknown>[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const opened = new Map<string, Map<string, Response>>();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href.slice(ORIGIN.length);
  const cacheOf = (name: string) => {
    const kept = opened.get(name) ?? new Map<string, Response>();
    opened.set(name, kept);
    return {
      put: (asked: string | { url: string }, answer: Response) =>
        disk.isFull
          ? Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'))
          : Promise.resolve(kept.set(pathOf(asked), answer)),
      add: (asked: { url: string }) => void kept.set(pathOf(asked), new Response('shell')),
      delete: (asked: string) => kept.delete(pathOf(asked)),
      match: (asked: string | { url: string }) => kept.get(pathOf(asked))?.clone(),
      keys: () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    };
  };
  class StandingDate extends Date {
    constructor() {
      super(clock.now);
    }
    static override now = () => clock.now;
  }
  class RequestHere extends Request {
    constructor(asked: string, init?: RequestInit) {
      super(new URL(asked, ORIGIN), init);
    }
  }
  runInNewContext(code.replace('export {};', ''), {
    self: { addEventListener: listeners.set.bind(listeners), skipWaiting: () => undefined },
    location: { origin: ORIGIN },
    caches: {
      open: (name: string) => Promise.resolve(cacheOf(name)),
      match: (asked: { url: string }, { cacheName }: { cacheName: string }) =>
        Promise.resolve(cacheOf(cacheName).match(asked)),
      delete: (name: string) => opened.delete(name),
    },
    fetch: (asked: string | { url: string }) => {
      const answer = network.get(pathOf(asked));
      return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('Failed to fetch'));
    },
    Date: StandingDate,
    ...{ BUILD: 'one', SHELL: '/offline', FILES: ['/assets/list-1.js'] },
    ...{ Request: RequestHere, Response, URL },
  });
  const waitUntil = (until: Promise<unknown>) => void pending.push(until);
  const settle = async () => {
    for (const each of pending) await each;
    pending.length = 0;
  };
  return {
    ...{ clock, disk, network, settle },
    paths: (cache = 'seen-one') => [...(opened.get(cache)?.keys() ?? [])],
    async install(): Promise<void> {
      listeners.get('install')?.({ waitUntil });
      await settle();
    },
    async tell(data: unknown): Promise<void> {
      listeners.get('message')?.({ data, waitUntil });
      await settle();
    },
    /** What it answers; undefined for what it leaves alone. */
    ask(path: string, init: RequestInit = {}): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const request = new Request(ORIGIN + path, init);
      const respondWith = (given: Promise<Response>) => (answer = given);
      listeners.get('fetch')?.({ request, waitUntil, respondWith });
      return answer;
    },
  };
}

const seen = (...ids: number[]) => ({
  answers: Object.fromEntries(ids.map((id) => [`/api/doctors/${id}`, { id }])),
  files: [],
});

it('keeps as many answers as the privacy policy says, for as long', async () => {
  const worker = startWorker();
  const all = Array.from({ length: 61 }, (_, index) => index + 1);
  for (const id of all) await worker.tell(seen(id));
  // The one that was seen again goes last.
  await worker.tell(seen(2));
  expect(worker.paths()).toEqual([...all.slice(2), 2].map((id) => `/api/doctors/${id}`));
  worker.clock.now = 7 * DAY;
  expect(await (await worker.ask('/api/doctors/2'))?.json()).toEqual({ id: 2 });
  worker.clock.now += 1000;
  await expect(worker.ask('/api/doctors/2')).rejects.toThrow('Failed to fetch');
  await worker.tell(seen(70));
  expect(worker.paths()).toEqual(['/api/doctors/70']);
});

it('forgets all of it when it is told to', async () => {
  const worker = startWorker();
  await worker.tell(seen(1, 2));
  await worker.tell('forget');
  expect(worker.paths()).toEqual([]);
});

const SCRIPT = { headers: { 'content-type': 'text/javascript' } };
const PAGE = { headers: { 'content-type': 'text/html; charset=utf-8' } };

it('answers a file from what it has kept', async () => {
  const worker = startWorker();
  worker.network.set('/assets/a-1.js', new Response('script', SCRIPT));
  expect(await (await worker.ask('/assets/a-1.js'))?.text()).toBe('script');
  await worker.settle();
  worker.network.clear();
  expect(await (await worker.ask('/assets/a-1.js'))?.text()).toBe('script');
});

it('answers a file where there is no room to keep it', async () => {
  const worker = startWorker();
  worker.disk.isFull = true;
  worker.network.set('/assets/a-1.js', new Response('script', SCRIPT));
  expect(await (await worker.ask('/assets/a-1.js'))?.text()).toBe('script');
  await worker.settle();
});

it('keeps no page that is answered in place of a file, and does not begin with one', async () => {
  const worker = startWorker();
  worker.network.set('/assets/a-1.js', new Response('Back soon', PAGE));
  expect(await (await worker.ask('/assets/a-1.js'))?.text()).toBe('Back soon');
  await worker.settle();
  expect(worker.paths('code-one')).toEqual([]);
  worker.network.set('/assets/list-1.js', new Response('Back soon', PAGE));
  await expect(worker.install()).rejects.toThrow('/assets/list-1.js is not what is answered.');
});

it.each<[string, string, RequestInit]>([
  ['files by other addresses than their own', '/assets/a-1.js?1', {}],
  ['what is asked by somebody who is signed in', '/api/doctors/1', { headers: { authorization: 'token' } }],
  ['what is sent', '/api/reports', { method: 'POST' }],
  ['pictures', '/uploads/a-96.webp', {}],
  ['the backoffice', '/admin/users', {}],
  ['its own file', '/worker.js', {}],
])('has no say in %s', async (_, path, init) => {
  const worker = startWorker();
  await worker.tell(seen(1));
  expect(worker.ask(path, init)).toBeUndefined();
});

it('is another file for another shell or script, and the end of all where it is switched off', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'public-site'));
  writeFileSync(join(folder, 'public-site/worker.js'), 'work();');
  const assets = {
    scripts: ['/assets/a.js'],
    fonts: [],
    modulesOf: () => ['/assets/b.js'],
    stylesOf: () => [],
  };
  let text = 'shell';
  const pages = { shell: () => ({ status: 200, headers: {}, text }) };
  const file = (offline: 'on' | 'off', parts = assets) =>
    createWorkerFile({ offline, built: folder }, parts, pages)();
  const before = file('on');
  expect(before).toContain('"FILES":["/assets/a.js","/assets/b.js"]');
  expect(before).toContain('work();');
  expect(file('on')).toBe(before);
  expect(file('on', { ...assets, modulesOf: () => ['/assets/c.js'] })).not.toBe(before);
  text = 'shell of another name';
  expect(file('on')).not.toBe(before);
  expect(file('off')).toContain('registration.unregister()');
  expect(file('off')).not.toContain('work();');
});
