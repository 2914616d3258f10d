import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { writeBackup } from '../../db/backups/write-backup.ts';
import { addUser } from '../helpers/accounts.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const dataDir = newFolder();
const file = join(dataDir, 'directory.sqlite');

it('a restore of the latest that was killed puts back the same when it is begun again', async () => {
  const store = fileStore(file);
  await addUser(store, { email: 'ann@example.com', first_name: 'Ann' });
  store.close();
  await backUp('nightly');
  rename('Anna');
  // The one that was killed had come as far as this.
  await backUp('before a restore');

  const ended = restoreLatest();
  expect([ended.status, ended.stderr]).toEqual([0, expect.stringMatching(/^Restoring \S+ {2}nightly,/)]);
  expect(nameThere()).toBe('Ann');
}, 40_000);

it('the latest is not what a clock that was ahead has made', async () => {
  rmSync(join(dataDir, 'backups'), { recursive: true });
  const ahead = await backUp('nightly', 9000 * 3_600_000);
  rename('Annie');
  await backUp('nightly');
  rename('Joan');
  const ended = restoreLatest();
  expect([ended.status, ended.stderr]).toEqual([0, expect.not.stringContaining(`Restoring ${ahead.name}`)]);
  expect(nameThere()).toBe('Annie');
}, 40_000);

function restoreLatest() {
  const words = ['--import', 'tsx', 'server/app/commands/restore.ts', 'latest'];
  const env = { ...process.env, DATA_DIR: dataDir };
  return spawnSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8', timeout: 30_000 });
}

function backUp(why: 'nightly' | 'before a restore', ahead = 0) {
  return writeBackup({ dataDir, folder: join(dataDir, 'backups'), why, version: '0.1.0', ahead }, () => {});
}

function rename(name: string): void {
  const database = openDatabase(file);
  database.prepare('UPDATE users SET first_name = ?').run(name);
  database.close();
}

function nameThere(): unknown {
  const database = openDatabase(file);
  const name = database.prepare('SELECT first_name FROM users').pluck().get();
  database.close();
  return name;
}
