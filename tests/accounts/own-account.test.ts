import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnAccount, SignedIn } from '#contract/accounts.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const EMAIL = 'ada@example.com';
let app: TestApp;
let post: Post;
let id: number;

beforeEach(async () => {
  app = await startApp();
  post = poster(app.url);
  id = await addUser(app.store, { email: EMAIL });
});

describe('POST /api/user/export', () => {
  it('answers everything that is kept of the person, as a file', async () => {
    const token = await sessionOf(post, EMAIL);
    app.store.secondFactors.passkeys.add({
      ...{ id: 'phone', user_id: id, public_key: Buffer.from('a key'), counter: 0, transports: [] },
      ...{ is_backed_up: false, name: 'My phone', created_at: '2026-11-21T09:00:00.000Z', used_at: null },
    });
    const { status, body, headers } = await post('export', {}, token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename=my-data.json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      articles: [],
      exported_at: '2026-11-21T12:00:00.000Z',
      found_in_registers: [],
      user: expect.objectContaining({ id, email: EMAIL }) as object,
      registered_at: '2026-11-21T09:00:00.000Z',
      plan: {
        plan: 0,
        status: 'none',
        renews_at: null,
        cancel_at: null,
        granted: false,
        on_deletion: null,
        managed: false,
      },
      payments: [],
      profile: { draft: null, suspended_because: null, looked_up: [], versions: [] },
      pictures: [],
      visits: [],
      reports: [],
      asked_for_confirmation: [],
      newsletter: false,
      newsletters: [],
      mails: [],
      sessions: [
        {
          created_at: '2026-11-21T12:00:00.000Z',
          seen_at: '2026-11-21T12:00:00.000Z',
          expires_at: '2026-11-22T00:00:00.000Z',
          device: null,
        },
      ],
      left_addresses: [],
      letter: null,
      networks: [{ seen_at: '2026-11-21T12:00:00.000Z' }],
      signs_in_with: {
        app: null,
        passkeys: [{ name: 'My phone', created_at: '2026-11-21T09:00:00.000Z', used_at: null }],
        recovery_codes_left: 0,
      },
      history: [
        { at: '2026-11-21T12:00:00.000Z', action: 'signed in' },
        { at: '2026-11-21T12:00:00.000Z', action: 'exported data' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('has what was typed and not sent, pictures, visits, reports, mails and what was asked, and no secret', async () => {
    const { store } = app;
    const doctor = await addPublicDoctor(store, 'doctor@example.com', noon());
    const token = await sessionOf(post, 'doctor@example.com');
    await post('save-draft', { revision: 0, content: { summary: 'typed' } }, token);
    await app.post('/api/visits', { id: doctor, kind: 'view' });
    await app.post('/api/reports', { id: doctor, kind: 'phone' });
    publishArticle(store, { author_id: doctor, status: 'draft', published_at: null, title: 'Begun' });
    const token_hash = Buffer.from('a digest of a link');
    store.transaction(() => {
      store.uploads.add({ name: 'face', kind: 'avatar', user_id: doctor });
      store.confirmations.add({
        ...{ user_id: doctor, reason: 'ending', about: 1, token_hash },
        ...{ asked_at: '2026-11-20T12:00:00.000Z', expires_at: '2026-12-20T12:00:00.000Z' },
      });
      store.subscribers.add('doctor@example.com', 'unsubscribe-token');
      const issue = store.newsletters.add({ subject: 'November', body: '<p>News</p>' });
      store.newsletters.begin(issue);
      store.deliveries.addNext(issue);
      store.outbox.add({ recipient: 'doctor@example.com', kind: 'reset-code', data: { code: '40718293' } });
    });

    const { body } = await post('export', {}, token);
    expect(body).toMatchObject({
      profile: {
        draft: { kept_at: '2026-11-21T12:00:00.000Z', content: { summary: 'typed' } },
        versions: [{ status: 'approved', content: { practice_name: 'Harbor Street Psychiatry' } }],
      },
      articles: [
        { state: 'draft', title: 'Begun', text: expect.stringContaining('Before you go') as string },
      ],
      pictures: [{ address: '/uploads/face-512.webp', kind: 'avatar' }],
      visits: [{ day: '2026-11-21', kind: 'view', count: 1 }],
      reports: [{ kind: 'phone', day: '2026-11-21', settled: false }],
      asked_for_confirmation: [{ reason: 'ending', asked_at: '2026-11-20T12:00:00.000Z', answer: null }],
      newsletters: [{ subject: 'November', state: 'waiting' }],
      mails: [{ kind: 'reset-code', status: 'waiting' }],
    });
    const said = JSON.stringify(body);
    const session = store.tokens.sessionsOf(doctor, noon().toISOString())[0];
    for (const secret of ['40718293', 'unsubscribe-token', '$argon2', 'digest', token, session.id])
      expect(said).not.toContain(secret);
    expect(body).not.toHaveProperty('reports.0.source');
    expect(body).not.toHaveProperty('networks.0.source');
  });

  it('answers why a profile was rejected or suspended, and what it was compared with', async () => {
    const { store } = app;
    const doctor = await addPublicDoctor(store, 'doctor@example.com', noon());
    const token = await sessionOf(post, 'doctor@example.com');
    const compared = {
      about: 'name',
      result: 'differs',
      ours: 'Ada Osei',
      theirs: 'Adah Osei',
      file: null,
    } as const;
    store.transaction(() => {
      store.profiles.change(doctor, { npi: '1245319599' }, { by: doctor, why: 'changed' });
      const waiting = store.profiles.waiting(doctor);
      if (waiting) store.profiles.reject(waiting, 1, 'Another name.', ['npi'], [compared]);
      store.profiles.suspend(doctor, 'The license has ended.');
    });
    const { body } = await post('export', {}, token);
    const rejected = { status: 'rejected', reason: 'Another name.', registry: [compared] };
    expect(body).toMatchObject({
      profile: {
        suspended_because: 'The license has ended.',
        versions: expect.arrayContaining([expect.objectContaining(rejected)]) as object[],
      },
    });
  });

  it('takes a turn for each article', async () => {
    let turns = 0;
    const meter = () => {
      turns++;
      return () => 0;
    };
    const own = await startApp(memoryStore(), { meter });
    const author_id = await addUser(own.store, { email: EMAIL });
    const token = await sessionOf(poster(own.url), EMAIL);
    const taken = async () => {
      turns = 0;
      const { status, body } = await poster(own.url)('export', {}, token);
      return [status, (body as { articles: object[] }).articles.length, turns];
    };
    const [, , without] = await taken();
    for (let n = 0; n < 5; n++) publishArticle(own.store, { author_id });
    expect(await taken()).toEqual([200, 5, without + 5]);
  });

  it('429 for the eleventh in an hour', async () => {
    const token = await sessionOf(post, EMAIL);
    for (let i = 0; i < 10; i++) expect((await post('export', {}, token)).status).toBe(200);
    const { status, headers } = await post('export', {}, token);
    expect([status, headers.get('content-disposition')]).toEqual([429, null]);
  });

  it('401 for nobody', async () => {
    expect((await post('export')).status).toBe(401);
  });
});

describe('where somebody is signed in', () => {
  const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const accountOf = async (token: string) =>
    (await app.get(ACCOUNT_API.ownAccount, { token })).json<OwnAccount>();

  async function onPhone(): Promise<string> {
    const headers = { 'user-agent': PHONE };
    const answer = await app.post(API.login, { email: EMAIL, password: PASSWORD }, { headers });
    return answer.json<SignedIn>().token;
  }

  it('is told with the device, and one or all others are signed out', async () => {
    const here = await sessionOf(post, EMAIL);
    const [phone, second] = [await onPhone(), await onPhone()];
    const { sessions } = await accountOf(here);
    expect(sessions.map(({ device, is_this }) => [device, is_this])).toHaveLength(3);
    expect(sessions.filter(({ is_this }) => is_this)).toMatchObject([{ device: null }]);
    const own = (await accountOf(phone)).sessions.find(({ is_this }) => is_this);
    expect(own).toMatchObject({ device: 'Firefox on Android' });
    expect((await post('end-session', { id: own?.id }, here)).status).toBe(200);
    expect((await post('end-session', { id: own?.id }, here)).status).toBe(409);
    expect((await post('export', {}, phone)).status).toBe(401);
    expect((await post('end-other-sessions', {}, here)).status).toBe(200);
    expect((await post('export', {}, second)).status).toBe(401);
    expect((await accountOf(here)).sessions).toHaveLength(1);
  });

  it('has at most twenty of a hundred, and none that was idle for too long', async () => {
    let now = noon();
    const own = await startApp(
      memoryStore(() => now),
      { now: () => now },
    );
    await addUser(own.store, { email: EMAIL });
    const call = poster(own.url);
    // Sixty an hour are let in.
    for (let n = 0; n < 100; n++) {
      now = new Date(noon().getTime() + n * 61_000);
      await sessionOf(call, EMAIL);
    }
    const token = await sessionOf(call, EMAIL);
    const shown = async (token: string) =>
      (await own.get(ACCOUNT_API.ownAccount, { token })).json<OwnAccount>().sessions.length;
    expect(await shown(token)).toBe(20);
    now = new Date(now.getTime() + 119 * 60_000);
    expect(await shown(token)).toBeLessThan(20);
  });

  it('of another account is none of theirs', async () => {
    await addUser(app.store, { email: 'eve@example.com' });
    const [mine, hers] = [await sessionOf(post, EMAIL), await sessionOf(post, 'eve@example.com')];
    const [{ id: session }] = (await accountOf(mine)).sessions;
    expect((await post('end-session', { id: session }, hers)).status).toBe(409);
    expect((await post('end-other-sessions', {}, hers)).status).toBe(200);
    expect((await accountOf(mine)).sessions).toHaveLength(1);
  });
});

it('another name is kept, and a name that is none is refused', async () => {
  const token = await sessionOf(post, EMAIL);
  const names = { first_name: 'Adaeze', last_name: 'Osei' };
  expect((await post('rename', names, token)).body).toMatchObject({ user: names });
  expect((await post('rename', { ...names, first_name: 'A\nB' }, token)).status).toBe(400);
  expect(app.store.users.byId(id)).toMatchObject(names);
});

it('the newsletter begins without a code, and ends', async () => {
  const token = await sessionOf(post, EMAIL);
  expect((await post('newsletter', { wanted: true }, token)).status).toBe(200);
  expect(mailTo(app.store, EMAIL)).toMatchObject({ kind: 'subscribed' });
  expect((await app.get(ACCOUNT_API.ownAccount, { token })).json<OwnAccount>()).toMatchObject({
    newsletter: true,
  });
  expect((await post('newsletter', { wanted: false }, token)).status).toBe(200);
  expect(app.store.subscribers.has(EMAIL)).toBe(false);
});

describe('POST /api/user/delete-account', () => {
  const remove = (token: string, currentPassword: string) =>
    post('delete-account', { currentPassword }, token);

  it('deletes the account and what belongs to it; the trail and a notice stay', async () => {
    const token = await sessionOf(post, EMAIL);
    await post('send-verify-code', { email: EMAIL });
    app.store.subscribers.add(EMAIL, 'token');
    const { status, body } = await remove(token, PASSWORD);
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your account is deleted.' },
    });
    expect(app.store.users.byEmail(EMAIL)).toBeNull();
    expect(app.store.subscribers.has(EMAIL)).toBe(false);
    expect((await post('login-with-token', { token })).status).toBe(201);
    expect(app.store.outbox.latest(10).map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'account-deleted' });
    expect(app.store.audit.of(id).at(-1)).toMatchObject({ action: 'deleted account' });
  });

  it('says to whoever asks again, as after a lost answer, that it is done; to no other ended session', async () => {
    const token = await sessionOf(post, EMAIL);
    await remove(token, PASSWORD);
    expect(await remove(token, PASSWORD)).toMatchObject({
      status: 200,
      body: { message: 'Your account is deleted.' },
    });
    expect(app.store.outbox.latest(10).map(({ kind }) => kind)).toEqual(['account-deleted']);
    const next = await addUser(app.store, { email: 'next@example.com' });
    const ended = await sessionOf(post, 'next@example.com');
    await post('logout', {}, ended);
    expect((await remove(ended, PASSWORD)).status).toBe(401);
    expect(app.store.users.byId(next)).not.toBeNull();
  });

  it('gives the number of who has left to nobody else, nor their history', async () => {
    await remove(await sessionOf(post, EMAIL), PASSWORD);
    const next = await addUser(app.store, { email: 'next@example.com' });
    expect(next).toBeGreaterThan(id);
    const { body } = await post('export', {}, await sessionOf(post, 'next@example.com'));
    expect(JSON.stringify(body.history)).not.toContain('deleted account');
  });

  it('401 for a wrong password', async () => {
    const { status, body } = await remove(await sessionOf(post, EMAIL), 'not the right one');
    expect(status).toBe(401);
    expect(body.message).toBe('Your current password is not correct.');
    expect(app.store.users.byEmail(EMAIL)).not.toBeNull();
  });

  it('203 for the only administrator', async () => {
    await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const token = await sessionOf(post, 'root@example.com');
    const { status, body } = await remove(token, PASSWORD);
    expect({ status, body }).toEqual({
      status: 203,
      body: { message: 'You are the only administrator. Make somebody else one first.' },
    });
    await addUser(app.store, { email: 'second@example.com', manage_role: 'admin' });
    expect((await remove(token, PASSWORD)).status).toBe(200);
  });
});
