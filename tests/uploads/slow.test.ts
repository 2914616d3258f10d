import { beforeEach, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import { createHandler } from '../../server/app/app.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { createUploads } from '../../server/features/uploads/uploads.ts';
import { addUser, sessionOf } from '../helpers/accounts.ts';
import { contextOf } from '../helpers/app.ts';
import { photo } from '../helpers/pictures.ts';
import { ENCODER, startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
});

it('thirty that never end, by ten accounts, keep nobody else waiting', async () => {
  const leaving = new AbortController();
  const sending: Promise<unknown>[] = [];
  for (let n = 0; n < 10; n++) {
    const email = `slow${n}@example.com`;
    await addUser(site.app.store, { email, plan: 1 });
    const by = await sessionOf(site.post, email);
    for (let i = 0; i < 3; i++) sending.push(site.stream(dripping(), leaving.signal, by).catch(() => null));
  }
  await expect.poll(async () => (await site.files()).length, { timeout: 20_000 }).toBe(30);
  const picture = await (await photo(200, 200)).jpeg().toBuffer();
  expect(await site.upload(picture)).toMatchObject({ status: 200 });
  leaving.abort();
  await Promise.all(sending);
});

it.each([
  ['one that stops', 0],
  ['one that drips', 20],
])('refuses %s, and keeps nothing of it', async (_, everyMs) => {
  const { app, folder, now, token } = site;
  const context = await contextOf(app.store, { now });
  const pace = { bytesPerSecond: 100_000, patience: 200 };
  const uploads = createUploads({ ...context, encoder: ENCODER, pace, folder });
  const { url, close } = await listen(createHandler({ ...context, uploads }), { ...context.config, port: 0 });
  const response = await fetch(url + API.uploadAvatar, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'image/png' },
    body: dripping(everyMs),
    duplex: 'half',
  } as RequestInit);
  expect([response.status, await response.text()]).toEqual([408, expect.stringContaining('too slowly')]);
  expect(await site.files()).toEqual([]);
  await close();
});

/** A thousand bytes, and then one every so many milliseconds, or none. */
function dripping(everyMs = 0): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(1000));
      if (everyMs > 0) timer = setInterval(() => controller.enqueue(new Uint8Array(1)), everyMs);
    },
    cancel: () => clearInterval(timer),
  });
}
