import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const mounting = (command: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(
    'unshare',
    ['-m', 'sh', '-c', `mount --bind "$DISK" "$DISK" && mount -o remount,bind,ro "$DISK" && ${command}`],
    { cwd: ROOT, env: { ...process.env, DISK: newFolder(), ...env }, encoding: 'utf8', timeout: 30_000 },
  );

// As a unit of systemd has all folders that it does not name.
it.runIf(mounting('true').status === 0)(
  'a folder for backups that cannot be written is said to be that, with what to do',
  () => {
    const dataDir = newFolder();
    fileStore(join(dataDir, 'directory.sqlite')).close();
    const DISK = newFolder();
    for (const BACKUP_DIR of [DISK, join(DISK, 'below')])
      expect(
        mounting('exec node --import tsx server/app/commands/backup.ts', {
          ...{ DISK, BACKUP_DIR, DATA_DIR: dataDir },
        }).stderr,
      ).toBe(
        `${BACKUP_DIR} is on a disk that is mounted read-only, or not there (EROFS): mount it for writing (with systemd, name it in ReadWritePaths), or set BACKUP_DIR to another folder.\n`,
      );
  },
  60_000,
);
