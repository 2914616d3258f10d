import { tmpdir } from 'node:os';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { createReadiness } from '../../server/platform/health/readiness.ts';
import { freeSpace } from '../../server/platform/health/free-space.ts';

it('says so when a disk is nearly full, and nothing while there is room', async () => {
  expect(await freeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toMatch(/^Only \d+ MiB are free for /);
  expect(await freeSpace(tmpdir(), 1)).toBeNull();
  await expect(freeSpace('/no/such/folder')).rejects.toThrow('ENOENT');
});

it('finds what its checks find, a check that fails included, and logs it once', async () => {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const parts = { store: { beat: () => null }, config: { dataDir: '/no/such/folder' }, log };
  const readiness = createReadiness(parts);
  readiness.watch(() => 'Mails are not sent.');
  const problems = await readiness.problems();
  expect(problems).toEqual([expect.stringContaining('ENOENT'), 'Mails are not sent.']);
  expect(await readiness.problems()).toEqual(problems);
  expect(log.error.mock.calls).toEqual([[{ problems }, 'not ready']]);
});

it('tells of what is not a problem yet apart, and logs it once', async () => {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const readiness = createReadiness({ store: { beat: () => null }, config: { dataDir: tmpdir() }, log });
  readiness.warn(() => 'The last backup is old.');
  const { problems, warnings } = await readiness.health();
  expect([problems, warnings]).toEqual([[], expect.arrayContaining(['The last backup is old.'])]);
  await readiness.health();
  expect(log.warn.mock.calls).toEqual([[{ warnings }, 'ready, with warnings']]);
});

it('is not well any more once a page of the database was found damaged', async () => {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const readiness = createReadiness({ store: { beat: () => null }, config: { dataDir: tmpdir() }, log });
  readiness.met(new Error('anything'));
  readiness.met(new BetterSqlite3.SqliteError('database disk image is malformed', 'SQLITE_CORRUPT_INDEX'));
  expect(await readiness.problems()).toEqual([expect.stringContaining('The database is damaged')]);
});
