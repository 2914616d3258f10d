import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createCaches } from '../../server/features/caches/caches.ts';
import { contextOf } from '../helpers/app.ts';
import { freePort } from '../helpers/free-port.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

const secret = 's'.repeat(32);

/** A cache that notes what it is told. */
async function listening(status = 204) {
  const heard: { tags: string; authorization?: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization } = request.headers;
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      heard.push({ tags: String(request.headers['surrogate-key']), authorization, body });
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  untilTheEnd(() => server.close());
  return { heard, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/-/purge` };
}

async function telling(addresses: string[]) {
  const store = memoryStore();
  const { config } = await contextOf(store, { config: { caches: { addresses, secret } } });
  const caches = createCaches({ config, store });
  return { store, caches, jobs: caches.jobs() };
}

it('is told at the start that everything may be different, and then what was published', async () => {
  const { heard, address } = await listening();
  const { store, jobs } = await telling([address]);
  await jobs[0].run();
  await jobs[0].run();
  expect(heard).toEqual([{ tags: 'site', authorization: `Bearer ${secret}`, body: { tags: ['site'] } }]);
  publishArticle(store);
  await jobs[0].run();
  expect(heard.map(({ tags }) => tags)).toEqual(['site', 'articles']);
});

it('is told once more after a moment, for what was on its way', async () => {
  const { heard, address } = await listening();
  const { store, jobs } = await telling([address]);
  await jobs[0].run();
  publishArticle(store);
  await jobs[0].run();
  const later = performance.now() + 3001;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  await jobs[0].run();
  await jobs[0].run();
  vi.restoreAllMocks();
  expect(heard.map(({ tags }) => tags)).toEqual(['site', 'articles', 'articles']);
});

it('is told until it answers, while others hear at once, and an operator reads which one does not', async () => {
  const { heard, address } = await listening();
  const port = await freePort();
  const deaf = `http://127.0.0.1:${port}/-/purge`;
  const { store, caches, jobs } = await telling([deaf, address]);
  publishArticle(store);
  await expect(jobs[0].run()).rejects.toThrow();
  await jobs[1].run();
  expect(heard.map(({ tags }) => tags)).toEqual(['site articles']);
  expect(caches.complaint()).toContain(`${deaf} (connect ECONNREFUSED`);
  expect(caches.complaint()).not.toContain(address);

  const late: string[] = [];
  const server = createServer((request, response) => {
    late.push(String(request.headers['surrogate-key']));
    response.writeHead(204).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  untilTheEnd(() => server.close());
  await jobs[0].run();
  expect(late).toEqual(['site articles']);
  expect(caches.complaint()).toBeNull();
});

it('one that refuses is one that does not hear', async () => {
  const { address } = await listening(403);
  const { caches, jobs } = await telling([address]);
  await expect(jobs[0].run()).rejects.toThrow('it answers 403');
  expect(caches.complaint()).toContain('it answers 403');
});

it('without any, nothing is done', async () => {
  const store = memoryStore();
  const { config } = await contextOf(store);
  const caches = createCaches({ config, store });
  expect([caches.jobs(), caches.complaint()]).toEqual([[], null]);
});
