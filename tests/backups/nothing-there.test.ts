import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT } from '../helpers/stores.ts';

const folder = newFolder();
const dataDir = join(folder, 'data');

it.each([
  ['restore', ['--list'], 0, `There is no backup in ${join(dataDir, 'backups')}.`],
  [
    'move',
    ['--to', join(folder, 'directory.tar')],
    1,
    `No database in ${dataDir}: there is nothing to pack. Is DATA_DIR set?`,
  ],
])(
  '%s says so where nothing is',
  (name, words, status, sentence) => {
    const ended = spawnSync(
      process.execPath,
      ['--import', 'tsx', `server/app/commands/${name}.ts`, ...words],
      {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
        timeout: 30_000,
      },
    );
    expect([(ended.stdout + ended.stderr).trim(), ended.status]).toEqual([sentence, status]);
  },
  40_000,
);
