import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { createReadiness } from '../../server/platform/health/readiness.ts';
import { freeSpace } from '../../server/platform/health/free-space.ts';

it('says so when a disk is nearly full, and nothing while there is room', async () => {
  expect(await freeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toMatch(/^Only \d+ MiB are free for /);
  expect(await freeSpace(tmpdir(), 1)).toBeNull();
  await expect(freeSpace('/no/such/folder')).rejects.toThrow('ENOENT');
});

it('finds what its checks find, a check that fails included, and logs it once', async () => {
  const log = { error: vi.fn(), info: vi.fn() };
  const parts = { store: { beat: () => null }, config: { dataDir: '/no/such/folder' }, log };
  const readiness = createReadiness(parts);
  readiness.watch(() => 'Mails are not sent.');
  const problems = await readiness.problems();
  expect(problems).toEqual([expect.stringContaining('ENOENT'), 'Mails are not sent.']);
  expect(await readiness.problems()).toEqual(problems);
  expect(log.error.mock.calls).toEqual([[{ problems }, 'not ready']]);
});
