import { beforeEach, expect, it } from 'vitest';
import type { ArticlePicture } from '#contract/articles.ts';
import { API } from '#contract/paths.ts';
import { PASSWORD, addUser, sessionOf } from '../helpers/accounts.ts';
import { photo } from '../helpers/pictures.ts';
import { filesOf, startUploadSite } from '../helpers/upload-site.ts';
import type { UploadSite } from '../helpers/upload-site.ts';

let site: UploadSite;
beforeEach(async () => {
  site = await startUploadSite();
});

it('shows the picture at once, and takes it away', async () => {
  site.publish();
  const avatar = await site.uploaded();
  const answer = await site.change(avatar);
  expect(answer).toMatchObject({
    status: 200,
    body: { user: { profile: { avatar } }, message: 'Successfully Saved!' },
  });
  expect(site.app.store.listings.profile(site.id)?.avatar).toBe(avatar);
  expect((await site.change(null)).status).toBe(200);
  expect(site.app.store.listings.profile(site.id)?.avatar).toBeNull();
  expect(site.app.store.profiles.waiting(site.id)).toBeNull();
});

it('is a save like others: 120 an hour', async () => {
  site.publish();
  const avatar = await site.uploaded();
  for (let n = 0; n < 120; n++) expect((await site.change(n % 2 === 0 ? avatar : null)).status).toBe(200);
  expect((await site.change(avatar)).status).toBe(429);
});

it('takes the one that the doctor has, whoever stored it', async () => {
  site.publish('drawn-by-the-site');
  expect((await site.change('drawn-by-the-site')).status).toBe(200);
  expect((await site.change(null)).status).toBe(200);
  expect(await site.change('drawn-by-the-site')).toMatchObject({ status: 202, body: { field: 'avatar' } });
});

it('refuses a picture of an article: it is not there as small as portraits are', async () => {
  const body = new Uint8Array(await (await photo(200, 200)).png().toBuffer());
  const headers = { 'content-type': 'image/png' };
  const picture = await site.app.send('POST', API.uploadPicture, { token: site.token, body, headers });
  const { name } = picture.json<ArticlePicture>();
  expect(await site.change(name)).toMatchObject({ status: 202, body: { field: 'avatar' } });
});

it('refuses a picture of another doctor, and one that is not there', async () => {
  await addUser(site.app.store, { email: 'other@example.com', plan: 1 });
  const others = await site.uploaded(await sessionOf(site.post, 'other@example.com'));
  for (const name of [others, 'nothing'])
    expect(await site.change(name)).toMatchObject({ status: 202, body: { field: 'avatar' } });
  for (const name of ['../secret', '', 7, undefined]) expect((await site.change(name)).status).toBe(400);
  expect(site.app.store.profiles.of(site.id)?.content.avatar).toBeUndefined();
});

it('refuses who is signed out or without a plan', async () => {
  expect((await site.change(null, '')).status).toBe(401);
  await addUser(site.app.store, { email: 'noplan@example.com' });
  expect((await site.change(null, await sessionOf(site.post, 'noplan@example.com'))).status).toBe(201);
});

it('goes with the account', async () => {
  site.publish();
  const [shown, other] = [await site.uploaded(), await site.uploaded()];
  await site.change(shown);
  expect(await site.files()).toEqual([...filesOf(shown), ...filesOf(other)].sort());
  expect((await site.post('delete-account', { currentPassword: PASSWORD }, site.token)).status).toBe(200);
  expect(await site.files()).toEqual([]);
  expect([site.app.store.uploads.has(shown), site.app.store.uploads.has(other)]).toEqual([false, false]);
});
