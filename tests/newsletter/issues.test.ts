import { beforeEach, describe, expect, it } from 'vitest';
import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import { addUser, mailTo } from '../helpers/accounts.ts';
import { ADMIN, asking, startBackoffice } from '../helpers/backoffice.ts';
import { noon } from '../helpers/stores.ts';
import { TAKE_RIGHT } from '../helpers/take-right.ts';

const SMTP = { config: { smtpUrl: 'smtp://127.0.0.1:2525' } };
const WRITTEN = { subject: 'News from November', body: '<p>Hello</p>' };

let office: Awaited<ReturnType<typeof startBackoffice>>;
beforeEach(async () => {
  office = await startBackoffice(undefined, SMTP);
  office.store.transaction(() => {
    for (const name of ['ada', 'eve', 'sam']) office.store.subscribers.add(`${name}@example.com`, name);
  });
});

const last = () => office.store.audit.latest(1)[0];
const read = async (id: number) => (await office.client.getOne<NewsletterRecord>('newsletters', { id })).data;
const write = async (data: object = WRITTEN) =>
  (await office.client.create<NewsletterRecord>('newsletters', { data })).data;
const said = async (method: string, path: string, json?: object) => {
  const answer = await office.call(method, path, json);
  return [answer.status, answer.body().message];
};

describe('an issue that is written', () => {
  it('is kept sanitized, and says how many would get it', async () => {
    const made = await write({ subject: '  News ', body: '<p onclick="x()">Hi<script>x()</script></p>' });
    expect(made).toMatchObject({ subject: 'News', body: '<p>Hi</p>', state: 'draft', subscribers: 3 });
    expect(last()).toMatchObject({
      action: 'saved newsletter',
      object_kind: 'newsletter',
      object_id: made.id,
    });
  });

  it('is saved over the version that was read, and over no other', async () => {
    const made = await write();
    const change = { id: made.id, previousData: made };
    await office.client.update('newsletters', { ...change, data: { ...made, subject: 'First' } });
    const late = office.client.update('newsletters', { ...change, data: { ...made, subject: 'Second' } });
    await expect(late).rejects.toMatchObject({ status: 409 });
    expect(await read(made.id)).toMatchObject({ subject: 'First', revision: 2 });
  });

  it.each([
    { subject: '', body: '' },
    { subject: 'x'.repeat(151) },
    { subject: 'A\nBcc: eve@example.com' },
    { subject: 'Read \u202etxt.exe' },
    { subject: 'Zero\u200bwidth' },
    { subject: 7 },
    { body: 'x' },
  ])('is refused: %j', async (data) => {
    expect((await office.call('POST', '/newsletters', data)).status).toBe(400);
  });

  it('can be looked at as a document that does nothing, for ten minutes, by who has its address', async () => {
    const { id } = await write();
    const { path } = (await office.call('GET', `/newsletters/${id}/preview`)).body() as { path: string };
    expect(path).toMatch(/^\/newsletter\/preview\/[0-9a-f]{32}$/);
    const { status, headers, text } = await office.app.get(path);
    expect(status).toBe(200);
    expect(text).toContain('>Hello</p>');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
    expect(headers.get('content-security-policy')).not.toContain('allow-scripts');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await office.app.get(`${path.slice(0, -1)}g`)).status).toBe(404);
    expect((await office.call('GET', '/newsletters/77/preview')).status).toBe(404);
  });

  it('is tried at one’s own address, with its preview text, and at no other', async () => {
    const { id } = await write({ ...WRITTEN, preheader: 'What is new' });
    const test = async (body: object) => (await office.call('POST', `/newsletters/${id}/test`, body)).status;
    expect(await test({ email: 'ada@example.com' })).toBe(400);
    expect(mailTo(office.store, 'ada@example.com')).toBeUndefined();
    expect(await test({})).toBe(200);
    const mail = { kind: 'newsletter-test', preheader: 'What is new', ...WRITTEN };
    expect(mailTo(office.store, ADMIN)).toEqual(mail);
    expect(last().action).toBe('tested newsletter');
  });

  it('can be removed, until it is sent', async () => {
    const { id, revision } = await write();
    expect((await office.call('DELETE', `/newsletters/${id}`, { revision })).status).toBe(200);
    expect((await office.call('GET', `/newsletters/${id}`)).status).toBe(404);
    const sent = await write();
    await office.call('POST', `/newsletters/${sent.id}/send`, { revision: 1 });
    const now = await read(sent.id);
    const remove = (of: number) => office.call('DELETE', `/newsletters/${sent.id}`, { revision: of });
    expect((await remove(now.revision)).status).toBe(409);
  });

  it('is removed as it was read, and in no other version', async () => {
    const made = await write();
    const path = `/newsletters/${made.id}`;
    await office.call('PUT', path, { ...WRITTEN, subject: 'Second', revision: made.revision });
    expect((await office.call('DELETE', path)).status).toBe(400);
    const refused = await office.call('DELETE', path, { revision: made.revision });
    expect([refused.status, refused.body().record]).toMatchObject([409, { subject: 'Second' }]);
    expect((await read(made.id)).subject).toBe('Second');
  });

  it('never gets the id of one that is gone: a tab that has that one open writes over nothing', async () => {
    const gone = await write();
    const { revision } = gone;
    expect((await office.call('DELETE', `/newsletters/${gone.id}`, { revision })).status).toBe(200);
    const { id } = await write();
    expect(id).toBeGreaterThan(gone.id);
    const late = { ...WRITTEN, revision };
    expect((await office.call('PUT', `/newsletters/${gone.id}`, late)).status).toBe(404);
  });
});

describe('sending', () => {
  it('begins once, with what was read, and cannot be changed any more', async () => {
    const { id, revision } = await write();
    expect(await said('POST', `/newsletters/${id}/send`, { revision: 2 })).toEqual([
      409,
      'Somebody has changed this meanwhile. Look at what it is now.',
    ]);
    expect((await office.call('POST', `/newsletters/${id}/send`, { revision })).status).toBe(200);
    expect(last()).toMatchObject({ action: 'sent newsletter', note: '3 subscribers' });
    const sending = await read(id);
    expect(sending).toMatchObject({ state: 'sending', recipients: 3, waiting: 3, revision: 2 });
    expect((await office.call('POST', `/newsletters/${id}/send`, { revision: 2 })).status).toBe(409);
    expect((await office.call('PUT', `/newsletters/${id}`, { ...WRITTEN, revision: 2 })).status).toBe(409);
  });

  it('can wait for its time: it is not changed then, and nothing is sent before', async () => {
    const { id, revision } = await write();
    const schedule = (send_at: string) =>
      office.call('POST', `/newsletters/${id}/schedule`, { revision, send_at });
    expect(await schedule(noon().toISOString())).toMatchObject({ status: 202 });
    expect((await read(id)).state).toBe('draft');
    const send_at = new Date(noon().getTime() + 60_000).toISOString();
    expect((await schedule(send_at)).status).toBe(200);
    expect(last()).toMatchObject({ action: 'scheduled newsletter', note: send_at });
    expect(await read(id)).toMatchObject({ state: 'scheduled', send_at, revision: 2 });
    const filter = `?filter=${encodeURIComponent('{"state":"scheduled"}')}`;
    expect((await office.call('GET', `/newsletters${filter}`)).body()).toMatchObject([{ id }]);
    expect((await office.call('PUT', `/newsletters/${id}`, { ...WRITTEN, revision: 2 })).status).toBe(409);
    expect((await office.call('DELETE', `/newsletters/${id}`, { revision: 2 })).status).toBe(409);
    expect((await office.call('POST', `/newsletters/${id}/unschedule`, {})).body()).toMatchObject({
      state: 'draft',
      send_at: null,
    });
    expect((await office.call('POST', `/newsletters/${id}/unschedule`, {})).status).toBe(409);
  });

  it.each(TAKE_RIGHT)('is a draft again once who scheduled it is %s, if for a moment', async (_, take) => {
    const { store } = office;
    const other = await addUser(store, { email: 'other@example.com', manage_role: 'admin' });
    const [theirs, ours] = [await write(), await write()];
    const send_at = new Date(noon().getTime() + 60_000).toISOString();
    store.transaction(() => {
      store.newsletters.schedule(theirs.id, send_at, other);
      store.newsletters.schedule(ours.id, send_at, other);
      store.newsletters.unschedule(ours.id);
      store.newsletters.schedule(ours.id, send_at, office.admin);
    });
    await take(office, other);
    expect(await read(theirs.id)).toMatchObject({ state: 'draft', send_at: null });
    expect(await read(ours.id)).toMatchObject({ state: 'scheduled', send_at });
    const trail = store.audit.latest(9).filter(({ action }) => action === 'unscheduled newsletter');
    expect(trail).toMatchObject([
      {
        ...{ actor_id: null, object_id: theirs.id },
        note: 'Whoever scheduled it is no administrator any more.',
      },
    ]);
  });

  it('pauses and goes on', async () => {
    const { id, revision } = await write();
    expect((await office.call('POST', `/newsletters/${id}/pause`, {})).status).toBe(409);
    await office.call('POST', `/newsletters/${id}/send`, { revision });
    expect((await office.call('POST', `/newsletters/${id}/resume`, {})).status).toBe(409);
    expect((await office.call('POST', `/newsletters/${id}/pause`, {})).body()).toMatchObject({
      state: 'paused',
      paused_why: null,
    });
    expect((await office.call('POST', `/newsletters/${id}/resume`, {})).body()).toMatchObject({
      state: 'sending',
    });
  });

  it('wants a text', async () => {
    const { id, revision } = await write({ subject: 'Nothing', body: '' });
    expect((await office.call('POST', `/newsletters/${id}/send`, { revision })).status).toBe(409);
  });

  it.each(['send', 'schedule'])('wants somebody to send it to: %s', async (call) => {
    const { id, revision } = await write();
    for (const name of ['ada', 'eve', 'sam'])
      office.store.transaction(() => office.store.subscribers.end(name));
    const send_at = new Date(noon().getTime() + 60_000).toISOString();
    expect(
      await said('POST', `/newsletters/${id}/${call}`, { revision, ...(call === 'schedule' && { send_at }) }),
    ).toEqual([409, 'Nobody has subscribed yet: there is nobody to send it to.']);
    expect((await read(id)).state).toBe('draft');
  });

  it('wants a mail server', async () => {
    const without = await startBackoffice();
    const { id } = (await without.client.create<NewsletterRecord>('newsletters', { data: WRITTEN })).data;
    const { status, body } = await without.call('POST', `/newsletters/${id}/send`, { revision: 1 });
    expect([status, body().message]).toEqual([409, expect.stringContaining('SMTP_URL')]);
    await without.app.close();
  });
});

describe('what became of it', () => {
  beforeEach(async () => {
    const { store } = office;
    const { id, revision } = await write();
    await office.call('POST', `/newsletters/${id}/send`, { revision });
    store.transaction(() => {
      store.deliveries.addNext(id);
      store.deliveries.markSent(1);
      store.subscribers.end('eve');
      store.deliveries.giveUp(2, 'refused', 'eve@example.com', '550 no such user');
    });
  });

  it.each([
    [{}, [1, 2, 3]],
    [{ newsletter: 1, state: 'sent' }, [1]],
    [{ state: 'refused' }, [2]],
    [{ email: 'SAM@example.com' }, [3]],
    [{ newsletter: 2 }, []],
  ])('is found by %j', async (filter, ids) => {
    const { data } = await office.client.getList<{ id: number }>('deliveries', asking(filter));
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  it('is counted, and can be downloaded', async () => {
    expect(await read(1)).toMatchObject({ sent: 1, refused: 1, waiting: 1, left: 0 });
    const { text } = await office.call('GET', '/deliveries.csv?filter={"state":"refused"}');
    expect(text.split('\r\n')[1]).toMatch(
      /^2,1,News from November,eve@example\.com,refused,1,2026-[^,]+,550 no such user$/,
    );
  });
});
