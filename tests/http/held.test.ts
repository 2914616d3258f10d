import type { Socket } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import { collect, heldBytes } from '../helpers/held-bytes.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { ask, askAll, connection, requestOf } from '../helpers/raw-http.ts';
import { memoryStore } from '../helpers/stores.ts';

const MEGABYTE = 1_000_000;

/** Answers a call, and ends. */
async function closedContext(): Promise<WeakRef<object>> {
  const store = memoryStore();
  const context = await contextOf(store);
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 }, context);
  expect((await ask(url, '/home')).status).toBe(200);
  await close();
  store.close();
  return new WeakRef(context);
}

it('is nothing of an app that was closed', async () => {
  const context = await closedContext();
  await expect
    .poll(() => {
      collect();
      return context.deref() === undefined;
    })
    .toBe(true);
});

it('suggestions of places are not kept: thousands of them leave nothing', async () => {
  const app = await startApp();
  await askAll(app.url, 200, (n) => `/api/places?q=warm${n}`);
  const before = heldBytes();
  await askAll(app.url, 3000, (n) => `/api/places?q=${n}`);
  expect(heldBytes() - before).toBeLessThan(8 * MEGABYTE);
  await app.close();
});

it('clients that ask for much and read nothing cost little, and others are answered', async () => {
  const app = await startApp();
  publishAll(app.store, fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), 20));
  await ask(app.url, '/search');
  collect();
  const before = process.memoryUsage().arrayBuffers;
  const sockets: Socket[] = [];
  for (let n = 0; n < 10; n++) {
    const socket = await connection(app.url);
    sockets.push(socket.pause());
    socket.write(Array.from({ length: 1000 }, (_, i) => requestOf(`/search?q=${n}x${i}`)).join(''));
  }
  expect((await ask(app.url, '/healthz')).status).toBe(200);
  let most = 0;
  for (let n = 0; n < 20; n++) {
    await new Promise((go) => setTimeout(go, 50));
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  // What is kept for others may be as much as that.
  expect(most).toBeLessThan(80 * MEGABYTE);
  for (const socket of sockets) socket.destroy();
  await app.close();
});
