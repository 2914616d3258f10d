import { beforeEach, describe, expect, it } from 'vitest';
import { TAKE_BACK_DAYS } from '#contract/accounts.ts';
import { DAY_MS } from '#contract/constants.ts';
import type { ListedUser } from '#contract/users.ts';
import { PASSWORD, addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const OLD = 'ada@example.com';
const NEW = 'new@example.com';
let app: TestApp;
let post: Post;
let id: number;
let token: string;
let days: number;

beforeEach(async () => {
  days = 0;
  const now = () => new Date(noon().getTime() + days * DAY_MS);
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  id = await addUser(app.store, { email: OLD });
  token = await sessionOf(post, OLD);
});

const emailOf = (user: number) => app.store.users.byId(user)?.email;

/** Asks for the codes, and answers them. */
async function codesFor(email: string, session = token, from = emailOf(id) ?? '') {
  expect((await post('begin-email-change', { email }, session)).status).toBe(200);
  return { oldCode: mailTo(app.store, from)?.code ?? '', newCode: mailTo(app.store, email)?.code ?? '' };
}

async function move(email: string, session = token) {
  const codes = await codesFor(email, session);
  expect(await post('change-email', { email, ...codes }, session)).toMatchObject({ status: 200 });
}

const takeBack = (token: string | undefined) => post('take-back-address', { token });

describe('another address', () => {
  it('is had by the codes of both mails, and all that goes by addresses follows', async () => {
    const { store } = app;
    const elsewhere = await sessionOf(post, OLD);
    const newsletter = store.subscribers.add(OLD, 'a'.repeat(32));
    store.payments.addCustomer('stripe', id, 'cus_1');
    store.outbox.add({ recipient: OLD, kind: 'plan-ended', data: {} });
    await move(NEW);
    expect(emailOf(id)).toBe(NEW);
    expect(await post('export', {}, token)).toMatchObject({
      body: { newsletter: true, user: { email: NEW } },
    });
    expect((await post('export', {}, elsewhere)).status).toBe(200);
    expect(store.subscribers.byToken(newsletter)).toEqual({ email: NEW });
    expect(store.payments.movedCustomers('stripe')).toEqual([{ customer: 'cus_1', email: NEW }]);
    expect(store.outbox.to(NEW, 9).map(({ kind }) => kind)).toContain('plan-ended');
    // Its own notice is all that is left to the old one, and goes once it is sent.
    expect(store.outbox.to(OLD, 9).map(({ kind }) => kind)).toEqual(['address-left']);
    expect(await sessionOf(post, NEW)).toBeTruthy();
    expect(await post('login', { email: OLD, password: PASSWORD })).toMatchObject({ status: 401 });
  });

  it('leaves the old one free for the newsletter, with links of its own', async () => {
    const subscribe = async (email: string, session: string) =>
      (await post('newsletter', { wanted: true }, session)).status === 200 &&
      app.store.subscribers.has(email);
    expect(await subscribe(OLD, token)).toBe(true);
    await move(NEW);
    await addUser(app.store, { email: OLD });
    const other = await sessionOf(post, OLD);
    expect(await subscribe(OLD, other)).toBe(true);
    const link = mailTo(app.store, OLD)?.unsubscribeToken ?? '';
    expect(app.store.subscribers.byToken(link)).toEqual({ email: OLD });
    app.store.transaction(() => app.store.subscribers.end(link));
    expect([app.store.subscribers.has(OLD), app.store.subscribers.has(NEW)]).toEqual([false, true]);
  });

  it('wants a fresh proof', async () => {
    app.store.tokens.markProved(app.store.tokens.sessionsOf(id, '')[0].id, '2026-11-21T11:00:00.000Z');
    expect(await post('begin-email-change', { email: NEW }, token)).toMatchObject({ status: 428 });
  });

  it('that is the one the account has is refused', async () => {
    expect(await post('begin-email-change', { email: OLD }, token)).toMatchObject({ status: 202 });
  });

  it.each([
    ['the code of the new one alone', ({ newCode }: Codes) => ({ oldCode: newCode, newCode })],
    ['the code of the old one alone', ({ oldCode }: Codes) => ({ oldCode, newCode: oldCode })],
    ['both, crossed', ({ oldCode, newCode }: Codes) => ({ oldCode: newCode, newCode: oldCode })],
  ])('is not had by %s', async (_, given) => {
    const codes = given(await codesFor(NEW));
    expect(await post('change-email', { email: NEW, ...codes }, token)).toMatchObject({ status: 400 });
    expect(emailOf(id)).toBe(OLD);
  });

  it('that was asked for in another tab has codes of its own, and those of both tabs end with the first', async () => {
    const first = await codesFor(NEW);
    const second = await codesFor('other@example.com');
    const crossed = { oldCode: second.oldCode, newCode: first.newCode };
    expect(await post('change-email', { email: NEW, ...crossed }, token)).toMatchObject({ status: 400 });
    expect(await post('change-email', { email: NEW, ...first }, token)).toMatchObject({ status: 200 });
    const late = await post('change-email', { email: 'other@example.com', ...second }, token);
    expect([late.status, emailOf(id)]).toEqual([400, NEW]);
    expect(await post('change-email', { email: NEW, ...first }, token)).toMatchObject({ status: 400 });
  });

  it('is not had by codes that are ten minutes old', async () => {
    const codes = await codesFor(NEW);
    days = 11 / 24 / 60;
    expect(await post('change-email', { email: NEW, ...codes }, token)).toMatchObject({ status: 400 });
  });

  it('is not guessed: the sixth try is looked at no more', async () => {
    const codes = await codesFor(NEW);
    const wrong = { email: NEW, ...codes, oldCode: '10000000' };
    for (let n = 0; n < 5; n++) expect((await post('change-email', wrong, token)).status).toBe(400);
    expect(await post('change-email', { email: NEW, ...codes }, token)).toMatchObject({ status: 400 });
  });

  it('has codes for one account alone', async () => {
    await addUser(app.store, { email: 'eve@example.com' });
    const eve = await sessionOf(post, 'eve@example.com');
    const hers = await codesFor(NEW, eve, 'eve@example.com');
    const mine = await codesFor(NEW);
    const given = { email: NEW, oldCode: mine.oldCode, newCode: hers.newCode };
    expect(await post('change-email', given, token)).toMatchObject({ status: 400 });
  });

  it('of a suspended account, proven or not, stays with it, and its owner is told', async () => {
    const { store } = app;
    const other = await addUser(store, { email: NEW, verified: false });
    const codes = await codesFor(NEW);
    store.transaction(() => store.users.suspend(other, noon().toISOString()));
    expect(await post('change-email', { email: NEW, ...codes }, token)).toMatchObject({ status: 400 });
    expect([emailOf(other), emailOf(id)]).toEqual([NEW, OLD]);
    await post('begin-email-change', { email: NEW }, token);
    expect(mailTo(store, NEW)).toEqual({ kind: 'address-in-use' });
  });

  it('of somebody else is answered like every other, and its owner is told', async () => {
    await addUser(app.store, { email: NEW });
    const taken = await post('begin-email-change', { email: NEW }, token);
    const free = await post('begin-email-change', { email: 'free@example.com' }, token);
    expect(taken.body).toEqual(free.body);
    expect(mailTo(app.store, NEW)).toEqual({ kind: 'address-in-use' });
    const oldCode = mailTo(app.store, OLD)?.code;
    const guess = { email: NEW, oldCode, newCode: '12345678' };
    expect(await post('change-email', guess, token)).toMatchObject({ status: 400 });
  });

  it('of a stranger is no letter box: several accounts together have no more mails for it than one', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const email = `eve${n}@example.com`;
      await addUser(app.store, { email });
      const eve = await sessionOf(post, email);
      statuses.push((await post('begin-email-change', { email: NEW }, eve)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(app.store.outbox.to(NEW, 99)).toHaveLength(5);
  });

  it('that is proven by somebody else meanwhile stays theirs', async () => {
    const codes = await codesFor(NEW);
    await addUser(app.store, { email: NEW });
    expect(await post('change-email', { email: NEW, ...codes }, token)).toMatchObject({ status: 400 });
    expect(emailOf(id)).toBe(OLD);
  });

  it('ends an account that somebody began with it and never proved', async () => {
    const begun = await addUser(app.store, { email: NEW, verified: false });
    await move(NEW);
    expect([emailOf(id), app.store.users.byId(begun)]).toEqual([NEW, null]);
  });

  it('leaves no code for the old one: a grant for another password ends', async () => {
    await post('send-verify-code', { email: OLD });
    const verifyCode = mailTo(app.store, OLD)?.code;
    const granted = await post('check-verify-code', { email: OLD, verifyCode });
    await move(NEW);
    const grant = granted.body.token;
    const set = await post('change-password', { email: NEW, password: 'a loud orange mountain' }, grant);
    expect(set.status).toBe(201);
  });
});

describe('the old address', () => {
  it('takes the account back from who has stolen a session, whatever they did meanwhile', async () => {
    const { store } = app;
    await move(NEW);
    const link = mailTo(store, OLD)?.token;
    await move('further@example.com');
    store.secondFactors.passkeys.add({
      ...{ id: 'theirs', user_id: id, public_key: Buffer.from('key'), counter: 0, transports: [] },
      ...{ is_backed_up: false, name: 'Theirs', created_at: noon().toISOString(), used_at: null },
    });
    const further = mailTo(store, NEW)?.token;
    expect((await takeBack(link)).status).toBe(200);
    expect(emailOf(id)).toBe(OLD);
    expect(store.secondFactors.has(id)).toBe(false);
    expect((await post('export', {}, token)).status).toBe(401);
    expect((await post('login', { email: OLD, password: PASSWORD })).status).toBe(401);
    // Neither again, nor by the link of an address that came after.
    expect((await takeBack(link)).status).toBe(201);
    expect((await takeBack(further)).status).toBe(201);
    await post('send-verify-code', { email: OLD });
    const verifyCode = mailTo(store, OLD)?.code;
    const { body } = await post('check-verify-code', { email: OLD, verifyCode });
    const password = 'a loud orange mountain';
    expect((await post('change-password', { email: OLD, password }, body.token)).status).toBe(200);
    expect((await post('login', { email: OLD, password })).status).toBe(200);
  });

  it('keeps the second factor that there was before', async () => {
    app.store.secondFactors.passkeys.add({
      ...{ id: 'mine', user_id: id, public_key: Buffer.from('key'), counter: 0, transports: [] },
      ...{ is_backed_up: false, name: 'Mine', created_at: '2026-11-20T12:00:00.000Z', used_at: null },
    });
    await move(NEW);
    await takeBack(mailTo(app.store, OLD)?.token);
    expect(app.store.secondFactors.passkeys.of(id).map(({ name }) => name)).toEqual(['Mine']);
  });

  it('is not held by an account that somebody begins with it', async () => {
    await move(NEW);
    const link = mailTo(app.store, OLD)?.token;
    await addUser(app.store, { email: OLD, verified: false });
    expect((await takeBack(link)).status).toBe(200);
    expect(emailOf(id)).toBe(OLD);
  });

  it('stays with who has proven it since', async () => {
    await move(NEW);
    const link = mailTo(app.store, OLD)?.token;
    await addUser(app.store, { email: OLD });
    app.store.transaction(() =>
      app.store.settings.choose({ ...app.store.settings.read(), contact_address: 'hello@example.com' }),
    );
    expect(await takeBack(link)).toMatchObject({
      status: 203,
      body: {
        message: 'There is another account with this address by now. Please write to hello@example.com.',
      },
    });
    expect(emailOf(id)).toBe(NEW);
  });

  it('takes nothing back once an administrator has given the account another', async () => {
    await move(NEW);
    const link = mailTo(app.store, OLD)?.token;
    await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const admin = await sessionOf(post, 'root@example.com');
    const read = await app.get(`/api/admin/users/${id}`, { token: admin });
    const { revision, first_name, last_name } = read.json<ListedUser>();
    const json = { revision, first_name, last_name, email: 'safe@example.com' };
    expect((await app.send('PUT', `/api/admin/users/${id}`, { token: admin, json })).status).toBe(200);
    expect((await takeBack(link)).status).toBe(201);
    expect(emailOf(id)).toBe('safe@example.com');
  });

  it('takes nothing back once the account is an administrator’s', async () => {
    await move(NEW);
    const link = mailTo(app.store, OLD)?.token;
    await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
    const admin = await sessionOf(post, 'root@example.com');
    const promotion = `/api/admin/users/${id}/make-administrator`;
    const revision = app.store.lists.users.row(id)?.revision;
    expect((await app.post(promotion, { reason: 'A test', revision }, { token: admin })).status).toBe(200);
    expect((await takeBack(link)).status).toBe(201);
    expect(emailOf(id)).toBe(NEW);
  });

  it('is forgotten after some days', async () => {
    await move(NEW);
    const link = mailTo(app.store, OLD)?.token;
    days = TAKE_BACK_DAYS + 0.01;
    expect((await takeBack(link)).status).toBe(201);
    app.store.sweep();
    expect(app.store.leftAddresses.of(id)).toEqual([]);
  });
});

type Codes = Awaited<ReturnType<typeof codesFor>>;
