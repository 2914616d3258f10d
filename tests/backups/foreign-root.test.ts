import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';

/** Whom the data are given to. */
const STRANGER = 65_534;

it.runIf(process.getuid?.() === 0).each([
  ['backup', []],
  ['restore', []],
  ['move', ['--to', join(tmpdir(), 'never.tar')]],
  ['takeover', []],
  ['registry', ['leie', 'never.csv']],
])(
  'root makes nothing by %s in a folder of somebody else, who could not use it',
  (name, words) => {
    const dataDir = newFolder();
    chownSync(dataDir, STRANGER, STRANGER);
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `server/app/commands/${name}.ts`, ...words],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir, TAKEOVER_DIR: newFolder() },
        encoding: 'utf8',
        timeout: 30_000,
      },
    );
    expect(stderr).toMatch(
      / belongs to user 65534, who could not use what root makes there: run this as that user/,
    );
    expect([status, readdirSync(dataDir)]).toEqual([1, []]);
  },
  40_000,
);
