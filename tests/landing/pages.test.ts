import { beforeAll, expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { wordsOfEach } from '../helpers/words-of-html.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

it.each([
  ['/psychiatrists/NY', '/psychiatrists/ny'],
  ['/psychiatrists/mo/saint-louis', '/psychiatrists/mo/st-louis'],
  ['/psychiatrists/new-york/nyc/ADHD', '/psychiatrists/ny/new-york/adhd'],
])('%s moves to %s', async (path, address) => {
  const moved = await app.get(path);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, address]);
  expect((await app.get(address)).status).toBe(200);
});

it.each(['/psychiatrists/xx', '/psychiatrists/ny/nowhere', '/psychiatrists/ny/new-york/flu'])(
  '%s is not found',
  async (path) => {
    const { status, text } = await app.get(path);
    expect(status).toBe(404);
    expect(wordsOfEach(text, 'h1')).toEqual(['Page not found']);
  },
);
