import { expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';

it('of a directory without anybody, who has searched everywhere is not sent everywhere again', async () => {
  const app = await startApp();
  expect((await app.get('/search?q=anxiety')).text).toContain('Search everywhere');
  const { text } = await app.get('/search');
  expect(text).toContain('We looked everywhere.');
  expect(text).not.toContain('Search everywhere');
});
