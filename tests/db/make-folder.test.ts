import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../db/make-folder.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';

it('makes folders below folders with their mode, and leaves what is there', () => {
  const folder = join(newFolder(), 'some', 'where');
  makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(() => makeFolder(folder)).not.toThrow();
});

it('says what stands in the way', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  // The one in Node 20, the other in Node 24.
  expect(() => makeFolder(join(file, 'below'))).toThrow(/^(?:ENOTDIR|EEXIST): .*file/);
});

// In a process of its own: what never comes back cannot be ended from within.
it.runIf(existsSync('/proc/self')).each(['restore', 'takeover'])(
  'a data directory below /proc is refused by %s with what to do, not waited for',
  (name) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `server/app/commands/${name}.ts`],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: '/proc/directory/data', TAKEOVER_DIR: newFolder() },
        encoding: 'utf8',
        timeout: 30_000,
      },
    );
    expect(stderr).toMatch(
      /^\/proc\/directory is on a disk that is mounted read-only, or not there .*DATA_DIR/,
    );
    expect(status).toBe(1);
  },
  40_000,
);
