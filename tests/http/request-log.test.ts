import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import type { Answered } from '../../server/platform/http/traffic.ts';
import { contextOf } from '../helpers/app.ts';
import { ask, connection, exchange } from '../helpers/raw-http.ts';
import { memoryStore } from '../helpers/stores.ts';
import { untilTheEnd } from '../helpers/until-the-end.ts';

let url: string;
let heard: Answered[];

beforeAll(async () => {
  const store = memoryStore();
  const context = await contextOf(store, { config: { trustProxy: 1 } });
  heard = [];
  context.traffic.hear((answered) => heard.push(answered));
  store.search.find = () => {
    throw new Error('planted');
  };
  const answers = createHandler(context);
  const handler: typeof answers = (request, response) => {
    if (request.url === '/hangs') response.write('half');
    else answers(request, response);
  };
  const listening = await listen(handler, { ...context.config, port: 0 }, context);
  untilTheEnd(async () => {
    await listening.close();
    store.close();
  });
  url = listening.url;
});

/** What was heard of since. */
async function heardOf(work: () => Promise<unknown>, count = 1): Promise<Answered[]> {
  const before = heard.length;
  await work();
  await expect.poll(() => heard.length - before).toBeGreaterThanOrEqual(count);
  return heard.slice(before);
}

describe('of each request it is heard once, by the pattern of what answers it:', () => {
  it.each([
    ['GET', '/psychiatrists/ma/boston/anxiety?q=sad', '/psychiatrists/:state/:city/:condition'],
    ['GET', '/pricing?q=sad', '/pricing'],
    ['GET', '/pricing?q=sad', '/pricing'],
    ['GET', '/search?q=sad&searchZipCode=02139', '/search'],
    ['HEAD', '/home', '/home'],
    ['GET', '/nothing/like/that', '/*?'],
    ['GET', '/api/doctors?q=sad', '/api/doctors'],
    ['GET', '/api/doctors/123', '/api/doctors/:id'],
    ['GET', '/api/nothing', '/api/{*path}'],
    ['GET', '/api/admin/users/7', '/api/admin/*'],
    ['POST', '/api/user/login', '/api/user/login'],
    ['GET', '/uploads/no.webp', '/uploads/*'],
    ['GET', '/assets/no.js', '/assets/*'],
    ['GET', '/admin/users', '/admin/{*path}'],
    ['GET', '/healthz', '/healthz'],
    ['GET', '/share/doctor-1.png', '/share/:name.png'],
    ['GET', `/${'x'.repeat(8001)}`, '/*'],
  ])('%s … (%#)', async (method, path, route) => {
    const { status, headers } = await ask(url, path, {}, method);
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[a-z\d]{12}$/);
    const mine = () => heard.filter((one) => one.id === id);
    await expect.poll(() => mine().length).toBe(1);
    expect(mine()).toEqual([
      { id, method, route, status, ms: expect.any(Number) as number, bytes: expect.any(Number) as number },
    ]);
    expect(mine()[0].bytes).toBeGreaterThan(100);
  });

  it.each([
    ['GARBAGE\r\n\r\n', null, 400, 'unreadable'],
    ['CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 'CONNECT', 405, 'unreadable'],
    ['GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 'GET', 417, 'unreadable'],
    ['GET / HTTP/1.1\r\n\r\n', 'GET', 400, '/*'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, null, 431, 'unreadable'],
    [
      'POST /api/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n',
      'POST',
      499,
      '/api/*',
    ],
  ])('what cannot be read (%#)', async (text, method, status, route) => {
    let answer = '';
    const [one, ...more] = await heardOf(async () => (answer = await exchange(url, text)));
    expect(one).toMatchObject({ method, status, route });
    expect(more).toEqual([]);
    expect(answer).toContain(`x-request-id: ${one.id}\r\n`);
  });

  it('one whose client has left', async () => {
    const [one] = await heardOf(async () => {
      const socket = await connection(url);
      socket.write('GET /hangs HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    });
    expect(one).toMatchObject({ status: 499, route: '/*' });
  });
});

it('takes over the id of a trusted proxy, unless it is unsafe', async () => {
  const idOf = async (id: string) =>
    (await ask(url, '/home', { 'x-request-id': id })).headers['x-request-id'];
  expect(await idOf('Ab-1_2.3')).toBe('Ab-1_2.3');
  for (const unsafe of ['a b', '"', 'x'.repeat(65)]) expect(await idOf(unsafe)).toMatch(/^[a-z\d]{12}$/);
});

it('tells whoever meets a fault of ours under what it is logged', async () => {
  const call = await ask(url, '/api/doctors?q=sad');
  expect([call.status, JSON.parse(String(call.body))]).toEqual([
    500,
    { message: 'Server Error', id: call.headers['x-request-id'] },
  ]);
  const page = await ask(url, '/search?q=sad');
  expect(page.status).toBe(500);
  expect(String(page.body)).toContain(`please say this reference: ${String(page.headers['x-request-id'])}`);
});
