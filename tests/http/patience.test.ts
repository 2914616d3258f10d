import { once } from 'node:events';
import { expect, it } from 'vitest';
import { listen, patienceFor } from '../../server/platform/http/listen.ts';
import { connection } from '../helpers/raw-http.ts';

const LONGEST_OF_PROXIES = 90_000;

it('lets the proxy close connections: requests through nginx are in tests/attack', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout } = patienceFor({ trustProxy: 1 });
  expect(keepAliveTimeout).toBeGreaterThan(LONGEST_OF_PROXIES);
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
});

it('keeps no connection of a visitor for long, nor waits for what is not asked', () => {
  const { keepAliveTimeout, headersTimeout } = patienceFor({ trustProxy: 0 });
  expect(keepAliveTimeout).toBeLessThanOrEqual(5_000);
  expect(headersTimeout).toBeLessThanOrEqual(15_000);
});

it('is what the server has', async () => {
  const config = { host: '127.0.0.1', port: 0, siteUrl: 'http://127.0.0.1', trustProxy: 1 };
  const patience = { keepAliveTimeout: 30, grace: 20, headersTimeout: 60, requestTimeout: 70 };
  const { url, close } = await listen((_, response) => void response.end(), config, { patience });
  const socket = await connection(url);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/keep-alive: timeout=0/i);
  await once(socket, 'close');
  await close();
});

it('hears what was asked while the process was busy, however long that took', async () => {
  const config = { host: '127.0.0.1', port: 0, siteUrl: 'http://127.0.0.1', trustProxy: 0 };
  const patience = { keepAliveTimeout: 10, grace: 10, headersTimeout: 60_000, requestTimeout: 60_000 };
  const { url, close } = await listen((_, response) => void response.end(), config, { patience });
  const socket = await connection(url);
  for (let n = 0; n < 5; n++) {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const heard = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    expect(String(heard)).toContain('200 OK');
    const until = performance.now() + 40;
    while (performance.now() < until);
  }
  await close();
});
