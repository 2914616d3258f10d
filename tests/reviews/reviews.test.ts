import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnProfile } from '#contract/own-profile.ts';
import type { Review, ReviewRow } from '#contract/reviews.ts';
import { npiEntry, stateRegister } from '#contract/state-registers.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { composeMail } from '../../server/features/mail/compose.ts';
import { addUser, mailTo, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { sentTo } from '../helpers/sent-mails.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const NPI = `npi ${IDENTITY.npi}`;
const LICENSE = 'license MA 223344';
const SAID = {
  npi: { number: IDENTITY.npi, status: 'active', expires: null, address: '12 Elm St, Cambridge, MA' },
  license: { number: '223344', status: 'active', expires: '2028-06-30', address: '' },
};
const CHECKS = {
  [NPI]: { source: 'NPPES', said: SAID.npi },
  [LICENSE]: { source: 'Find My Doctor', said: SAID.license },
};
/** Without a file of a register. */
const UNKNOWN = { result: 'unknown', theirs: null, file: null };
const EMAIL = 'ada@example.com';

let app: TestApp;
let post: Post;
let root: number;
let admin: string;
let ada: number;
let doctor: string;
let minutes: number;
const now = () => new Date(START + minutes * 60_000);

beforeEach(async () => {
  minutes = 0;
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  root = await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  admin = await sessionOf(post, 'root@example.com');
  ada = await addDoctor(EMAIL);
  doctor = await sessionOf(post, EMAIL);
});

async function addDoctor(email: string): Promise<number> {
  const id = await addUser(app.store, { email, plan: 1 });
  const token = await sessionOf(post, email);
  await post('setupProfileStep1', IDENTITY, token);
  await post('setupProfileStep2', PRACTICE, token);
  await post('profile-submit', {}, token);
  return id;
}

async function act(path: string, payload: unknown = {}, token: string | undefined = admin) {
  const { status, json } = await app.post(`/api/admin${path}`, payload, { token });
  return { ...json<{ message?: string; field?: string; id?: number }>(), status };
}
const list = (query = '') => app.get(`/api/admin/reviews${query}`, { token: admin });
const read = async (id: number) =>
  (await app.get(`/api/admin/reviews/${id}`, { token: admin })).json<Review>();
const waiting = (user = ada) => app.store.profiles.waiting(user)?.id ?? expect.fail('nothing waits');
const shown = () => app.store.listings.profile(ada);
const own = async () => (await app.get('/api/user/profile', { token: doctor })).json<OwnProfile>();

describe('the queue', () => {
  it('lists what waits, oldest first, in the dialect of the backoffice', async () => {
    minutes = 5;
    const ben = await addDoctor('ben@example.com');
    const { status, headers, json } = await list('?sort=["id","ASC"]&range=[0,24]&filter={}');
    expect([status, headers.get('content-range'), headers.get('cache-control')]).toEqual([
      200,
      'reviews 0-1/2',
      'no-store',
    ]);
    expect(json<ReviewRow[]>().map(({ user_id }) => user_id)).toEqual([ada, ben]);
    const second = await list('?range=[1,1]');
    expect(second.headers.get('content-range')).toBe('reviews 1-1/2');
    expect(second.json<ReviewRow[]>()).toMatchObject([{ user_id: ben, is_first: true, why: 'submitted' }]);
    const named = await list(`?filter={"id":[${waiting(ben)},999999]}`);
    expect(named.json<ReviewRow[]>().map(({ user_id }) => user_id)).toEqual([ben]);
    const newest = await list('?sort=["made_at","DESC"]');
    expect(newest.json<ReviewRow[]>().map(({ user_id }) => user_id)).toEqual([ben, ada]);
    const csv = await app.get('/api/admin/reviews.csv', { token: admin });
    expect(csv.text.split('\r\n').slice(1, 3)).toEqual([
      expect.stringContaining(`,${ada},`),
      expect.stringContaining(`,${ben},`),
    ]);
    expect(app.store.audit.latest(1)[0]).toMatchObject({ action: 'exported records', note: '2 reviews' });
  });

  it.each(['?range=[0]', '?range=x', '?range=[5,1]', '?range=[0,100]', '?filter={"a":1}', '?other=1'])(
    '400 for %s',
    async (query) => expect((await list(query)).status).toBe(400),
  );

  it('shows what was there, what is new, what was looked up and where to', async () => {
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    const licenses = [...IDENTITY.licenses, { state: 'WY', number: '77', expires: '2028-01-01' }];
    await post('setupProfileStep1', { ...IDENTITY, licenses }, doctor);
    const review = await read(waiting());
    expect(review).toMatchObject({
      is_first: false,
      changes: ['licenses'],
      differences: [{ field: 'licenses', before: IDENTITY.licenses, after: licenses }],
      doctor: { first_name: 'Ada', last_name: 'Osei', email: EMAIL, plan: 1 },
      live: { licenses: IDENTITY.licenses },
      content: { licenses },
    });
    expect(review.credentials).toEqual([
      {
        key: NPI,
        register: npiEntry(IDENTITY.npi),
        ...{ number: IDENTITY.npi, expires: null },
        check: { by: root, at: '2026-11-21', ...CHECKS[NPI] },
        comparison: { about: NPI, ours: IDENTITY.npi, ...UNKNOWN },
        is_required: true,
      },
      expect.objectContaining({ key: LICENSE, register: stateRegister('MA'), is_required: true }),
      {
        ...{ key: 'license WY 77', register: 'https://www.docinfo.org/', check: null, is_required: true },
        ...{ number: '77', expires: '2028-01-01' },
        comparison: { about: 'license WY 77', ours: 'WY 77', ...UNKNOWN },
      },
      {
        ...{ key: 'board psychiatry', register: null, check: null, comparison: null, is_required: false },
        ...{ number: null, expires: null },
      },
    ]);
  });

  it('every state has a register', () => {
    for (const state of Object.keys(STATES) as State[]) expect(stateRegister(state)).toMatch(/^https:\/\//);
  });
});

describe('approving', () => {
  it('makes public, notes who looked what up where, and mails', async () => {
    const id = waiting();
    expect(await act(`/reviews/${id}/approve`, { checks: CHECKS })).toMatchObject({ status: 200, id });
    expect((await read(id)).status).toBe('approved');
    expect((await list()).headers.get('content-range')).toBe('reviews */0');
    expect((await list(`?filter={"id":[${id}]}`)).headers.get('content-range')).toBe('reviews 0-0/1');
    expect(shown()).toMatchObject({ npi: IDENTITY.npi, checks: { [NPI]: '2026-11-21' } });
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'profile-approved', doctor: ada, listed: true });
    expect(app.store.audit.latest(1)[0]).toMatchObject({
      ...{ action: 'approved profile', actor_id: root, user_id: ada },
      ...{ object_kind: 'doctor', object_id: ada },
    });
    expect((await own()).checks[LICENSE]).toEqual({ at: '2026-11-21', source: 'Find My Doctor' });
  });

  it('202 while the NPI or a license was never looked up, and nothing is kept', async () => {
    const id = waiting();
    for (const [key, rest] of [
      [NPI, { [LICENSE]: CHECKS[LICENSE] }],
      [LICENSE, { [NPI]: CHECKS[NPI] }],
    ] as const) {
      const refused = await act(`/reviews/${id}/approve`, { checks: rest });
      expect(refused).toMatchObject({ status: 202, field: `checks.${key}` });
      expect(refused.message).toContain(key);
    }
    expect(app.store.profiles.of(ada)?.checks).toEqual({});
    const other = await act(`/reviews/${id}/approve`, {
      checks: { ...CHECKS, 'license NY 1': CHECKS[LICENSE] },
    });
    expect(other).toMatchObject({ status: 202, field: 'checks' });
    expect(
      (await act(`/reviews/${id}/approve`, { checks: { [NPI]: { ...CHECKS[NPI], source: '' } } })).status,
    ).toBe(400);
    expect(shown()).toBeNull();
  });

  it.each([
    ['number', '', 'npi'],
    ['status', null, 'npi'],
    ['status', 'inactive', 'license'],
    ['status', 'missing', 'license'],
    ['expires', null, 'license'],
  ] as const)('202 when the %s that the register has is %j: %s', async (field, value, which) => {
    const key = { npi: NPI, license: LICENSE }[which];
    const check = { ...CHECKS[key], said: { ...SAID[which], [field]: value } };
    const refused = await act(`/reviews/${waiting()}/approve`, { checks: { ...CHECKS, [key]: check } });
    expect(refused).toMatchObject({ status: 202, field: `checks.${key}.said.${field}` });
    expect(shown()).toBeNull();
  });

  it('what was looked up before needs no second look', async () => {
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    await post('setupProfileStep1', { ...IDENTITY, last_name: 'Okafor' }, doctor);
    expect(shown()?.last_name).toBe('Osei');
    expect((await act(`/reviews/${waiting()}/approve`, { checks: {} })).status).toBe(200);
    expect(shown()?.last_name).toBe('Okafor');
  });

  it('mails the truth to who has no plan', async () => {
    app.store.transaction(() => app.store.users.setPlan(ada, 0));
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    expect(mailTo(app.store, EMAIL)).toMatchObject({ kind: 'profile-approved', listed: false });
  });

  it('409 for what the doctor has changed meanwhile, and for what was decided', async () => {
    const seen = waiting();
    await post('change-summary', { summary: 'Words that nobody has seen.' }, doctor);
    expect((await act(`/reviews/${seen}/approve`, { checks: CHECKS })).status).toBe(409);
    expect(shown()).toBeNull();
    const newest = waiting();
    const both = await Promise.all([
      act(`/reviews/${newest}/approve`, { checks: CHECKS }),
      act(`/reviews/${newest}/reject`, { reason: 'No.', sections: ['npi'] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await act('/reviews/999999/approve', { checks: CHECKS })).status).toBe(404);
    expect((await act('/reviews/x/approve', { checks: CHECKS })).status).toBe(404);
  });
});

describe('rejecting', () => {
  it('keeps what is live, and tells the reason and the sections', async () => {
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    await post('setupProfileStep1', { ...IDENTITY, npi: '1558598797' }, doctor);
    const reason = 'The NPI is another person’s.\n\n<b>Please</b> check it.';
    const rejected = await act(`/reviews/${waiting()}/reject`, { reason, sections: ['npi', 'name'] });
    expect(rejected.status).toBe(200);
    expect(shown()?.npi).toBe(IDENTITY.npi);
    expect(await own()).toMatchObject({ waiting: null, rejection: { reason, sections: ['npi', 'name'] } });
    expect(mailTo(app.store, EMAIL)).toEqual({ kind: 'profile-rejected', reason, sections: ['npi', 'name'] });

    const mail = app.store.outbox.latest(1)[0];
    const { text, html } = composeMail(mail, { name: 'Test Directory', url: 'https://example.com' });
    expect(text).toContain('It concerns: NPI and Name.');
    expect(text).toContain('The NPI is another person’s.');
    expect(html).toContain('&lt;b>Please&lt;/b> check it.');
  });

  it.each([
    { reason: '', sections: ['npi'] },
    { reason: 'No.', sections: [] },
    { reason: 'No.', sections: ['plan'] },
  ])('400 for %j', async (payload) =>
    expect((await act(`/reviews/${waiting()}/reject`, payload)).status).toBe(400),
  );
});

describe('handing in again', () => {
  it('shows what was decided before, why, and what was changed since', async () => {
    const first = waiting();
    const reason = 'Please write the name as on the license.';
    await act(`/reviews/${first}/reject`, { reason, sections: ['name'] });
    minutes += 60;
    await post('setupProfileStep1', { ...IDENTITY, last_name: 'Okafor' }, doctor);
    await post('profile-submit', {}, doctor);
    const second = waiting();
    const rejected = { id: first, status: 'rejected', by: 'Ada Osei', reason, sections: ['name'] };
    const again = await read(second);
    expect(again.decisions).toEqual([expect.objectContaining(rejected)]);
    expect(again.rejected).toMatchObject({
      ...{ id: first, changes: ['last_name'] },
      content: { last_name: IDENTITY.last_name },
    });
    expect((await read(first)).rejected).toBeNull();

    await act(`/reviews/${second}/approve`, { checks: CHECKS });
    await post('setupProfileStep1', { ...IDENTITY, npi: '1558598797' }, doctor);
    const change = await read(waiting());
    expect(change.decisions.map(({ id, status }) => [id, status])).toEqual([
      [second, 'approved'],
      [first, 'rejected'],
    ]);
    expect(change.rejected).toBeNull();
  });
});

describe('taking a decision back', () => {
  const SECOND = 1 / 60;
  const mails = () => app.store.outbox.to(EMAIL, 100).map(({ kind }) => kind);
  const decisions = {
    approve: { checks: CHECKS },
    reject: { reason: 'No.', sections: ['npi'] },
  };

  it.each(Object.entries(decisions))('puts everything back: %s', async (action, payload) => {
    const id = waiting();
    const before = [app.store.profiles.of(ada), app.store.profiles.version(id), mails()];
    await act(`/reviews/${id}/${action}`, payload);
    expect(app.store.outbox.nextDue()).toBeNull();
    minutes += 10 * SECOND;
    expect((await act(`/reviews/${id}/take-back`)).status).toBe(200);
    expect([app.store.profiles.of(ada), app.store.profiles.version(id), mails()]).toEqual(before);
    expect(shown()).toBeNull();
    expect(app.store.audit.latest(1)[0]).toMatchObject({
      ...{ action: 'took back', actor_id: root, user_id: ada },
      note: { approve: 'approved profile', reject: 'rejected profile' }[action],
    });
    expect((await act(`/reviews/${id}/take-back`)).status).toBe(409);
    expect((await act(`/reviews/${id}/${action}`, payload)).status).toBe(200);
  });

  it('shows again what was live before a change', async () => {
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    await post('setupProfileStep1', { ...IDENTITY, last_name: 'Okafor' }, doctor);
    const id = waiting();
    await act(`/reviews/${id}/approve`, { checks: {} });
    expect(shown()?.last_name).toBe('Okafor');
    await act(`/reviews/${id}/take-back`);
    expect(shown()?.last_name).toBe('Osei');
    expect(waiting()).toBe(id);
  });

  it('the mail goes out when nobody takes it back', async () => {
    const id = waiting();
    await act(`/reviews/${id}/approve`, { checks: CHECKS });
    minutes += 13 * SECOND;
    expect((await act(`/reviews/${id}/take-back`)).status).toBe(409);
    expect(app.store.outbox.nextDue()).toBeNull();
    minutes += SECOND;
    expect(app.store.outbox.nextDue()?.kind).toBe('profile-approved');
    expect(shown()).not.toBeNull();
  });

  it.each([
    ['somebody else decided', async () => sessionOf(post, await other()), () => undefined],
    [
      'the doctor has changed it since',
      () => Promise.resolve(admin),
      () => post('change-summary', { summary: 'Words that nobody has seen.' }, doctor),
    ],
  ])('409 when %s, and nothing is lost', async (_, whose, meanwhile) => {
    const id = waiting();
    await act(`/reviews/${id}/approve`, { checks: CHECKS });
    const token = await whose();
    await meanwhile();
    const live = shown();
    expect((await act(`/reviews/${id}/take-back`, {}, token)).status).toBe(409);
    expect(shown()).toEqual(live);
    expect(mails()).toContain('profile-approved');
  });

  it.each<[string, () => unknown, string[]]>([
    ['nothing', () => undefined, ['Your profile is live']],
    [
      'its suspension',
      () => act(`/profiles/${ada}/suspend`, { reason: 'The license has ended.' }),
      ['Your profile is suspended'],
    ],
    [
      'the suspension of the account',
      () => act(`/users/${ada}/suspend`, { reason: 'A test' }),
      ['Your account is suspended'],
    ],
    [
      'the end of the plan',
      () => app.store.transaction(() => app.store.payments.endGrants(ada)),
      ['Your profile is approved'],
    ],
  ])('the mail of an approval tells what is so after %s', async (_, meanwhile, told) => {
    sentTo(app.store, EMAIL);
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    minutes += 2 * SECOND;
    await meanwhile();
    minutes += 12 * SECOND;
    expect(sentTo(app.store, EMAIL)).toEqual(told);
    expect(app.store.outbox.nextDue()).toBeNull();
  });

  const approved = () => app.store.outbox.to(EMAIL, 99).find(({ kind }) => kind === 'profile-approved');

  it.each([
    ['profiles', 'Your profile is no longer suspended'],
    ['users', 'Your account is no longer suspended'],
  ])('an approval is told when the suspension ends that it came into: %s', async (of, ended) => {
    sentTo(app.store, EMAIL);
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    await act(`/${of}/${ada}/suspend`, { reason: 'The license has ended.' });
    minutes += 3 * 24 * 60;
    sentTo(app.store, EMAIL);
    // What was written so long ago would be given up.
    expect(approved()?.created_at).toBe(now().toISOString());
    admin = await sessionOf(post, 'root@example.com');
    await act(`/${of}/${ada}/unsuspend`);
    minutes += 10;
    expect(sentTo(app.store, EMAIL)).toEqual([ended, 'Your profile is live']);
  });

  async function other() {
    await addUser(app.store, { email: 'other@example.com', manage_role: 'admin' });
    return 'other@example.com';
  }
});

it('says how long half of the last reviews took, when there were enough', async () => {
  const told = async () => (await app.get('/api/plans')).json<{ review_hours: number | null }>().review_hours;
  const hours = [1, 2, 3, 4, 5, 60, 70, 80, 90, 100];
  for (const [at, waits] of hours.entries()) {
    expect(await told()).toBeNull();
    if (at > 0) await post('setupProfileStep1', { ...IDENTITY, last_name: `Osei${'x'.repeat(at)}` }, doctor);
    if (at > 0) await post('profile-submit', {}, doctor);
    minutes += waits * 60;
    doctor = await sessionOf(post, EMAIL);
    admin = await sessionOf(post, 'root@example.com');
    // Pages are made anew when what visitors see changes.
    const [name, payload] =
      at < hours.length - 1
        ? ['reject', { reason: 'No.', sections: ['name'] }]
        : ['approve', { checks: CHECKS }];
    expect((await act(`/reviews/${waiting()}/${name}`, payload)).status).toBe(200);
  }
  expect(await told()).toBeCloseTo(60, 3);
});

describe('suspending a profile', () => {
  it('takes it away and gives it back', async () => {
    await act(`/reviews/${waiting()}/approve`, { checks: CHECKS });
    expect((await act(`/profiles/${ada}/suspend`, { reason: 'The license was withdrawn.' })).status).toBe(
      200,
    );
    expect(shown()).toBeNull();
    expect(await own()).toMatchObject({
      ...{ review_status: 'suspended', is_public: false, hidden_because: 'suspended' },
      suspended_because: 'The license was withdrawn.',
    });
    expect((await act(`/profiles/${ada}/suspend`, { reason: 'Again.' })).status).toBe(409);
    expect((await act(`/profiles/${ada}/unsuspend`)).status).toBe(200);
    expect((await act(`/profiles/${ada}/unsuspend`)).status).toBe(409);
    expect(shown()).not.toBeNull();
    expect((await act(`/profiles/${root}/suspend`, { reason: 'x' })).status).toBe(404);
    expect((await act(`/profiles/${ada}/suspend`, { reason: ' ' })).status).toBe(400);
    const told = app.store.audit.of(ada).map(({ action }) => action);
    expect(told.slice(-2)).toEqual(['suspended profile', 'unsuspended profile']);
    expect(app.store.outbox.latest(2).map(({ kind, data }) => [kind, data])).toEqual([
      ['profile-unsuspended', '{}'],
      ['profile-suspended', expect.stringContaining('The license was withdrawn.')],
    ]);
  });
});

it('is for administrators alone', async () => {
  const id = waiting();
  const before = [app.store.profiles.of(ada), app.store.profiles.version(id)];
  for (const [token, status] of [
    ['a.b.c', 401],
    [doctor, 403],
  ] as const) {
    for (const path of ['/reviews', `/reviews/${id}`])
      expect((await app.get(`/api/admin${path}`, { token })).status).toBe(status);
    for (const [path, payload] of [
      [`/reviews/${id}/approve`, { checks: CHECKS }],
      [`/reviews/${id}/reject`, { reason: 'No.', sections: ['npi'] }],
      [`/profiles/${ada}/suspend`, { reason: 'No.' }],
      [`/profiles/${ada}/unsuspend`, {}],
    ] as const)
      expect((await act(path, payload, token)).status).toBe(status);
  }
  expect([app.store.profiles.of(ada), app.store.profiles.version(id)]).toEqual(before);
});
