import { unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { refuseOrphans } from '../../server/platform/configuration/data-dir.ts';
import { createLog } from '../../server/platform/log.ts';
import { createUploads } from '../../server/features/uploads/uploads.ts';
import type { Uploads } from '../../server/features/uploads/uploads.ts';
import { sessionOf } from '../helpers/accounts.ts';
import { ENCODER, UPLOADER, filesOf, startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

const HOUR = 3_600_000;

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
});

function uploads(): Uploads {
  const log = createLog('silent');
  const { folder, now } = site;
  return createUploads({
    store: site.app.store,
    encoder: ENCODER,
    folder,
    log,
    now,
  });
}

/** Writes a file that is so many hours old by the site's clock. */
async function written(name: string, hours: number): Promise<void> {
  const at = new Date(site.clock.time - hours * HOUR);
  await writeFile(join(site.folder, name), 'x');
  await utimes(join(site.folder, name), at, at);
}

it('removes after a day what nobody shows, and keeps what somebody does', async () => {
  site.publish();
  const [shown, draft, unused, before] = [
    await site.uploaded(),
    await site.uploaded(),
    await site.uploaded(),
    await site.uploaded(),
  ];
  await site.change(before);
  await site.change(shown);
  site.app.store.transaction(() =>
    site.app.store.profiles.saveDraft(site.id, JSON.stringify({ avatar: draft }), 0),
  );
  expect(await uploads().sweep()).toBe(true);
  expect(await site.files()).toHaveLength(12);
  site.clock.time += 25 * HOUR;
  await uploads().sweep();
  expect(await site.files()).toEqual([shown, draft, before].flatMap(filesOf).sort());
  expect((await site.change(unused, await sessionOf(site.post, UPLOADER))).status).toBe(202);
});

it('removes what a crash has left', async () => {
  site.publish('drawn');
  const lost = await site.uploaded();
  // The account is gone, and its files are not.
  site.app.store.transaction(() => {
    site.app.store.uploads.claim([lost]);
  });
  for (const name of ['stray-96.webp', 'drawn-96.webp', '.incoming/half']) await written(name, 30);
  for (const name of ['young-96.webp', '.incoming/coming']) await written(name, 1);
  await uploads().sweep();
  const left = ['.incoming/coming', 'drawn-96.webp', 'young-96.webp'];
  expect(await site.files()).toEqual([...left, '.lost', '.lost/stray-96.webp'].sort());
  expect(site.app.store.uploads.has(lost)).toBe(false);
  await unlink(join(site.folder, 'young-96.webp'));
  site.clock.time += 31 * 24 * HOUR;
  await uploads().sweep();
  expect(await site.files()).toEqual(['.lost', 'drawn-96.webp']);
});

it('keeps what an older database does not know, until the right one is back', async () => {
  const [photo, other] = [await site.uploaded(), await site.uploaded()];
  site.publish(photo);
  const { store } = site.app;
  const draft = JSON.stringify({ avatar: other });
  store.transaction(() => store.profiles.saveDraft(site.id, draft, 0));
  site.clock.time += 25 * HOUR;
  // As if a copy of before were put in place: neither has a row, nor is it shown.
  const older = await startUploadSite();
  const sweeping = (of: UploadSite) =>
    createUploads({
      store: of.app.store,
      encoder: ENCODER,
      folder: site.folder,
      log: createLog('silent'),
      now: site.now,
    });
  await sweeping(older).sweep();
  const names = [photo, other].flatMap(filesOf);
  expect(await site.files()).toEqual(['.lost', ...names.map((name) => `.lost/${name}`)].sort());
  await sweeping(site).sweep();
  expect(await site.files()).toEqual(['.lost', ...names].sort());
});

it('at the start, whatever is unfinished goes, however young, and nothing else', async () => {
  const shown = await site.uploaded();
  for (const name of ['.incoming/half', 'young-96.webp']) await writeFile(join(site.folder, name), 'x');
  site.clock.time += HOUR;
  await uploads().clearUnfinished();
  expect(await site.files()).toEqual([...filesOf(shown), 'young-96.webp'].sort());
});

it('are not taken over by a database that begins empty', async () => {
  await site.uploaded();
  expect(() => refuseOrphans(dirname(site.folder))).toThrow('has uploads, and no database');
});
