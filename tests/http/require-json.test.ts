import { beforeAll, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp(undefined, { config: { siteUrl: 'https://directory.example.org' } });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY = '{"token":"a.b.c"}';

async function send(headers: Record<string, string>, body: string): Promise<[number, unknown]> {
  const response = await fetch(`${app.url}/api/user/login-with-token`, { method: 'POST', headers, body });
  return [response.status, await response.json()];
}

it.each([
  ['not JSON', '{"token":'],
  ['a text', '"a.b.c"'],
  ['a list', '[]'],
  ['a wrong type', '{"token":7}'],
  ['an unknown key', '{"token":"a","more":1}'],
  ['a prototype', '{"token":"a","__proto__":{"x":1},"constructor":{}}'],
  ['nothing', ''],
])('400 for %s', async (_, body) => {
  const [status, answer] = await send(JSON_TYPE, body);
  expect(status).toBe(400);
  expect(answer).toHaveProperty('message');
});

it('415 for anything but JSON', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(await send({ 'content-type': type }, BODY)).toEqual([415, { message: 'Please send JSON.' }]);
  }
});

it('takes nothing at all for an empty body: no type is needed for what is not sent', async () => {
  expect((await app.send('POST', '/api/user/logout')).status).toBe(200);
  expect((await app.send('POST', '/api/user/login-with-token')).status).toBe(400);
  const headers = { 'content-type': 'text/plain' };
  expect((await app.send('POST', '/api/user/logout', { headers })).status).toBe(415);
});

it('413 for more than 100 KB', async () => {
  const body = JSON.stringify({ token: 'x'.repeat(110_000) });
  expect(await send(JSON_TYPE, body)).toEqual([413, { message: 'That is too large.' }]);
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
])('403 from a page of %s', async (_, headers) => {
  expect(await send({ ...JSON_TYPE, ...headers }, BODY)).toEqual([
    403,
    { message: 'Please use the pages of this site.' },
  ]);
});

it.each([
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://directory.example.org' }],
  ['an older browser on our page', { origin: 'https://directory.example.org' }],
  ['no browser', {}],
])('an answer for %s', async (_, headers) => {
  expect((await send({ ...JSON_TYPE, ...headers }, BODY))[0]).toBe(201);
});

it('404 in JSON for a call that is not there, and nothing by GET', async () => {
  const post = await fetch(`${app.url}/api/user/nothing`, { method: 'POST', headers: JSON_TYPE, body: '{}' });
  expect([post.status, await post.json()]).toEqual([404, { message: 'Not found' }]);
  expect((await fetch(`${app.url}/api/user/login`)).status).toBe(404);
});
