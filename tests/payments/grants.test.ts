import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import simpleRestProvider from 'ra-data-simple-rest';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GrantedPlan } from '#contract/grants.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { API } from '#contract/paths.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { built } from '../helpers/built.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import { fileStore, memoryStore, noon, ROOT } from '../helpers/stores.ts';

const REASON = 'A friend of the house';

/** The app with an administrator and a doctor; its time can be set. */
async function started() {
  let at = noon();
  const now = () => at;
  const app = await startApp(memoryStore(now), { now });
  onTestFinished(app.close);
  const post = poster(app.url);
  const root = await addUser(app.store, {
    ...{ first_name: 'Root', last_name: 'Admin', email: 'root@example.com' },
    manage_role: 'admin',
  });
  const user_id = await addUser(app.store, { email: 'ada@example.com' });
  const admin = await sessionOf(post, 'root@example.com');
  const doctor = await sessionOf(post, 'ada@example.com');
  const giving = { user_id, plan: 2, until: '2027-11-22', reason: REASON };
  return {
    app,
    root,
    user_id,
    admin,
    doctor,
    giving,
    give: (more: object = {}, token: string | null = admin) =>
      app.post(ADMIN_API.grants, { ...giving, ...more }, { token }),
    end: (id: string, json: object = { reason: 'A mistake' }, token: string | null = admin) =>
      app.send('DELETE', `${ADMIN_API.grants}/${id}`, { json, token }),
    status: async () => (await app.get(API.paymentStatus, { token: doctor })).json<PlanStatus>(),
    mails: () => app.store.outbox.latest(10).map(({ kind }) => kind),
    setTime: (time: string) => void (at = new Date(time)),
  };
}

describe('an administrator', () => {
  it('gives a plan until the end of a day, and ends it before', async () => {
    const { app, root, user_id, give, end, status, mails } = await started();
    const given = (await give()).json<GrantedPlan>();
    expect(given).toEqual({
      id: expect.stringMatching(/^grant_/) as string,
      user_id,
      user_name: 'Ada Osei',
      user_email: 'ada@example.com',
      plan: 2,
      started_at: noon().toISOString(),
      until: '2027-11-22T23:59:59.999Z',
      reason: REASON,
      granted_by: root,
      granted_by_name: 'Root Admin',
      ended_at: null,
      end_reason: null,
    });
    expect(await status()).toMatchObject({ plan: 2, granted: true, cancel_at: given.until });
    expect(mails()).toEqual([]);

    const ended = (await end(given.id)).json<GrantedPlan>();
    expect(ended).toEqual({ ...given, ended_at: noon().toISOString(), end_reason: 'A mistake' });
    expect([(await status()).plan, mails()]).toEqual([0, ['plan-ended']]);
    const trail = app.store.audit.of(user_id).filter(({ actor_id }) => actor_id === root);
    expect(trail.map(({ action }) => action)).toEqual(['granted plan', 'ended granted plan']);
  });

  it('lists them as ra-data-simple-rest asks', async () => {
    const { app, user_id, give, admin } = await started();
    const other = await addUser(app.store, { email: 'eve@example.com' });
    for (const until of ['2027-01-01', '2027-03-01', '2027-02-01']) await give({ until });
    await give({ user_id: other });
    const client = simpleRestProvider(app.url + ADMIN_API.all, async (url, options) => {
      const { method = 'GET' } = options ?? {};
      const { status, headers, text } = await app.send(method, String(url).slice(app.url.length), {
        token: admin,
      });
      return { status, headers, body: text, json: JSON.parse(text) as unknown };
    });
    const page = await client.getList('grants', {
      filter: { user_id },
      sort: { field: 'until', order: 'DESC' },
      pagination: { page: 1, perPage: 2 },
    });
    expect(page.total).toBe(3);
    expect(page.data.map(({ until }) => String(until).slice(0, 7))).toEqual(['2027-03', '2027-02']);
    const ids = page.data.map(({ id }) => String(id));
    expect((await client.getMany('grants', { ids })).data).toHaveLength(2);
    expect((await client.getOne('grants', { id: ids[0] })).data).toEqual(page.data[0]);
    const none = await client.getList('grants', {
      filter: { user_id: 999 },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    });
    expect([none.total, none.data]).toEqual([0, []]);
  });

  it.each([
    ['a user that there is not', { user_id: 999 }, 202, 'user_id'],
    ['a day that is over', { until: '2026-11-20' }, 202, 'until'],
  ])('refuses %s', async (_, more, status, field) => {
    const { give, app } = await started();
    const answer = await give(more);
    expect([answer.status, answer.json<{ field: string }>().field]).toEqual([status, field]);
    expect(app.store.audit.latest(1)[0].action).not.toBe('granted plan');
  });

  it.each([
    [{ until: 'soon' }, 'like 2027-11-22'],
    [{ until: '2027-13-01' }, 'like 2027-11-22'],
    [{ until: '2027-11-22T00:00:00Z' }, 'like 2027-11-22'],
    [{ plan: 3 }, 'no such plan'],
    [{ plan: 0 }, 'no such plan'],
    [{ user_id: '1' }, 'name a user'],
    [{ user_id: 0 }, 'name a user'],
    [{ reason: undefined }, 'say why'],
    [{ reason: '' }, 'say why'],
    [{ reason: '   ' }, 'say why'],
    [{ reason: 'x'.repeat(301) }, 'at most 300 characters'],
    [{ more: 1 }, ''],
  ])('refuses what is not well-formed: %j', async (more, says) => {
    const { give } = await started();
    const refused = await give(more);
    expect(refused.status).toBe(400);
    expect(refused.json<{ message: string }>().message).toContain(says);
  });

  it.each([
    'sort=["reason","ASC"]',
    'sort=["id;","ASC"]',
    'range=[5,1]',
    'range=[0,5000]',
    'range=x',
    'filter={"plan":1}',
    'page=1',
  ])('refuses to list %s', async (query) => {
    const { app, admin } = await started();
    expect((await app.get(`${ADMIN_API.grants}?${query}`, { token: admin })).status).toBe(400);
  });

  it('ends a grant once, with a reason, and nothing else', async () => {
    const { app, user_id, give, end } = await started();
    const { id } = (await give()).json<GrantedPlan>();
    expect((await end(id, {})).status).toBe(400);
    expect((await end('grant_x')).status).toBe(404);
    const paid = {
      id: 'sub_1',
      source: 'stripe',
      user_id,
      plan: 1,
      status: 'active',
      cancel_at: null,
    } as const;
    const [at, later] = [noon().toISOString(), '2027-11-22T00:00:00.000Z'];
    app.store.transaction(() =>
      app.store.payments.put({
        ...paid,
        started_at: at,
        period_start: at,
        period_end: later,
        reason: null,
        granted_by: null,
      }),
    );
    expect((await end('sub_1')).status).toBe(404);
    const refused = await give();
    expect([refused.status, refused.json<{ field: string }>().field]).toEqual([202, 'user_id']);
    expect((await end(id)).status).toBe(200);
    expect((await end(id)).status).toBe(202);
    expect(app.store.users.get(user_id).plan).toBe(1);
  });

  it('gives the same once: whoever has lost the answer asks again', async () => {
    const { app, user_id, give } = await started();
    await give();
    const again = await give();
    expect([again.status, again.json<{ field: string }>().field]).toEqual([202, 'user_id']);
    expect((await give({ until: '2027-11-23' })).status).toBe(200);
    expect(app.store.payments.subscriptionsOf(user_id)).toHaveLength(2);
  });

  it('ends nothing that has ended by itself', async () => {
    const { give, end, setTime, app } = await started();
    const { id } = (await give({ until: '2026-11-21' })).json<GrantedPlan>();
    setTime('2026-11-22T00:00:00Z');
    const admin = await sessionOf(poster(app.url), 'root@example.com');
    expect((await end(id, undefined, admin)).status).toBe(202);
  });
});

it('401 for nobody, 403 for a doctor, whatever is asked', async () => {
  const { app, user_id, doctor, give, end } = await started();
  const { id } = (await give()).json<GrantedPlan>();
  for (const [token, status] of [
    [null, 401],
    [doctor, 403],
  ] as const) {
    expect((await give({}, token)).status).toBe(status);
    expect((await end(id, undefined, token)).status).toBe(status);
    expect((await app.get(ADMIN_API.grants, { token })).status).toBe(status);
    expect((await app.get(`${ADMIN_API.grants}/${id}`, { token })).status).toBe(status);
  }
  expect(app.store.payments.subscriptionsOf(user_id)).toHaveLength(1);
});

describe('npm run grant', () => {
  async function command(folder: string, ...args: string[]) {
    const env = { ...process.env, DATA_DIR: folder };
    const child = spawn(process.execPath, [await built('grant'), ...args], {
      cwd: ROOT,
      env,
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number]>,
    ]);
    return { out, err, code };
  }

  it('gives a plan beside the site, which follows with its next turn', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'grant-'));
    const now = () => new Date();
    const file = join(folder, 'directory.sqlite');
    const store = fileStore(file, now);
    onTestFinished(() => {
      store.close();
      rmSync(folder, { recursive: true });
    });
    const id = await addUser(store, { email: 'ada@example.com' });
    const { payments } = await contextOf(store, { now });
    const until = `${new Date().getUTCFullYear() + 1}-11-22`;
    const good = ['ada@example.com', '--plan', 'yearly', '--until', until, '--reason', REASON];

    const given = await command(folder, ...good);
    expect(given.code).toBe(0);
    expect(given.out).toContain('ada@example.com has the yearly plan until Nov 22');
    expect(store.users.get(id).plan).toBe(0);
    payments.turn();
    expect(store.users.get(id).plan).toBe(2);
    expect(store.payments.holding(id)).toMatchObject([{ source: 'grant', reason: REASON, granted_by: null }]);
    expect(store.audit.of(id).at(-1)).toMatchObject({ action: 'granted plan', actor_id: null });

    for (const [args, says] of [
      [['eve@example.com', ...good.slice(1)], 'no account'],
      [good.with(2, 'weekly'), 'no such plan: --plan is monthly or yearly'],
      [good.with(4, '2020-01-01'), 'This day is over'],
    ] as const) {
      const refused = await command(folder, ...args);
      expect([refused.code, refused.out]).toEqual([1, '']);
      expect(refused.err).toContain(says);
    }
    expect((await command(folder)).code).toBe(2);
    expect(store.payments.subscriptionsOf(id)).toHaveLength(1);
  });
});
