import { readdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { mirrorPictures } from '../../server/app/takeover/mirror-pictures.ts';
import { createUploads } from '../../server/features/uploads/uploads.ts';
import { createLog } from '../../server/platform/log.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { memoryStore } from '../helpers/stores.ts';
import { ENCODER } from '../helpers/upload-site.ts';

let folder: string;
let elsewhere: string;
beforeEach(() => {
  [folder, elsewhere] = [newFolder(), newFolder()];
});

const picturesIn = (where: string) => readdirSync(where).filter((name) => name.endsWith('.webp'));
const uploads = (to: string) =>
  createUploads({
    ...{ store: memoryStore(), encoder: ENCODER, folder, elsewhere: to },
    ...{ log: createLog('silent'), now: () => new Date() },
  });

it('a picture counts as handed in once it is at the place of the copy as well', async () => {
  const name = await uploads(elsewhere).put({ 96: Buffer.from('x') }, () => {});
  expect([folder, elsewhere].map(picturesIn)).toEqual([[`${name}-96.webp`], [`${name}-96.webp`]]);

  const gone = join(elsewhere, 'a file, and no folder');
  writeFileSync(gone, '');
  let kept = 0;
  await expect(uploads(gone).put({ 96: Buffer.from('x') }, () => kept++)).rejects.toMatchObject({
    status: 503,
  });
  expect([kept, picturesIn(folder)]).toEqual([0, [`${name}-96.webp`]]);
});

it('a mirror has all pictures and nothing else, and whoever waits removes none', async () => {
  for (const [where, file] of [
    [folder, 'new-96.webp'],
    [elsewhere, 'gone-96.webp'],
    [elsewhere, 'notes.txt'],
  ])
    writeFileSync(join(where, file), 'x');
  await mkdir(join(folder, '.incoming'));
  await mirrorPictures(folder, elsewhere, { removes: false });
  expect(readdirSync(elsewhere).sort()).toEqual(['gone-96.webp', 'new-96.webp', 'notes.txt']);
  await mirrorPictures(folder, elsewhere, { removes: true });
  expect(readdirSync(elsewhere).sort()).toEqual(['new-96.webp', 'notes.txt']);
  await mirrorPictures(join(folder, 'not there'), elsewhere, { removes: false });
  expect(picturesIn(elsewhere)).toEqual(['new-96.webp']);
});
