import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createHandOver } from '../../server/app/processes/hand-over.ts';
import { createWriterFile } from '../../server/app/processes/writer-file.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ask } from '../helpers/raw-http.ts';

it('tells who asks, whatever they say of themselves', async () => {
  const told = async (trustProxy: number) => {
    const { url } = await handingOver(
      (request, response) => response.end(JSON.stringify(request.headers)),
      trustProxy,
    );
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-request-id': 'chosen',
    };
    return JSON.parse((await ask(url, '/', { ...forged, te: 'trailers' })).body.toString()) as Record<
      string,
      string
    >;
  };
  const direct = await told(0);
  expect(direct['x-forwarded-for']).toBe('127.0.0.1');
  expect(direct).not.toHaveProperty('x-forwarded-proto');
  expect(direct).not.toHaveProperty('te');
  expect(direct['x-request-id']).not.toBe('chosen');
  expect((await told(1))['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
});

it('passes bodies on as they come, in either direction, and headers as they are', async () => {
  const { url } = await handingOver((request, response) => {
    response.writeHead(201, ['X-Twice', '1', 'X-Twice', '2']);
    request.pipe(response);
  });
  const passed = send(url, { method: 'POST', agent: false });
  passed.write('one');
  const [answer] = (await once(passed, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; rawHeaders: string[] },
  ];
  expect([answer.statusCode, answer.rawHeaders.filter((name) => name === 'X-Twice').length]).toEqual([
    201, 2,
  ]);
  expect(String((await once(answer, 'data'))[0])).toBe('one');
  passed.end('two');
  expect(String((await once(answer, 'data'))[0])).toBe('two');
});

it('has the writer hear of who has left, and whoever asks of a writer that has', async () => {
  const held: Parameters<RequestListener>[] = [];
  const { url } = await handingOver((...exchange) => void held.push(exchange));
  const left = send(url, { agent: false }).on('error', () => undefined);
  left.end();
  await expect.poll(() => held.length).toBe(1);
  const closed = once(held[0][1], 'close');
  left.destroy();
  await closed;
  expect(held[0][1].writableFinished).toBe(false);

  const broken = ask(url, '/', {}, 'POST');
  await expect.poll(() => held.length).toBe(2);
  held[1][0].socket.destroy();
  await expect(broken).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it('refuses when there is no writer, and waits for one that is coming', async () => {
  const { url, writer, at } = await handingOver((_, response) => response.end('heard'));
  writer.now({ at: null, isComing: false });
  expect((await ask(url, '/', {}, 'POST')).status).toBe(503);
  writer.now({ at: `${at}-gone`, isComing: false });
  expect((await ask(url, '/', {}, 'POST')).status).toBe(503);
  writer.now({ at: null, isComing: true });
  const waiting = ask(url, '/', {}, 'POST');
  writer.now({ at, isComing: false });
  expect((await waiting).body.toString()).toBe('heard');
});

async function handingOver(answer: RequestListener, trustProxy = 0) {
  const at = join(newFolder(), '1');
  const behind = createServer(answer).listen(at);
  const writer = createWriterFile({ at, isComing: false });
  const refuse: RequestListener = (_, response) => response.writeHead(503).end();
  const front = createServer(createHandOver({ config: { trustProxy }, writer, refuse })).listen(
    0,
    '127.0.0.1',
  );
  await expect.poll(() => [behind, front].every(({ listening }) => listening)).toBe(true);
  onTestFinished(() => {
    for (const server of [front, behind]) {
      server.close();
      server.closeAllConnections();
    }
  });
  return { url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`, writer, at };
}
