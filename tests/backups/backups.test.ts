import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { create } from 'tar';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Backups } from '#contract/backups.ts';
import { backupsIn, clearUnfinished } from '../../db/backups/backup-folder.ts';
import { writeBackup } from '../../db/backups/write-backup.ts';
import { archiveOf, unpackArchive } from '../../server/features/backups/archive.ts';
import { createBackups } from '../../server/features/backups/backups.ts';
import { createDownloads } from '../../server/features/backups/downloads.ts';
import type { Proof } from '../../server/platform/security/proofs.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { built } from '../helpers/built.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { ROOT, fileStore, noon } from '../helpers/stores.ts';

const HOUR = 3_600_000;
const log = pino({ level: 'silent' });

let dataDir: string;
let folder: string;
beforeEach(() => {
  dataDir = newFolder();
  folder = join(dataDir, 'backups');
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'secret.key'), 'k'.repeat(32));
  fileStore(join(dataDir, 'directory.sqlite')).close();
});

describe('the server', () => {
  let clock: number;
  const maker = async (isOn = true, script?: string) =>
    createBackups({
      config: { backups: { isOn, folder, months: 6 }, dataDir, root: ROOT, version: '0.1.0' },
      log,
      now: () => new Date(clock),
      script: script ?? (await built('backup-process')),
    });
  beforeEach(() => {
    clock = Date.now();
  });

  it('makes one a night, and says when there is none', async () => {
    const backups = await maker();
    await backups.nightly();
    await backups.nightly();
    expect(backupsIn(folder).map(({ why }) => why)).toEqual(['nightly']);
    expect(backups.complaint()).toBeNull();
    clock += 27 * HOUR;
    expect(backups.complaint()).toMatch(/^The last backup in .*backups is from 20/);
    const [{ name }] = backupsIn(folder);
    await backups.nightly();
    expect(backupsIn(folder).map((backup) => backup.name === name)).toEqual([false, true]);
    rmSync(folder, { recursive: true });
    expect(backups.complaint()).toMatch('is missing');
  });

  it('goes by the time of the site while that does not follow the clock of the machine, and removes nothing by it', async () => {
    const DAY = 24 * HOUR;
    const { name } = await writeBackup(
      { dataDir, folder, why: 'nightly', version: '0.1.0', ahead: -366 * DAY },
      () => {},
    );
    clock -= 365 * DAY;
    const backups = await maker();
    await backups.nightly();
    clock += HOUR / 60;
    await backups.nightly();
    const all = backupsIn(folder);
    expect(all.map((backup) => [backup.why, backup.at < new Date(clock).toISOString()])).toEqual([
      ['nightly', true],
      ['nightly', true],
    ]);
    expect(all[1].name).toBe(name);
  });

  it('says that there is none of late also where a clock that was ahead has made one', async () => {
    await writeBackup({ dataDir, folder, why: 'nightly', version: '0.1.0', ahead: 9000 * HOUR }, () => {});
    const backups = await maker();
    clock += 27 * HOUR;
    expect(backups.complaint()).toMatch('is missing');
  });

  it('starts with a folder that cannot be looked at, and says what to do', async () => {
    writeFileSync(folder, 'no folder');
    expect(() => clearUnfinished(folder)).not.toThrow();
    const backups = await maker();
    expect(backups.complaint()).toMatch(/backups is not what should be there \(ENOTDIR\).* move it away/);
    expect(backups.state()).toMatchObject({ backups: [], complaint: backups.complaint() });
    await expect(backups.nightly()).rejects.toThrow('is not what should be there');
  });

  it('makes one where it may not give way to others, as a filter of system calls has it', async () => {
    const script = join(dataDir, 'confined.mjs');
    writeFileSync(
      script,
      `import { syncBuiltinESMExports } from 'node:module';
      import os from 'node:os';
      os.setPriority = () => {
        throw new Error('EPERM');
      };
      syncBuiltinESMExports();
      await import(${JSON.stringify(await built('backup-process'))});`,
    );
    await (await maker(true, script)).nightly();
    expect(backupsIn(folder).map(({ why }) => why)).toEqual(['nightly']);
  });

  it('says why one failed, until one is made, and tries again after an hour', async () => {
    const file = join(dataDir, 'directory.sqlite');
    truncateSync(file, 5000);
    const backups = await maker();
    await expect(backups.nightly()).rejects.toThrow(/directory\.sqlite is damaged/);
    expect(backups.complaint()).toMatch(/^The last backup failed: The database .* is damaged/);
    rmSync(file);
    fileStore(file).close();
    await backups.nightly();
    expect(backupsIn(folder)).toEqual([]);
    clock += HOUR;
    await backups.nightly();
    expect(backups.complaint()).toBeNull();
    expect(backupsIn(folder)).toHaveLength(1);
  });

  it('makes none where they are off, but by hand', async () => {
    const backups = await maker(false);
    await backups.nightly();
    expect(existsSync(folder)).toBe(false);
    expect(backups.begin()).toBe(true);
    expect(backups.begin()).toBe(false);
    await expect.poll(() => backups.state().is_running).toBe(false);
    expect(backups.state().backups.map(({ why }) => why)).toEqual(['by hand']);
  });
});

describe('the backoffice', () => {
  it('shows them, and hands one out once, without the key, and tells of it', async () => {
    const { name } = await writeBackup({ dataDir, folder, why: 'nightly', version: '0.1.0' }, () => {});
    const { app, call, store, admin } = await startBackoffice(undefined, {
      config: { backups: { isOn: true, folder, months: 6 }, dataDir },
    });
    const state = (await call('GET', '/backups')).body() as unknown as Backups;
    expect(state.backups).toMatchObject([{ name, key: true, is_old: false }]);
    expect(JSON.stringify(state)).not.toContain(dataDir);

    expect((await call('POST', '/backups/2026-01-01T00-00-00Z/download', {})).status).toBe(404);
    const { path } = (await call('POST', `/backups/${name}/download`, {})).body() as { path: string };
    expect(store.audit.latest(1)).toMatchObject([{ action: 'downloaded backup', note: name }]);
    const answer = await fetch(app.url + path);
    expect(answer.headers.get('content-disposition')).toContain(`${name}.tar`);
    const file = join(newFolder(), 'download.tar');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    expect((await fetch(app.url + path)).status).toBe(404);

    const into = join(newFolder(), 'backups');
    const unpacked = await unpackArchive(file, into, () => {});
    expect(readdirSync(unpacked.path).sort()).toEqual(['backup.json', 'directory.sqlite', 'uploads']);

    const again = (await call('POST', `/backups/${name}/download`, {})).body() as { path: string };
    await call('POST', `/users/${admin}/end-sessions`, {});
    expect((await fetch(app.url + again.path)).status).toBe(401);
  });

  it('hands out no more of one to whoever is signed out meanwhile', async () => {
    const { name, path } = await writeBackup({ dataDir, folder, why: 'nightly', version: '0.1.0' }, () => {});
    // More than is on its way at once.
    writeFileSync(join(path, 'uploads/large'), '');
    truncateSync(join(path, 'uploads/large'), 32e6);
    const { app, call, admin } = await startBackoffice(undefined, {
      config: { backups: { isOn: true, folder, months: 6 }, dataDir },
    });
    const download = (await call('POST', `/backups/${name}/download`, {})).body() as { path: string };
    const answer = await fetch(app.url + download.path);
    await call('POST', `/users/${admin}/end-sessions`, {});
    const received = answer.arrayBuffer().then(({ byteLength }) => byteLength);
    await expect(received).rejects.toThrow('terminated');
  });

  it('has an address for a download for a minute', () => {
    let time = noon().getTime();
    const { permit, take } = createDownloads(() => new Date(time));
    const backup = { name: 'a', path: '/a', proof: {} as Proof };
    const [one, other] = [permit(backup), permit(backup)];
    time += 60_000;
    expect(take(one)).toMatchObject(backup);
    time += 1;
    expect(take(other)).toBeNull();
  });

  it('has one backup of an archive that is unpacked again, with the key where either has it', async () => {
    const { path } = await writeBackup({ dataDir, folder, why: 'by hand', version: '0.1.0' }, () => {});
    const [bare, whole] = await Promise.all(
      [false, true].map(async (withKey) => {
        const file = join(newFolder(), 'backup.tar');
        await pipeline(archiveOf(path, { withKey }), createWriteStream(file));
        return file;
      }),
    );
    const into = join(newFolder(), 'backups');
    for (const file of [bare, bare, whole, bare]) await unpackArchive(file, into, () => {});
    const backups = backupsIn(into);
    expect(backups).toHaveLength(1);
    expect(readdirSync(backups[0].path)).toContain('secret.key');
    expect(readdirSync(into).filter((name) => name.startsWith('.unfinished'))).toEqual([]);
  });

  it('keeps a whole backup where its archive was damaged on the way', async () => {
    const { path } = await writeBackup({ dataDir, folder, why: 'by hand', version: '0.1.0' }, () => {});
    const file = join(newFolder(), 'backup.tar');
    await pipeline(archiveOf(path, { withKey: true }), createWriteStream(file));
    const into = join(newFolder(), 'backups');
    await unpackArchive(file, into, () => {});
    const written = readFileSync(join(path, 'directory.sqlite'));
    const bytes = readFileSync(file);
    bytes.fill('x', bytes.indexOf(written), bytes.indexOf(written) + 512);
    writeFileSync(file, bytes);
    await unpackArchive(file, into, () => {});
    const [kept, ...others] = backupsIn(into);
    expect(others).toEqual([]);
    expect(readFileSync(join(kept.path, 'directory.sqlite')).equals(written)).toBe(true);
  });

  it('refuses what is no archive of a backup, and leaves nothing', async () => {
    const file = join(newFolder(), 'other.tar');
    writeFileSync(file, 'something else '.repeat(200));
    await expect(unpackArchive(file, folder, () => {})).rejects.toThrow(/other\.tar/);
    const order = { dataDir, folder: newFolder(), why: 'by hand', version: '0.1.0' } as const;
    const { path } = await writeBackup(order, () => {});
    await create({ file, cwd: path }, ['backup.json']);
    await expect(unpackArchive(file, folder, () => {})).rejects.toThrow(/not all of one/);
    expect(readdirSync(folder)).toEqual(['.held']);
  });
});
