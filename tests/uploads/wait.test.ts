import { beforeEach, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { createUploads } from '../../server/features/uploads/uploads.ts';
import { contextOf } from '../helpers/app.ts';
import { photo } from '../helpers/pictures.ts';
import { ENCODER, startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
});

it.each([
  ['takes a picture that has waited for half a minute', 30_000, 200, null],
  ['refuses what has waited for longer, and says when to come back', 30_001, 503, '10'],
])('%s', async (_, waitMs, status, retryAfter) => {
  const { upload, stop } = await startWithQueue(waitMs);
  const answer = await upload();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await site.files()).toHaveLength(status === 200 ? 3 : 0);
  await stop();
});

it('takes no picture when the disk has no room but for the database', async () => {
  const { upload, stop } = await startWithQueue(0, () => Promise.resolve('Only 200 MiB are free.'));
  const answer = await upload();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await site.files()).toEqual([]);
  await stop();
});

/** The app again, with a queue in which each picture waits for so long. */
async function startWithQueue(waitMs: number, fullness?: () => Promise<string | null>) {
  const { app, clock, now, folder, token } = site;
  const context = await contextOf(app.store, { now });
  const queue = {
    run: <T>(_: string, work: () => Promise<T>) => {
      clock.time += waitMs;
      return work();
    },
  };
  const uploads = createUploads({ ...context, encoder: ENCODER, queue, folder, fullness });
  const { url, close } = await listen(createHandler({ ...context, uploads }), { ...context.config, port: 0 });
  const body = new Uint8Array(await (await photo(200, 200)).jpeg().toBuffer());
  const headers = { authorization: token, 'content-type': 'image/jpeg' };
  return { upload: () => fetch(url + API.uploadAvatar, { method: 'POST', headers, body }), stop: close };
}
