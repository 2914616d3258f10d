import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import { INVITATION_DAYS } from '#contract/invitations.ts';
import type { ListedInvitation } from '#contract/invitations.ts';
import type { SignedIn } from '#contract/accounts.ts';
import type { ListedUser } from '#contract/users.ts';
import { invite } from '../../server/features/invitations/invite.ts';
import type { Store } from '../../db/store.ts';
import { PASSWORD, addUser, mailTo, poster } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { npiOf } from '../helpers/import-file.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADA = 'ada@example.com';
const CONTENT = { first_name: 'Ada', last_name: 'Osei', npi: npiOf(1), city: 'Cambridge' };

let office: Awaited<ReturnType<typeof startBackoffice>>;
let store: Store;
let post: Post;
let day: number;
const now = () => new Date(START + day * DAY_MS);

beforeEach(async () => {
  day = 0;
  store = memoryStore(now);
  office = await startBackoffice(store, { now, config: { trustProxy: 1 } });
  post = poster(office.app.url);
  inviteAda();
});

function inviteAda(): void {
  const doctor = { email: ADA, first_name: 'Ada', last_name: 'Osei', content: CONTENT };
  store.transaction(() => {
    invite(store, doctor, store.imports.add('doctors.csv', ['email']), now());
  });
}

const token = () => mailTo(store, ADA)?.token ?? '';
const claim = (given = token(), password = PASSWORD) => post('claim-invitation', { token: given, password });
const ada = () => store.users.byEmail(ADA);
const invitation = () => store.invitations.byEmail(ADA);
const page = (given: string) => office.app.get(`/api/invitation?token=${given}`);

const publicDoctors = () =>
  store.search.stateCounts().reduce((sum, { psychiatrists }) => sum + psychiatrists, 0);

describe('an invitation', () => {
  it('is nobody here, and its link says whom it is for', async () => {
    expect(ada()).toBeNull();
    const answer = await page(token());
    expect([answer.status, answer.json()]).toEqual([
      200,
      { first_name: 'Ada', last_name: 'Osei', email: ADA },
    ]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect((await page('0'.repeat(32))).status).toBe(400);
    expect(mailTo(store, ADA)).toMatchObject({ kind: 'invitation', until: '2027-01-20' });
  });

  it('becomes an account with a proven address and a working copy, signed in, and not public', async () => {
    store.transaction(() => store.outbox.suppress(ADA, 'bounced', '5.1.1 nobody'));
    const { status, body } = await claim();
    // Its link was read there.
    expect(store.outbox.isSuppressed(ADA)).toBe(false);
    expect(status).toBe(200);
    const { user, token: session } = body as unknown as SignedIn;
    expect(user).toMatchObject({
      ...{ email: ADA, first_name: 'Ada', last_name: 'Osei', verified: true, plan: 0, manage_role: '' },
      ...{ submit_at: null, review_status: 'draft', profile: CONTENT },
    });
    expect((await post('login-with-token', { token: session })).status).toBe(200);
    expect((await post('login', { email: ADA, password: PASSWORD })).status).toBe(200);
    expect([publicDoctors(), store.listings.profile(user.id), invitation()]).toEqual([0, null, null]);
    const profile = store.profiles.of(user.id);
    expect([profile?.step1_at, profile?.step2_at, profile?.submit_at]).toEqual([null, null, null]);
    expect(store.audit.of(user.id).map(({ action }) => action)).toContain('claimed invitation');
  });

  it('needs a plan and both steps like everybody else before it is submitted', async () => {
    const { body } = await claim();
    const session = body.token;
    expect((await post('profile-submit', {}, session)).status).toBe(201);
    const id = ada()?.id ?? 0;
    store.transaction(() => store.users.setPlan(id, 1));
    expect((await post('profile-submit', {}, session)).status).toBe(201);
    expect(store.listings.profile(id)).toBeNull();
  });

  it('is taken up once, also by two at the same time', async () => {
    const link = token();
    const answers = await Promise.all([claim(link), claim(link), claim(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201, 201]);
    expect((await claim(link)).status).toBe(201);
  });

  it('wants a password that is good enough, and is not used up by a bad one', async () => {
    expect((await claim(token(), 'password1')).status).toBe(202);
    expect((await claim(token(), ADA)).status).toBe(202);
    expect(invitation()).not.toBeNull();
    expect((await claim()).status).toBe(200);
  });

  it('ends after its days, and is forgotten', async () => {
    const link = token();
    day = INVITATION_DAYS - 0.01;
    store.sweep();
    expect((await page(link)).status).toBe(200);
    day = INVITATION_DAYS;
    expect([(await page(link)).status, (await claim(link)).status]).toEqual([400, 201]);
    expect(invitation()).not.toBeNull();
    store.sweep();
    expect(invitation()).toBeNull();
  });

  it('is declined by whoever has the link, and nothing is left', async () => {
    const link = token();
    expect((await post('decline-invitation', { token: link })).status).toBe(200);
    expect([invitation(), mailTo(store, ADA), (await claim(link)).status]).toEqual([null, undefined, 201]);
    expect((await post('decline-invitation', { token: link })).status).toBe(201);
  });
});

describe('the mail of an invitation, while it waits', () => {
  const waiting = () => store.outbox.to(ADA, 9).filter(({ kind }) => kind === 'invitation').length;

  it('is one, of the link that holds', async () => {
    const first = token();
    expect((await office.call('POST', `/invitations/${invitation()?.id}/resend`, {})).status).toBe(200);
    expect([waiting(), token() === first]).toEqual([1, false]);
  });

  it('goes out although an account is removed that somebody had begun with the address', async () => {
    const id = await addUser(store, { email: ADA, verified: false });
    const { revision } = (await office.client.getOne<ListedUser>('users', { id })).data;
    const why = { reason: 'A test', revision };
    expect((await office.call('DELETE', `/users/${id}`, why)).status).toBe(200);
    expect([waiting(), invitation()?.email]).toEqual([1, ADA]);
  });
});

describe('somebody who registers with an invited address', () => {
  const register = (email: string) =>
    post('register', { first_name: 'Eve', last_name: 'Stranger', email, password: PASSWORD });

  it('is answered as with any other address, and sees nothing of the invitation', async () => {
    const [invited, other] = [await register(ADA), await register('other@example.com')];
    const shape = ({ status, body }: typeof invited) => {
      const { user } = body as unknown as SignedIn;
      return { status, keys: Object.keys(body), user: { ...user, id: 0, email: '' } };
    };
    expect(shape(invited)).toEqual(shape(other));
    expect(mailTo(store, ADA)?.kind).toBe('verify');
    expect(invitation()).not.toBeNull();
  });

  it('and with others: sign-in and code for a password are answered as with an address that nobody has', async () => {
    for (const call of ['login', 'send-verify-code', 'check-verify-code']) {
      const asked = (email: string) =>
        post(call, {
          email,
          ...(call === 'login' && { password: PASSWORD }),
          ...(call === 'check-verify-code' && { verifyCode: '12345678' }),
        });
      const [invited, nobody] = [await asked(ADA), await asked('nobody@example.com')];
      expect([invited.status, invited.body]).toEqual([nobody.status, nobody.body]);
    }
    expect(invitation()).not.toBeNull();
  });

  it('gets what was prepared once the address is proven, under the name of the account', async () => {
    await register(ADA);
    const verify = mailTo(store, ADA)?.token ?? '';
    expect(store.profiles.of(ada()?.id ?? 0)).toBeNull();
    expect((await office.app.post('/api/user/token-exchange', { token: verify })).status).toBe(200);
    expect(store.profiles.of(ada()?.id ?? 0)?.content).toEqual({
      ...CONTENT,
      ...{ first_name: 'Eve', last_name: 'Stranger' },
    });
    expect(invitation()).toBeNull();
  });

  it('loses the account to the link of the invitation, which the owner of the address alone has', async () => {
    const link = token();
    const { body } = await register(ADA);
    const stranger = ada()?.id;
    expect((await claim(link, 'another quiet harbor')).status).toBe(200);
    expect(ada()).toMatchObject({ first_name: 'Ada', verified: true });
    expect(ada()?.id).not.toBe(stranger);
    expect((await post('login', { email: ADA, password: PASSWORD })).status).toBe(401);
    expect((await post('send-verify-email', { token: body.token })).status).toBe(201);
  });

  it('keeps an account that is proven, whatever links there are', async () => {
    const link = token();
    const id = await addUser(store, { email: ADA });
    expect((await claim(link, 'another quiet harbor')).status).toBe(201);
    expect(ada()?.id).toBe(id);
    expect((await post('login', { email: ADA, password: PASSWORD })).status).toBe(200);
  });

  it('does not escape a suspension by it', async () => {
    const id = await addUser(store, { email: ADA, verified: false });
    store.transaction(() => store.users.suspend(id, now().toISOString()));
    expect((await claim()).status).toBe(201);
    expect(ada()?.id).toBe(id);
  });
});

describe('an administrator', () => {
  const listed = async () => (await office.client.getList<ListedInvitation>('invitations', asking({}))).data;

  it('sees who was invited and has not come', async () => {
    const [one] = await listed();
    expect(one).toMatchObject({ email: ADA, first_name: 'Ada', mail: 'waiting', import_id: 1 });
    expect(JSON.stringify(one)).not.toContain(token());
    const found = (q: string) => office.client.getList('invitations', asking({ q }));
    expect((await found('OSEI')).total).toBe(1);
    expect((await found('nobody')).total).toBe(0);
    await claim();
    expect(await listed()).toEqual([]);
  });

  it('sends another mail: its link holds, and the first one does not any more', async () => {
    store.transaction(() => store.invitations.remove(invitation()?.id ?? 0));
    day = -10;
    inviteAda();
    const first = token();
    day = 0;
    const [{ id }] = await listed();
    expect((await office.call('POST', `/invitations/${id}/resend`, {})).status).toBe(200);
    const second = token();
    expect(second).not.toBe(first);
    expect([(await page(first)).status, (await page(second)).status]).toEqual([400, 200]);
    expect((await listed())[0].expires_at).toBe('2027-01-20T12:00:00.000Z');
    expect(store.audit.latest(1)).toMatchObject([{ action: 'sent invitation', actor_id: office.admin }]);
  });

  it('removes an invitation, with the mail that still waits', async () => {
    const link = token();
    const [{ id }] = await listed();
    expect((await office.call('DELETE', `/invitations/${id}`)).status).toBe(200);
    expect([invitation(), mailTo(store, ADA), (await claim(link)).status]).toEqual([null, undefined, 201]);
    expect(store.audit.latest(1)).toMatchObject([{ action: 'removed invitation', object_id: id }]);
  });

  it('who removes it leaves the mails of an account with the same address, and takes its own that waits', async () => {
    await addUser(store, { email: ADA });
    store.transaction(() => store.outbox.add({ recipient: ADA, kind: 'password-changed', data: {} }));
    const [{ id }] = await listed();
    await office.call('DELETE', `/invitations/${id}`);
    expect(store.outbox.to(ADA, 9).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('who registers with an invited address cannot confirm it: what was prepared is not theirs', async () => {
    const id = await addUser(store, { email: ADA, verified: false });
    const verify = () => office.call('POST', `/users/${id}/verify`, {});
    const { status, body } = await verify();
    expect([status, body().message]).toEqual([409, expect.stringContaining('This address was invited')]);
    expect([ada()?.verified, store.profiles.of(id)]).toEqual([false, null]);
    await office.call('DELETE', `/invitations/${invitation()?.id}`);
    expect((await verify()).status).toBe(200);
    expect([ada()?.verified, store.profiles.of(id)]).toEqual([true, null]);
  });

  it('who registers with an invited address is made no administrator before it is confirmed', async () => {
    const id = await addUser(store, { email: ADA, verified: false });
    const { data } = await office.client.getOne<ListedUser>('users', { id });
    const why = { reason: 'A test', revision: data.revision };
    const { status, body } = await office.call('POST', `/users/${id}/make-administrator`, why);
    expect([status, body().message]).toEqual([409, expect.stringContaining('This address was invited')]);
    expect(ada()).toMatchObject({ verified: false, manage_role: '' });
  });

  it('gives an invited address to no other account: its link would be void', async () => {
    const id = await addUser(store, { email: 'adah@example.com' });
    const { data } = await office.client.getOne<ListedUser>('users', { id });
    const put = () => office.call('PUT', `/users/${id}`, { ...data, email: ADA });
    const { status, body } = await put();
    expect([status, body()]).toMatchObject([
      202,
      { field: 'email', message: expect.stringContaining('This address was invited') as string },
    ]);
    expect((await page(token())).status).toBe(200);
    await office.call('DELETE', `/invitations/${invitation()?.id}`);
    expect((await put()).status).toBe(200);
    expect(ada()?.id).toBe(id);
  });
});
