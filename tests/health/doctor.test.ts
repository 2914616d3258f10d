import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { writeBackup } from '../../db/backups/write-backup.ts';
import { withStore } from '../../server/app/commands/installation.ts';
import { backupFindings } from '../../server/app/doctor/backups.ts';
import { dataFindings } from '../../server/app/doctor/data.ts';
import type { Finding } from '../../server/app/doctor/finding.ts';
import { mailFindings } from '../../server/app/doctor/mail.ts';
import { registerFindings } from '../../server/app/doctor/registers.ts';
import { settingsFindings } from '../../server/app/doctor/settings.ts';
import { siteFindings } from '../../server/app/doctor/site.ts';
import { makeLease } from '../../server/app/takeover/lease.ts';
import { claimGeneration } from '../../server/app/takeover/place.ts';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { haveRead } from '../helpers/registry.ts';
import { startSmtp } from '../helpers/smtp.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const now = () => new Date();
const MAIL = { SITE_URL: 'https://directory.example.org', MAIL_FROM: 'directory@example.org' };

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = newFolder();
  file = join(dataDir, 'directory.sqlite');
});

function configOf(settings: Record<string, string> = {}) {
  return readConfig({ DATA_DIR: dataDir, ...settings }, ROOT);
}

function statesOf(findings: Finding[]): string[] {
  return findings.map(({ state, says }) => `${state}: ${says}`);
}

it('says how old each register is, and where a newer file is', () => {
  const at = () => new Date('2026-11-21T12:00:00Z');
  expect(statesOf(registerFindings(configOf(), at))[0]).toMatch(/^look: The database does not say/);
  const store = fileStore(file);
  onTestFinished(() => store.close());
  expect(statesOf(registerFindings(configOf(), at))).toEqual([
    'look: National registry (NPPES): none was read. A file is at https://download.cms.gov/nppes/NPI_Files.html (docs/registry.md).',
    expect.stringMatching(/^look: Exclusion list \(LEIE\): none was read/),
  ]);
  haveRead(store, { dated: '2026-10-07' });
  haveRead(store, { kind: 'leie', dated: '2026-09-19' });
  expect(statesOf(registerFindings(configOf(), at))).toEqual([
    'fine: National registry (NPPES): the newest is 45 days old (nppes-full-2026-10-07).',
    expect.stringMatching(
      /^look: Exclusion list \(LEIE\): the newest is 63 days old .* A newer one is at https:/,
    ),
  ]);
});

describe('the data', () => {
  it('are looked through beside an open database, and nothing of them changes', () => {
    const store = fileStore(file);
    onTestFinished(() => store.close());
    store.beat();
    const before = bytesOf(dataDir);
    expect(statesOf(dataFindings(configOf(), now))).toEqual([
      'fine: The database is whole.',
      'fine: All 0 pictures are there.',
      'fine: The clock goes on from when the site last ran.',
    ]);
    expect(bytesOf(dataDir)).toEqual(before);
  });

  it('are missing, damaged, without a picture, or from a later time', () => {
    expect(statesOf(dataFindings(configOf(), now))[0]).toMatch(/^wrong: No database in /);
    const store = fileStore(file);
    store.beat();
    store.uploads.add({ name: 'AAAAAAAAAAAAAAAAAAAAAA', kind: 'avatar', user_id: null });
    store.close();
    const found = statesOf(dataFindings(configOf(), () => new Date(Date.now() - DAY_MS)));
    expect(found[1]).toMatch(/^wrong: 1 of 1 pictures are not in uploads/);
    expect(found[2]).toMatch(/^wrong: The clock says .* set the clock/);
    expect(statesOf(dataFindings(configOf(), () => new Date(Date.now() + 60 * DAY_MS)))[2]).toMatch(
      /^look: The site last ran at/,
    );
    truncateSync(file, 20_000);
    expect(statesOf(dataFindings(configOf(), now))).toEqual([
      expect.stringMatching(/^wrong: .*directory\.sqlite is damaged/),
    ]);
  });

  it('are another machine’s, while this one waits, or once it was taken over from', async () => {
    const place = newFolder();
    const config = configOf({ TAKEOVER_DIR: place });
    makeLease(place, claimGeneration(place));
    expect(statesOf(dataFindings(config, now))).toEqual([
      `fine: Another machine serves at ${place}, and this one waits.`,
    ]);
    await expect(withStore(config, () => {})).rejects.toThrow('this one waits: run it there.');
    fileStore(file).close();
    expect(statesOf(dataFindings(config, now))).toEqual([
      expect.stringMatching(/^wrong: .* is of none, and at .* generation 1 serves: nothing is written here/),
    ]);
  });

  it('have a backup that is not older than a day', async () => {
    fileStore(file).close();
    const { backups, version } = configOf();
    expect(statesOf(backupFindings(configOf(), now))[0]).toMatch(/^look: There is none in /);
    await writeBackup({ dataDir, folder: backups.folder, why: 'by hand', version }, () => undefined);
    expect(statesOf(backupFindings(configOf(), now))[0]).toMatch(/^fine: The newest is /);
    const later = () => new Date(Date.now() + 2 * DAY_MS);
    expect(statesOf(backupFindings(configOf(), later))[0]).toMatch(
      /^look: The newest, .* is older than a day/,
    );
    const before = () => new Date(Date.now() - 9000 * 3_600_000);
    expect(statesOf(backupFindings(configOf(), before))[0]).toMatch(/^look: There is none in /);
    expect(statesOf(backupFindings(configOf({ BACKUPS: 'off' }), now))[0]).toMatch(/^look: BACKUPS is off/);
    const notOne = join(newFolder(), 'file');
    writeFileSync(notOne, '');
    expect(statesOf(backupFindings(configOf({ BACKUP_DIR: notOne }), now))[0]).toMatch(
      /^wrong: .*file is not what should be there/,
    );
  });
});

describe('settings', () => {
  it('that visitors cannot come by, or come by in the open, are to be looked at', () => {
    const of = (SITE_URL: string, TRUST_PROXY = '0') =>
      settingsFindings(configOf({ SITE_URL, TRUST_PROXY })).map(({ state }) => state);
    expect(of('http://127.0.0.1:3000')).toEqual(['look', 'look']);
    expect(of('http://directory.example.org')).toEqual(['fine', 'look', 'look', 'look']);
    expect(of('https://directory.example.org', '1')).toEqual(['fine', 'look']);
  });
});

describe('mail', () => {
  it('is tried up to the sign-in, and none is sent', async () => {
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const found = await mailFindings(configOf({ ...MAIL, SMTP_URL: smtp.url }), { dns: false });
    expect(found.map(({ state }) => state)).not.toContain('wrong');
    expect(found.length).toBeGreaterThan(1);
    expect(smtp.received).toEqual([]);
  });

  it('that nobody takes is wrong', async () => {
    const found = await mailFindings(configOf({ ...MAIL, SMTP_URL: 'smtp://127.0.0.1:1' }), { dns: false });
    expect(found.at(-1)?.state).toBe('wrong');
  });
});

describe('the site', () => {
  it('answers, at the same time of day', async () => {
    const findings = await siteFindings({ siteUrl: await served((_, response) => response.end()) }, now);
    expect(findings.map(({ state }) => state)).toEqual(['fine', 'fine']);
  });

  it('is somebody else, has another time, or is not there', async () => {
    const other = await served((_, response) => void response.writeHead(404).end());
    expect((await siteFindings({ siteUrl: other }, now))[0].says).toMatch('answers 404 at /healthz');
    const good = await served((_, response) => response.end());
    const ahead = () => new Date(Date.now() + 90_000);
    expect((await siteFindings({ siteUrl: good }, ahead))[1]).toMatchObject({ state: 'wrong' });
    expect((await siteFindings({ siteUrl: 'http://127.0.0.1:1' }, now))[0].says).toMatch('ECONNREFUSED');
  });
});

async function served(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Without what readers note beside the log (-shm). */
function bytesOf(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('-shm'))
    .map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]);
}
