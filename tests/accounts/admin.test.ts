import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { ListedUser, UserRecord } from '#contract/users.ts';
import { composeMail } from '../../server/features/mail/compose.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';

let office: Awaited<ReturnType<typeof startBackoffice>>;
let ada: number;

beforeEach(async () => {
  office = await startBackoffice();
  ada = await addUser(office.store, { email: 'ada@example.com' });
});

const read = async (id: number) => (await office.client.getOne('users', { id })).data as UserRecord;
const mails = () =>
  office.store.outbox
    .latest(100)
    .reverse()
    .map(({ kind }) => kind);
const last = () => office.store.audit.latest(1)[0];

const PRACTICE_TWO = {
  practice_name: 'Elm Office',
  street: '1 Elm St',
  state: 'MA' as const,
  phone: '(617) 555-0144',
  working_time: [],
};

describe('the list of users', () => {
  it.each([
    [{ q: 'ro' }, ['root']],
    [{ q: 'ADA ose' }, ['ada', 'eve', 'sam']],
    [{ q: 'Eve@example.com' }, ['eve']],
    [{ q: 'e@ex' }, ['eve']],
    [{ q: '@example.com' }, ['ada', 'eve', 'root', 'sam']],
    [{ q: 'example' }, []],
    [{ q: '" OR *' }, []],
    [{ q: '' }, ['ada', 'eve', 'root', 'sam']],
    [{ manage_role: 'admin' }, ['root']],
    [{ manage_role: '' }, ['ada', 'eve', 'sam']],
    [{ plan: 2 }, ['eve']],
    [{ verified: false }, ['sam']],
    [{ suspended: true }, ['eve']],
    [{ review_status: 'none' }, ['ada', 'eve', 'root', 'sam']],
    [{ review_status: 'approved' }, []],
    [{ state: 'MA' }, []],
    [{ joined_from: '2026-11-22' }, ['sam']],
    [{ joined_to: '2026-11-21' }, ['ada', 'eve', 'root']],
    [{ plan: 0, verified: true, q: 'osei' }, ['ada']],
  ])('is filtered by %j', async (filter, names) => {
    const eve = await addUser(office.store, { email: 'eve@example.com', plan: 2 });
    await addUser(office.store, {
      email: 'sam@example.com',
      verified: false,
      created_at: '2026-11-22T00:00:00.000Z',
    });
    office.store.transaction(() => office.store.users.suspend(eve, '2026-11-21T10:00:00.000Z'));
    const { data, total } = await office.client.getList<ListedUser>('users', asking(filter, 'email'));
    expect(data.map(({ email }) => email.split('@')[0])).toEqual(names);
    expect(total).toBe(names.length);
  });

  it('finds a name again that was changed, and nobody who has left', async () => {
    const { store, client } = office;
    const found = async (q: string) => (await client.getList('users', asking({ q }))).total;
    store.transaction(() => store.users.rename(ada, { first_name: 'Zoë', last_name: 'Lindqvist' }));
    expect([await found('zoe lind'), await found('ada osei')]).toEqual([1, 0]);
    store.transaction(() => store.users.remove(ada));
    expect(await found('lindqvist')).toBe(0);
  });

  it.each(['1234567', '02139', 'cambr', 'ADA camb', '02472', 'watertown'])(
    'finds a doctor by %s',
    async (q) => {
      const { store, client } = office;
      const found = async () =>
        (await client.getList('users', asking({ q }))).data.map(({ id }) => id as number);
      const content = { npi: '1234567893', zip: '02139', city: 'Cambridge' };
      const other_practices = [{ ...PRACTICE_TWO, zip: '02472', city: 'Watertown' }];
      store.transaction(() =>
        store.profiles.change(ada, { summary: '02139 Cambridge' }, { by: ada, why: 'test' }),
      );
      expect(await found()).toEqual([]);
      store.transaction(() =>
        store.profiles.change(ada, { ...content, other_practices }, { by: ada, why: 'test' }),
      );
      store.transaction(() => store.users.rename(ada, { first_name: 'Ada', last_name: 'Moved' }));
      expect(await found()).toEqual([ada]);
      store.transaction(() =>
        store.profiles.change(
          ada,
          { zip: '10001', city: 'New York', npi: '1245319599', other_practices: [] },
          { by: ada, why: 'test' },
        ),
      );
      expect(await found()).toEqual([]);
    },
  );

  it('is exported as it is filtered and sorted, with nothing in it that a spreadsheet runs', async () => {
    await addUser(office.store, {
      email: 'mal@example.com',
      first_name: '=HYPERLINK("https://example.com","x")',
      last_name: 'Line, "two"',
    });
    const { status, text, headers } = await office.call(
      'GET',
      `/users.csv?filter={"q":"@example"}&sort=["id","DESC"]`,
    );
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename=users.csv');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^(\ufeff)?id,first_name,last_name,email,/);
    expect(lines[1]).toContain(
      `"'=HYPERLINK(""https://example.com"",""x"")","Line, ""two""",mal@example.com,`,
    );
    expect(last()).toMatchObject({ action: 'exported records', actor_id: office.admin, note: '3 users' });
  });
});

describe('a user', () => {
  it('is shown with all that belongs to them', async () => {
    const { store } = office;
    await sessionOf(poster(office.app.url), 'ada@example.com');
    store.transaction(() => {
      store.payments.grant({
        ...{ user_id: ada, plan: 1, until: '2027-01-01T00:00:00.000Z' },
        ...{ reason: 'A friend', granted_by: office.admin },
      });
      store.outbox.add({ recipient: 'ada@example.com', kind: 'plan-ended', data: {} });
    });
    const user = await read(ada);
    expect(user).toMatchObject({ id: ada, email: 'ada@example.com', plan: 1, profile: null });
    expect(user.subscriptions).toMatchObject([{ source: 'grant', plan: 1, reason: 'A friend' }]);
    expect(user.mails).toMatchObject([{ kind: 'plan-ended', status: 'waiting' }]);
    expect(user.sessions).toHaveLength(1);
    expect(user.audit[0]).toMatchObject({ action: 'signed in', actor_id: ada });
    expect(JSON.stringify(user)).not.toContain('password_hash');
  });

  it('is changed, and the trail names what was', async () => {
    const before = await read(ada);
    const data = { ...before, first_name: 'Adah', plan: 2, manage_role: 'admin' as const };
    const after = (await office.client.update<UserRecord>('users', { id: ada, data, previousData: before }))
      .data;
    expect(after).toMatchObject({ first_name: 'Adah', plan: 0, manage_role: '' });
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(last()).toMatchObject({ action: 'saved account', actor_id: office.admin, user_id: ada });
    expect(last().note).toBe('first_name');
  });

  it('is deleted with a reason, with all that belongs to them, and told', async () => {
    const { store, call, admin } = office;
    const session = await sessionOf(poster(office.app.url), 'ada@example.com');
    store.transaction(() => store.subscribers.add('ada@example.com', 'f'.repeat(32)));
    const { revision } = await read(ada);
    const reason = 'They asked for it by post.';
    for (const body of [undefined, {}, { reason: ' x ', revision }, { reason }])
      expect((await call('DELETE', `/users/${ada}`, body)).status).toBe(400);
    const { status, body } = await call('DELETE', `/users/${ada}`, { reason, revision });
    expect([status, body()]).toMatchObject([200, { id: ada }]);
    expect(last()).toMatchObject({
      ...{ action: 'deleted account', actor_id: admin, user_id: ada, note: reason },
    });
    expect(store.users.byEmail('ada@example.com')).toBeNull();
    expect(store.subscribers.has('ada@example.com')).toBe(false);
    expect(store.outbox.latest(1)[0]).toMatchObject({
      ...{ kind: 'account-removed', recipient: 'ada@example.com' },
    });
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(401);
    expect((await call('GET', `/users/${ada}`)).status).toBe(404);
    expect((await call('DELETE', `/users/${ada}`, { reason, revision })).status).toBe(404);
  });

  it('who has paid since they were read is not deleted, and what is so now is answered', async () => {
    const { revision } = await read(ada);
    const until = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    await office.call('POST', '/grants', { user_id: ada, plan: 1, until, reason: 'Paid by cheque.' });
    const { status, body } = await office.call('DELETE', `/users/${ada}`, {
      reason: 'Never paid.',
      revision,
    });
    expect([status, body().record]).toEqual([409, await read(ada)]);
    expect(office.store.users.byEmail('ada@example.com')?.plan).toBe(1);
  });

  it('who has not confirmed the address is deleted, and its owner hears and loses nothing', async () => {
    const { store } = office;
    const sam = await addUser(store, { email: 'sam@example.com', verified: false });
    store.transaction(() => store.subscribers.add('sam@example.com', 'f'.repeat(32)));
    const { revision } = await read(sam);
    const why = { reason: 'Nobody there.', revision };
    expect((await office.call('DELETE', `/users/${sam}`, why)).status).toBe(200);
    expect(store.outbox.latest(1)).toEqual([]);
    expect(store.subscribers.has('sam@example.com')).toBe(true);
  });

  it('409 with the present record for what was read before somebody changed it', async () => {
    const before = await read(ada);
    office.store.transaction(() => office.store.users.rename(ada, { first_name: 'Ida', last_name: 'Osei' }));
    const { status, body } = await office.call('PUT', `/users/${ada}`, { ...before, first_name: 'Adah' });
    expect([status, body().record]).toEqual([409, await read(ada)]);
    expect(office.store.users.get(ada).first_name).toBe('Ida');
    expect((await office.call('PUT', `/users/${ada}`, { ...before, revision: undefined })).status).toBe(400);
  });

  it('gets another address: what was mailed to the old one is void, and it is told', async () => {
    const session = await sessionOf(poster(office.app.url), 'ada@example.com');
    const before = await read(ada);
    const put = (email: string) => office.call('PUT', `/users/${ada}`, { ...before, email });
    expect((await put('root@example.com')).body()).toMatchObject({ field: 'email' });
    expect((await put('not an address')).status).toBe(400);
    expect((await put('Ada@Example.com')).status).toBe(200);
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(200);
    const again = await read(ada);
    expect((await office.call('PUT', `/users/${ada}`, { ...again, email: 'ada@example.org' })).status).toBe(
      200,
    );
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(401);
    expect(office.store.outbox.latest(1)[0]).toMatchObject({
      recipient: 'ada@example.com',
      kind: 'address-changed',
    });
  });

  it('gets another address, and there what waited to be sent', async () => {
    const { outbox } = office.store;
    outbox.add({ recipient: 'ada@example.com', kind: 'plan-ended', data: {} });
    outbox.add({ recipient: 'ada@example.com', kind: 'reset-code', data: { code: '12345678' } });
    await office.call('PUT', `/users/${ada}`, { ...(await read(ada)), email: 'ada@example.org' });
    const kindsTo = (email: string) => outbox.to(email, 9).map(({ kind }) => kind);
    expect(kindsTo('ada@example.com')).toEqual(['address-changed']);
    expect(kindsTo('ada@example.org')).toEqual(['plan-ended']);
  });

  it('gets another address, and the newsletter at the old one ends', async () => {
    const { store } = office;
    store.transaction(() => {
      store.subscribers.add('ada@example.com', 'a'.repeat(32));
      store.subscribers.add('eve@example.com', 'e'.repeat(32));
    });
    await office.call('PUT', `/users/${ada}`, { ...(await read(ada)), email: 'ada@example.org' });
    const subscribed = ['ada@example.com', 'ada@example.org', 'eve@example.com'].map(store.subscribers.has);
    expect(subscribed).toEqual([false, false, true]);
  });

  it('who has not proven the old address does not end a newsletter there', async () => {
    const { store } = office;
    const sam = await addUser(store, { email: 'sam@example.com', verified: false });
    store.transaction(() => store.subscribers.add('sam@example.com', 'f'.repeat(32)));
    await office.call('PUT', `/users/${sam}`, { ...(await read(sam)), email: 'sam@example.org' });
    expect(store.subscribers.has('sam@example.com')).toBe(true);
  });

  it.each(['/users/0', '/users/999', '/users/x', '/users/1e3', '/users/99999999999999999999'])(
    '404 for %s',
    async (path) => {
      expect((await office.call('GET', path)).status).toBe(404);
      expect((await office.call('PUT', path, { ...(await read(ada)) })).status).toBe(404);
    },
  );
});

describe('what is done to a user', () => {
  const act = (action: string, id = ada, json: object = { reason: 'A test' }) =>
    office.call('POST', `/users/${id}/${action}`, json);
  const promote = async () =>
    act('make-administrator', ada, { reason: 'A test', revision: (await read(ada)).revision });

  it('suspends and gives back; sessions end for good', async () => {
    const session = await sessionOf(poster(office.app.url), 'ada@example.com');
    expect((await act('suspend', ada, {})).status).toBe(400);
    expect((await act('suspend')).body().suspended_at).not.toBe(null);
    expect(last()).toMatchObject({ action: 'suspended account', user_id: ada, note: 'A test' });
    expect((await act('suspend')).status).toBe(409);
    expect((await act('unsuspend', ada, {})).body().suspended_at).toBe(null);
    expect((await act('unsuspend', ada, {})).status).toBe(409);
    expect(mails().slice(-2)).toEqual(['account-suspended', 'account-unsuspended']);
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(401);
  });

  it('says in a mail that an account is suspended, what that means and whom to write to', async () => {
    const { store } = office;
    const composed = () =>
      composeMail(store.outbox.latest(1)[0], { name: 'Site', url: 'https://example.com' });
    await act('suspend');
    expect(composed()).toMatchObject({ subject: 'Your account is suspended' });
    expect(composed().text).toContain('write to the operator of the site.');
    await act('unsuspend', ada, {});
    expect(composed()).toMatchObject({ subject: 'Your account is no longer suspended' });
    store.transaction(() =>
      store.settings.choose({ ...store.settings.read(), contact_address: 'hello@example.com' }),
    );
    await act('suspend');
    const { text } = composed();
    for (const said of ['cannot sign in', 'do not see your profile', 'is charged', 'to hello@example.com.'])
      expect(text.replace(/\s+/g, ' ')).toContain(said);
    expect(text).not.toContain('A test');
  });

  it('tells nothing of it to an address that nobody has confirmed', async () => {
    const sam = await addUser(office.store, { email: 'sam@example.com', verified: false });
    const before = mails().length;
    await act('suspend', sam);
    await act('unsuspend', sam, {});
    expect(mails()).toHaveLength(before);
  });

  it('confirms an address', async () => {
    const sam = await addUser(office.store, { email: 'sam@example.com', verified: false });
    expect((await act('verify', sam, {})).body().verified).toBe(true);
    expect(last()).toMatchObject({ action: 'verified', actor_id: office.admin, user_id: sam });
    expect((await act('verify', sam, {})).status).toBe(409);
  });

  it('makes an administrator, whose password and sessions end, and takes that back', async () => {
    const session = await sessionOf(poster(office.app.url), 'ada@example.com');
    expect((await promote()).body().manage_role).toBe('admin');
    expect(office.store.users.passwordHash('ada@example.com')).toBe(null);
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(401);
    expect(office.store.outbox.latest(1)[0]).toMatchObject({ kind: 'made-administrator' });
    expect((await promote()).status).toBe(409);
    expect((await act('unmake-administrator')).body().manage_role).toBe('');
    expect((await act('unmake-administrator')).status).toBe(409);
  });

  it('makes no administrator of an account that has got another address since it was looked at', async () => {
    const { revision } = await read(ada);
    office.store.transaction(() => office.store.users.setEmail(ada, 'mallory@example.com'));
    const reason = { reason: 'A test' };
    expect((await act('make-administrator', ada, { ...reason, revision })).status).toBe(409);
    expect((await act('make-administrator', ada, reason)).status).toBe(400);
    expect(office.store.users.get(ada).manage_role).toBe('');
  });

  it.each(['suspend', 'unmake-administrator', 'delete'])(
    'nobody does this to themselves: %s',
    async (action) => {
      const reason = { reason: 'A test' };
      const own =
        action === 'delete'
          ? office.call('DELETE', `/users/${office.admin}`, {
              ...reason,
              revision: (await read(office.admin)).revision,
            })
          : act(action, office.admin);
      expect((await own).status).toBe(202);
      expect(office.store.users.get(office.admin)).toMatchObject({
        manage_role: 'admin',
        suspended_at: null,
      });
    },
  );

  it('does not let the last administrator who can sign in delete the account', async () => {
    await promote();
    await act('suspend');
    const deletion = await office.app.post(
      '/api/user/delete-account',
      { currentPassword: 'a quiet green harbor' },
      { token: office.token },
    );
    expect(deletion.status).toBe(203);
  });

  it('has mails sent again to an address that they came back from', async () => {
    const { outbox } = office.store;
    office.store.transaction(() => outbox.suppress('ada@example.com', 'bounced', '5.1.1 nobody'));
    expect((await read(ada)).mails_stopped).toMatchObject({ why: 'bounced', reason: '5.1.1 nobody' });
    expect((await act('allow-mails', ada, {})).body().mails_stopped).toBeNull();
    expect([outbox.isSuppressed('ada@example.com'), last().action]).toEqual([false, 'mails arrive again']);
    expect((await act('allow-mails', ada, {})).status).toBe(409);
  });

  it('is noted something of, which administrators alone see, until one removes it or the account goes', async () => {
    const note = async (text: string) => (await office.call('POST', `/users/${ada}/note`, { text })).status;
    expect([await note('Called about the license.'), await note(' '), await note('Is away.')]).toEqual([
      ...[200, 400, 200],
    ]);
    expect(last()).toMatchObject({ action: 'noted account', user_id: ada, note: null });
    const [away, called] = (await read(ada)).notes;
    expect([away.text, called.text]).toEqual(['Is away.', 'Called about the license.']);
    expect(called.written_by_name).toBe('Robin Root');
    const token = await sessionOf(poster(office.app.url), 'ada@example.com');
    expect((await office.app.post('/api/user/export', {}, { token })).text).not.toContain('license.');
    expect((await office.call('POST', `/users/${ada}/remove-note`, { note: away.id })).status).toBe(200);
    await note('Has moved.');
    expect((await office.call('POST', `/users/${ada}/remove-note`, { note: away.id })).status).toBe(409);
    expect((await read(ada)).notes.map(({ text }) => text)).toEqual(['Has moved.', called.text]);
    office.store.transaction(() => office.store.users.remove(ada));
    expect(office.store.accountNotes.of(ada)).toEqual([]);
  });

  it('is sent a link to choose a password, which nobody else sees', async () => {
    const send = () => office.call('POST', `/users/${ada}/password-link`, {});
    const answer = await send();
    const [mail] = office.store.outbox.latest(1);
    const { token } = JSON.parse(mail.data ?? '') as { token: string };
    expect(mail).toMatchObject({ kind: 'password-link', recipient: 'ada@example.com' });
    expect(answer.text).not.toContain(token);
    expect(last()).toMatchObject({ action: 'sent password link', user_id: ada });
    // The one before does not hold any more.
    await send();
    const order = { email: 'ada@example.com', password: 'nine quiet harbors' };
    const choose = (grant: string) => office.app.post('/api/user/change-password', order, { token: grant });
    expect((await choose(token)).status).toBe(201);
    const newest = JSON.parse(office.store.outbox.latest(1)[0].data ?? '') as { token: string };
    expect((await choose(newest.token)).status).toBe(200);
    office.store.transaction(() => office.store.users.suspend(ada, '2026-11-21T12:00:00.000Z'));
    expect((await send()).status).toBe(409);
  });

  it('ends sessions', async () => {
    const session = await sessionOf(poster(office.app.url), 'ada@example.com');
    expect((await act('end-sessions', ada, {})).body().sessions).toEqual([]);
    expect((await office.app.get('/api/payment/status', { token: session })).status).toBe(401);
  });
});
