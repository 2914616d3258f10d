import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { cutSilent } from '../../server/platform/http/connections.ts';
import { listen } from '../../server/platform/http/listen.ts';
import type { Listening } from '../../server/platform/http/listen.ts';
import { ask, connection, exchange, requestOf } from '../helpers/raw-http.ts';

const MEGABYTE = 1_000_000;

describe('a connection', () => {
  let listening: Listening | null = null;
  afterEach(() => listening?.close());

  const start = async (handler: RequestListener, trustProxy = 0, host = '127.0.0.1') => {
    listening = await listen(handler, {
      host,
      port: 0,
      siteUrl: 'http://localhost',
      trustProxy,
    });
    return listening.url;
  };

  it.runIf(networkInterfaces().lo?.some(({ family }) => family === 'IPv6'))(
    'is made by the address that is told, also where that has colons',
    async () => {
      const url = await start((_, response) => response.end('here'), 0, '::1');
      expect(await (await fetch(url)).text()).toBe('here');
    },
  );

  it('gets the answers to what it sends ahead in turn, and none is begun before it can leave', async () => {
    let begun = 0;
    const url = await start((_, response) => {
      begun++;
      response.end(`<${begun}>`.padEnd(2 * MEGABYTE));
    });
    const socket = await connection(url);
    socket.pause();
    socket.write(requestOf('/').repeat(40));
    await expect.poll(() => begun > 0).toBe(true);
    await quiet(() => begun);
    // The system's buffers take some megabytes.
    expect(begun).toBeLessThan(10);

    let bytes = 0;
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
    });
    socket.resume();
    await expect.poll(() => bytes > 40 * 2 * MEGABYTE).toBe(true);
    const answers = Buffer.concat(chunks).toString('latin1').match(/<\d+>/g);
    expect(answers).toEqual(Array.from({ length: 40 }, (_, i) => `<${i + 1}>`));
    socket.destroy();
  });

  it('that asks for a tunnel and is reset ends nothing', async () => {
    const url = await start((_, response) => response.end('here'));
    for (let i = 0; i < 20; i++) {
      const socket = await connection(url);
      socket.write(`CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`);
      socket.resetAndDestroy();
    }
    expect(String((await ask(url, '/')).body)).toBe('here');
  });

  it('that asks for a tunnel is let go, also by a client that holds on to it', async () => {
    const url = await start(() => undefined);
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    socket.write(`CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'end');
    const held = setInterval(() => socket.write('x'), 10);
    await new Promise((closed) => socket.once('close', closed));
    clearInterval(held);
  });

  it('that asks for a tunnel behind another request gets nothing in its place', async () => {
    const url = await start((_, response) => void setTimeout(() => response.end('late'), 50));
    const answers = await exchange(url, requestOf('/') + 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answers).toBe('');
  });

  it('that says nothing at first is ended; one that has said something is not', async () => {
    const server = createServer((_, response) => response.end());
    cutSilent(server, 100);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const silent = await connection(url);
    const talking = await connection(url);
    talking.write('GET / HTTP/1.1\r\n');
    await once(silent.resume(), 'close');
    await quiet(() => 0);
    expect(talking.destroyed).toBe(false);
    talking.destroy();
    server.close();
  });

  it('is cut when it sends more ahead than anybody needs', async () => {
    let begun = 0;
    const url = await start(() => begun++);
    const socket = await connection(url);
    const closed = once(socket, 'close');
    socket.resume();
    socket.write(requestOf('/').repeat(400));
    await closed;
    expect(begun).toBe(1);
  });

  it('leaves nothing to be done when it goes', async () => {
    let begun = 0;
    const url = await start(() => begun++);
    const socket = await connection(url);
    socket.write(requestOf('/').repeat(40));
    await expect.poll(() => begun).toBe(1);
    socket.destroy();
    await quiet(() => begun);
    expect(begun).toBe(1);
  });

  it('may go on for long, and is then closed with an answer', async () => {
    const sockets = new Set<Socket>();
    const url = await start((request, response) => {
      sockets.add(request.socket);
      response.end('x');
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let last: string | undefined;
    for (let n = 0; n < 10_000; n++) {
      last = (await ask(url, '/', {}, 'GET', agent)).headers.connection;
      if (n < 9_999) expect(last).toBe('keep-alive');
    }
    expect([sockets.size, last]).toEqual([1, 'close']);
    agent.destroy();
  });

  it('is one of 500 that an address may have, unless a proxy stands in front', async () => {
    for (const [trustProxy, most] of [
      [0, 500],
      [1, 510],
    ]) {
      const url = await start((_, response) => response.end('x'), trustProxy);
      const sockets = await Promise.all(Array.from({ length: 510 }, () => connection(url)));
      let closed = 0;
      for (const socket of sockets) socket.resume().once('close', () => closed++);
      await expect.poll(() => closed === 510 - most).toBe(true);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => closed).toBe(510);
      expect((await ask(url, '/')).status).toBe(200);
      await listening?.close();
    }
  });
});

/** Resolves when a count has stood still for 200 ms. */
async function quiet(count: () => number): Promise<void> {
  for (let tries = 0, last = -1; tries < 50 && count() !== last; tries++) {
    last = count();
    await new Promise((go) => setTimeout(go, 200));
  }
}
