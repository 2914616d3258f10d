import { beforeEach, describe, expect, it } from 'vitest';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { addUser } from '../helpers/accounts.ts';
import { asking, startBackoffice } from '../helpers/backoffice.ts';
import { publishOne, doctorsIn } from '../helpers/population.ts';
import fc from 'fast-check';

let office: Awaited<ReturnType<typeof startBackoffice>>;

beforeEach(async () => {
  office = await startBackoffice();
});

const last = () => office.store.audit.latest(1)[0];
async function idsOf(resource: string, filter: object, order: 'ASC' | 'DESC' = 'ASC') {
  return (
    await office.client.getList<{ id: number | string }>(resource, asking(filter, 'id', order))
  ).data.map(({ id }) => id);
}

describe('subscribers', () => {
  beforeEach(() => {
    const { store } = office;
    store.transaction(() => {
      for (const name of ['ada', 'eve', 'sam']) store.subscribers.add(`${name}@example.com`, name);
      store.outbox.suppress('Eve@example.com', 'refused', '550 no such user');
    });
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'VE@ex' }, [2]],
    [{ q: '%' }, []],
    [{ refused: true }, [2]],
    [{ refused: false }, [1, 3]],
    [{ from: '2026-11-21', to: '2026-11-21' }, [1, 2, 3]],
    [{ from: '2026-11-22' }, []],
  ])('are found by %j', async (filter, ids) => {
    expect(await idsOf('subscribers', filter)).toEqual(ids);
  });

  it('are removed, and told apart in the trail by their numbers alone', async () => {
    const { client, store } = office;
    expect((await client.getOne('subscribers', { id: 2 })).data).toMatchObject({
      refused: '550 no such user',
    });
    await client.delete('subscribers', { id: 2 });
    expect(store.subscribers.has('eve@example.com')).toBe(false);
    expect(last()).toMatchObject({
      ...{ action: 'removed subscriber', object_kind: 'subscriber', object_id: 2, actor_id: office.admin },
    });
    await expect(client.delete('subscribers', { id: 2 })).rejects.toMatchObject({ status: 404 });
    expect((await office.call('PUT', '/subscribers/1', { email: 'x@example.com' })).status).toBe(404);
  });
});

describe('the outbox', () => {
  const CODE = '40718293';
  beforeEach(() => {
    const { store } = office;
    store.transaction(() => {
      addToOutbox(store, 'ada@example.com', { kind: 'plan-ended' });
      addToOutbox(store, 'ada@example.com', { kind: 'reset-code', code: CODE });
      addToOutbox(store, 'eve@example.com', { kind: 'password-changed' });
      store.outbox.markSent(3, null);
    });
  });

  it('is filtered, and shows what a mail says unless it is for its reader alone', async () => {
    expect(await idsOf('outbox', { status: 'waiting' })).toEqual([1, 2]);
    expect(await idsOf('outbox', { recipient: 'ADA@example.com' }, 'DESC')).toEqual([2, 1]);
    expect(await idsOf('outbox', { kind: 'password-changed' })).toEqual([3]);
    const one = async (id: number) => (await office.client.getOne('outbox', { id })).data as object;
    expect(await one(1)).toMatchObject({ subject: 'Your plan has ended', kept: true });
    expect(await one(2)).toMatchObject({
      subject: 'Your code for a new password',
      text: expect.stringContaining('(for its reader alone)') as string,
      kept: true,
    });
    expect(await one(3)).toMatchObject({ subject: null, text: null, kept: false });
    expect((await office.call('GET', '/outbox/2')).text).not.toContain(CODE);
    expect((await office.call('GET', '/outbox.csv')).text).not.toContain(CODE);
  });

  it('tries a mail again that was given up, and its address with it', async () => {
    const { outbox, transaction } = office.store;
    transaction(() => {
      outbox.suppress('ada@example.com', 'refused', '550');
      outbox.giveUp(1, 'suppressed', '550', true);
      outbox.giveUp(2, 'failed', 'Waited for too long.', false);
    });
    expect(await idsOf('outbox', { status: 'suppressed' })).toEqual([1]);
    const retry = (id: number) => office.call('POST', `/outbox/${id}/retry`, {});
    expect((await retry(1)).body()).toMatchObject({ status: 'waiting', attempts: 0, error: null });
    expect([outbox.isSuppressed('ada@example.com'), last().action]).toEqual([false, 'retried mail']);
    for (const id of [2, 3]) expect((await retry(id)).status).toBe(409);
    expect(outbox.nextDue()?.id).toBe(1);
  });

  it('drops a mail', async () => {
    await office.client.delete('outbox', { id: 1 });
    expect(await idsOf('outbox', {})).toEqual([2, 3]);
    expect(last()).toMatchObject({ action: 'dropped mail', object_kind: 'mail', object_id: 1 });
  });
});

describe('articles', () => {
  const DRAFT = {
    kind: 'digest',
    status: 'draft',
    title: 'sleep',
    author: 'Ada',
    sub_content: '',
    contents: '',
  };
  const COVER = '5d1f6ab2-0000-4000-8000-000000000001';
  beforeEach(async () => {
    const shown = { status: 'published', cover: COVER, sub_content: 'Read it.', contents: '<p>Words.</p>' };
    const later = { ...shown, title: 'Zinc', published_at: '2030-01-01T00:00:00.000Z' };
    for (const part of [{}, { ...shown, kind: 'ai', title: 'Anger' }, later])
      await office.client.create('articles', { data: { ...DRAFT, ...part } });
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'READ' }, [2, 3]],
    [{ kind: 'ai' }, [2]],
    [{ state: 'draft' }, [1]],
    [{ state: 'published' }, [2]],
    [{ state: 'scheduled' }, [3]],
    [{ id: [3, 1] }, [1, 3]],
  ])('are found by %j', async (filter, ids) => {
    expect(await idsOf('articles', filter)).toEqual(ids);
  });

  it('are in order, without their texts, and downloaded', async () => {
    const { data, total } = await office.client.getList<{ id: number }>(
      'articles',
      asking({}, 'title', 'ASC', 1, 2),
    );
    expect([data.map(({ id }) => id), total]).toEqual([[2, 1], 3]);
    expect(data[0]).not.toHaveProperty('contents');
    expect((await office.call('GET', '/articles?sort=["contents","ASC"]')).status).toBe(400);
    const csv = (await office.call('GET', '/articles.csv?sort=["id","ASC"]')).text;
    expect(csv.split('\r\n').slice(1, 4)).toEqual([
      expect.stringContaining('1,digest,draft,sleep,Ada'),
      expect.stringContaining('2,ai,published,Anger'),
      expect.stringContaining('3,digest,scheduled,Zinc'),
    ]);
    expect(last()).toMatchObject({ action: 'exported records', note: '3 articles' });
  });

  it('are changed, sent back and restored only as they were read', async () => {
    const { call } = office;
    const before = office.store.audit.latest(1000).length;
    for (const [method, path, body] of [
      ['PUT', '/articles/1', DRAFT],
      ['POST', '/articles/1/return', { reason: 'Why not.' }],
      ['POST', '/articles/1/restore', { revision: 1 }],
    ] as const) {
      expect((await call(method, path, body)).status).toBe(400);
      const refused = await call(method, path, { ...body, version: 2 });
      expect([refused.status, refused.body().record]).toMatchObject([
        409,
        { id: 1, version: 1, contents: '' },
      ]);
    }
    expect(office.store.audit.latest(1000)).toHaveLength(before);
    expect((await call('PUT', '/articles/1', { ...DRAFT, version: 1 })).body()).toMatchObject({ version: 2 });
    expect(last()).toMatchObject({ action: 'saved article', object_kind: 'article', object_id: 1 });
  });
});

describe('payments and subscriptions', () => {
  it('are listed with whose they are, also of somebody who has left', async () => {
    const { store, client } = office;
    const ada = await addUser(store, { email: 'ada@example.com' });
    const eve = await addUser(store, { email: 'eve@example.com', plan: 2 });
    store.transaction(() => {
      const payment = { subscription: null, currency: 'usd', amount: 2900 };
      store.payments.add({
        ...payment,
        ref: 'a',
        kind: 'paid',
        user_id: ada,
        at: '2026-11-02T23:59:59.000Z',
      });
      store.payments.add({
        ...payment,
        ref: 'b',
        kind: 'failed',
        user_id: eve,
        at: '2026-11-03T00:00:00.000Z',
      });
      store.users.remove(eve);
    });
    const until = '2027-01-01T00:00:00.000Z';
    const given = { user_id: ada, plan: 1 as const, until, reason: 'A friend', granted_by: office.admin };
    const grant = store.transaction(() => store.payments.grant(given)) ?? '';
    expect(await idsOf('payments', { to: '2026-11-02' })).toEqual([1]);
    expect(await idsOf('payments', { kind: 'failed' })).toEqual([2]);
    const { data } = await client.getList('payments', asking({}, 'at', 'DESC'));
    expect(data).toMatchObject([
      { ref: 'b', user_id: eve, user_name: null, user_email: null },
      { ref: 'a', user_name: 'Ada Osei', user_email: 'ada@example.com' },
    ]);
    expect(await idsOf('subscriptions', { source: 'grant', plan: 1, status: 'active' })).toEqual([grant]);
    expect((await client.getOne('subscriptions', { id: grant })).data).toMatchObject({ plan: 1 });
    expect((await office.call('DELETE', '/payments/1')).status).toBe(404);
    expect((await office.call('POST', '/payments', {})).status).toBe(404);
  });
});

describe('the trail', () => {
  it('is filtered by who, what, whom and when', async () => {
    const { store, admin } = office;
    const ada = await addUser(store, { email: 'ada@example.com' });
    store.transaction(() => {
      store.audit.add({ action: 'suspended account', user: ada, actor: admin, note: 'Spam' });
      store.audit.add({
        action: 'saved article',
        user: null,
        actor: ada,
        object: { kind: 'article', id: 7 },
      });
    });
    const all = await idsOf('audit', {}, 'DESC');
    expect(await idsOf('audit', { action: 'suspended account' })).toEqual([all[1]]);
    expect(await idsOf('audit', { actor_id: ada })).toEqual([all[0]]);
    expect(await idsOf('audit', { user_id: ada })).toEqual([all[1]]);
    expect(await idsOf('audit', { object_kind: 'article', object_id: 7 })).toEqual([all[0]]);
    expect(await idsOf('audit', { from: '2026-11-22' })).toEqual([]);
    expect((await office.client.getOne('audit', { id: all[1] })).data).toMatchObject({
      ...{ actor_name: 'Robin Root', user_name: 'Ada Osei', note: 'Spam', object_kind: 'user' },
    });
    for (const method of ['PUT', 'DELETE'])
      expect((await office.call(method, `/audit/${all[0]}`, {})).status).toBe(404);
  });
});

it('users have the standing and the state of their profiles, whatever is done to these', async () => {
  const { store } = office;
  const place = { zip: '02139', city: 'Cambridge', state: 'MA' as const };
  const [doctor] = fc.sample(doctorsIn([place]), 1);
  const id = store.transaction(() => publishOne(store, doctor));
  const standing = () => {
    const user = store.lists.users.row(id);
    expect(user?.review_status).toBe(store.profiles.of(id)?.review_status);
    return [user?.review_status, user?.state];
  };
  expect(standing()).toEqual(['approved', 'MA']);
  store.transaction(() => store.profiles.suspend(id, 'Out of date'));
  expect(standing()).toEqual(['suspended', 'MA']);
  store.transaction(() => store.profiles.suspend(id, null));
  store.transaction(() => store.profiles.change(id, { state: 'RI' }, { by: id, why: 'moved' }));
  expect(standing()).toEqual(['approved', 'RI']);

  const other = await addUser(store, { email: 'new@example.com' });
  const { first_name, last_name, profile } = doctor;
  const content = { ...profile, first_name, last_name };
  const now = () => store.lists.users.row(other)?.review_status;
  expect(now()).toBe(null);
  store.transaction(() => store.profiles.change(other, content, { by: other, why: 'saved' }, 2));
  expect(now()).toBe('draft');
  store.transaction(() => store.profiles.submit(other, content, other));
  expect(now()).toBe('waiting');
  const version = store.profiles.waiting(other);
  if (!version) throw new Error('Nothing waits.');
  store.transaction(() => store.profiles.reject(version, office.admin, 'No', ['npi']));
  expect(now()).toBe('rejected');
});
