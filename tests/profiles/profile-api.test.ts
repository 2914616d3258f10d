import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE, SECTIONS } from '../helpers/profile-forms.ts';
import { memoryStore } from '../helpers/stores.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const ADMIN = 9000;

let app: TestApp;
let post: Post;
let token: string;
let id: number;
let minutes: number;
const now = () => new Date(START + minutes * 60_000);

beforeEach(async () => {
  minutes = 0;
  app = await startApp(memoryStore(now), { now });
  post = poster(app.url);
  id = await addUser(app.store, { email: 'ada@example.com', plan: 1 });
  token = await sessionOf(post, 'ada@example.com');
});

const call = (name: string, payload: unknown = {}) => post(name, payload, token);
const own = async () => (await app.get('/api/user/profile', { token })).json<OwnProfile>();
const userOf = (body: Record<string, unknown>) => body.user as User;
const shown = () => app.store.listings.profile(id);

async function setUp(): Promise<void> {
  expect((await call('setupProfileStep1', IDENTITY)).status).toBe(200);
  expect((await call('setupProfileStep2', PRACTICE)).status).toBe(200);
}
async function goLive(): Promise<void> {
  await setUp();
  expect((await call('profile-submit')).status).toBe(200);
  approve();
}
function approve(): void {
  const version = app.store.profiles.waiting(id) ?? expect.fail('nothing waits');
  app.store.transaction(() => app.store.profiles.approve(version, ADMIN));
}

describe('a license', () => {
  it('holds all of its last day, which is not over at the practice when another one has begun in UTC', async () => {
    const last = { ...IDENTITY, licenses: [{ state: 'MA', number: '223344', expires: '2026-11-21' }] };
    for (const [hours, status] of [
      [14, 200],
      [23, 202],
    ]) {
      minutes = hours * 60;
      token = await sessionOf(post, 'ada@example.com');
      expect([hours, (await call('setupProfileStep1', last)).status]).toEqual([hours, status]);
    }
  });
});

describe('submitting', () => {
  it('409 with what is there, for what another device has saved since it was read', async () => {
    await setUp();
    const { content: over } = await own();
    await call('setupProfileStep2', { ...PRACTICE, summary: 'From the other device.' });
    const late = await call('profile-submit', { over });
    expect([late.status, late.body.record]).toEqual([409, (await own()).content]);
    expect(app.store.profiles.waiting(id)).toBeNull();
    const { content: seen } = await own();
    expect((await call('profile-submit', { over: seen })).status).toBe(200);
    // The answer may have been lost.
    expect((await call('profile-submit', { over: seen })).status).toBe(200);
  });
});

describe('withdrawing what waits', () => {
  it('of a public profile: the credentials are the approved ones again, everything else stays', async () => {
    await goLive();
    await call('setupProfileStep1', {
      ...IDENTITY,
      last_name: 'Okafor',
      website: 'https://new.example.com/',
    });
    const withdrawn = await call('profile-withdraw');
    expect([withdrawn.status, userOf(withdrawn.body).profile?.last_name]).toEqual([200, 'Osei']);
    expect(await own()).toMatchObject({
      ...{ is_public: true, waiting: null, rejection: null },
      content: { last_name: 'Osei', website: 'https://new.example.com/' },
    });
    expect(app.store.audit.of(id).at(-1)?.action).toBe('withdrew profile');
    expect((await call('profile-withdraw')).status).toBe(202);
  });

  it('of one that was never approved: it is not handed in any more, and can be again', async () => {
    await setUp();
    await call('profile-submit');
    const withdrawn = await call('profile-withdraw');
    expect(userOf(withdrawn.body)).toMatchObject({ submit_at: null, review_status: 'draft' });
    expect(await own()).toMatchObject({ waiting: null, hidden_because: 'not submitted' });
    expect((await call('profile-submit')).status).toBe(200);
    expect((await own()).waiting).not.toBeNull();
  });
});

describe('setting up a profile', () => {
  it('step 1, step 2, submit, approve: public', async () => {
    const first = await call('setupProfileStep1', { ...IDENTITY, phone: '617 555 0143 x4021' });
    expect(first.body.message).toBe('Successfully Saved!');
    expect(userOf(first.body)).toMatchObject({ submit_at: null, review_status: 'draft' });
    expect(userOf(first.body).profile).toMatchObject({
      phone: '(617) 555-0143 ext. 4021',
      npi: IDENTITY.npi,
    });

    const second = await call('setupProfileStep2', PRACTICE);
    expect(userOf(second.body).profile).toMatchObject({ ...PRACTICE, accepting_confirmed_at: '2026-11-21' });
    expect(await own()).toMatchObject({ is_public: false, hidden_because: 'not submitted', waiting: null });

    const submitted = await call('profile-submit');
    expect(userOf(submitted.body)).toMatchObject({
      submit_at: now().toISOString(),
      review_status: 'waiting',
    });
    expect(shown()).toBeNull();
    expect(await own()).toMatchObject({
      hidden_because: 'not approved',
      live: null,
      waiting: { since: now().toISOString() },
    });

    approve();
    expect(shown()).toMatchObject({ last_name: 'Osei', phone: '(617) 555-0143 ext. 4021' });
    expect(await own()).toMatchObject({
      is_public: true,
      hidden_because: null,
      waiting: null,
      live: { since: now().toISOString() },
    });
    expect((await app.get(`/api/doctors/${id}`)).status).toBe(200);
    expect((await app.get(`/viewdoctorprofile/${id}`)).text).toContain('tel:+16175550143;ext=4021');
  });

  it('is submitted by a call without body and content type (SPEC §7)', async () => {
    await setUp();
    const { status, json } = await app.send('POST', '/api/user/profile-submit', { token });
    expect(status).toBe(200);
    expect(json<{ user: User }>().user.submit_at).toBe(now().toISOString());
  });

  it('takes a title alone, and leaves the website (SPEC §7)', async () => {
    await setUp();
    const { status, body } = await call('change-title-website', { title: 'Psychiatrist for grown-ups' });
    expect(status).toBe(200);
    expect(userOf(body).profile).toMatchObject({
      title: 'Psychiatrist for grown-ups',
      website: IDENTITY.website,
    });
    expect((await call('change-title-website', { website: null })).status).toBe(400);
  });

  it('201 while a step is missing', async () => {
    const missing = async (name: string, payload?: unknown) => {
      const { status, body } = await call(name, payload);
      return [status, body.message];
    };
    const step1 = [201, expect.stringContaining('step 1')];
    expect(await missing('setupProfileStep2', PRACTICE)).toEqual(step1);
    expect(await missing('profile-submit')).toEqual(step1);
    for (const [name, payload] of Object.entries(SECTIONS))
      expect(await missing(name, payload)).toEqual(step1);
    await call('setupProfileStep1', IDENTITY);
    const step2 = [201, expect.stringContaining('step 2')];
    expect(await missing('profile-submit')).toEqual(step2);
    expect(await missing('change-summary', SECTIONS['change-summary'])).toEqual(step2);
  });

  it('step 1 renames the account; visitors read the new name once it is approved', async () => {
    await goLive();
    const { body } = await call('setupProfileStep1', { ...IDENTITY, last_name: 'Okafor' });
    expect(userOf(body).last_name).toBe('Okafor');
    expect(app.store.users.get(id).last_name).toBe('Okafor');
    expect(shown()?.last_name).toBe('Osei');
    expect((await own()).waiting?.changes).toEqual(['last_name']);
    approve();
    expect(shown()?.last_name).toBe('Okafor');
  });

  it('submitting again keeps the place in the queue, and nothing is submitted with a license that has expired', async () => {
    await setUp();
    await call('profile-submit');
    const waiting = app.store.profiles.waiting(id);
    minutes = 30;
    expect((await call('profile-submit')).status).toBe(200);
    expect(app.store.profiles.waiting(id)).toEqual(waiting);
    minutes = 3 * 366 * 24 * 60;
    token = await sessionOf(post, 'ada@example.com');
    const { status, body } = await call('profile-submit');
    expect([status, body.field]).toEqual([202, 'licenses.0.expires']);
  });
});

describe('changing a profile that waits', () => {
  it('keeps the place in the queue, for a first review and for a new license', async () => {
    await setUp();
    await call('profile-submit');
    const first = (await own()).waiting?.since;
    minutes = 30;
    await call('change-contact-info', SECTIONS['change-contact-info']);
    expect((await own()).waiting?.since).toBe(first);
    approve();
    minutes = 60;
    await call('setupProfileStep1', {
      ...IDENTITY,
      licenses: [{ state: 'NH', number: 'A-77', expires: '2029-01-01' }],
    });
    const second = (await own()).waiting?.since;
    expect(second).not.toBe(first);
    minutes = 90;
    await call('confirm-availability', { accepting: false });
    expect(shown()?.accepting).toBe('no');
    expect((await own()).waiting?.since).toBe(second);
  });
});

describe('changing a profile that is public', () => {
  it('shows what needs no review at once', async () => {
    await goLive();
    for (const [name, payload] of Object.entries(SECTIONS)) {
      const { status, body } = await call(name, payload);
      expect([name, status, body.message]).toEqual([name, 200, 'Successfully Saved!']);
    }
    expect(shown()).toMatchObject({
      practice_name: 'Elm Psychiatry',
      city: 'Boston',
      phone: '(617) 555-0144 ext. 12',
      email: null,
      website: null,
      summary: 'New words.',
      education: [],
      working_time: SECTIONS['change-workingtime'].working_time,
      accepting: 'no',
    });
    expect((await own()).waiting).toBeNull();
  });

  it('keeps the old license until the new one is approved', async () => {
    await goLive();
    const licenses = [{ state: 'NH', number: 'A-77', expires: '2029-01-01' }];
    await call('setupProfileStep1', { ...IDENTITY, licenses });
    await call('change-summary', { summary: 'While it waits.' });
    expect(shown()).toMatchObject({ licenses: IDENTITY.licenses, summary: 'While it waits.' });
    expect((await own()).content?.telehealth_states).toEqual([]);
    expect((await own()).waiting?.changes).toEqual(['licenses']);
    approve();
    expect(shown()).toMatchObject({ licenses, telehealth: false, telehealth_states: [] });
  });

  it.each([
    ['the first', { ...PRACTICE, video_only: true }, { video_only: true }],
    ['the second', withOther({ video_only: true }), { other_practices: [{ video_only: true }] }],
  ])(
    '%s office, where nobody is seen, stays so when the last license with video goes',
    async (_, form, offices) => {
      await setUp();
      await call('setupProfileStep2', form);
      await call('profile-submit');
      approve();
      const licenses = [{ state: 'NH', number: 'A-77', expires: '2029-01-01' }];
      await call('setupProfileStep1', { ...IDENTITY, licenses });
      approve();
      expect(shown()).toMatchObject({ ...offices, licenses, telehealth: true, telehealth_states: [] });
      expect(await call('profile-submit')).toMatchObject({
        status: 202,
        body: { field: 'telehealth_states' },
      });
    },
  );

  it('a title waits, links do not', async () => {
    await goLive();
    await call('change-title-website', {
      title: 'Psychiatrist',
      website: 'example.com/new',
      booking: 'example.com/book',
    });
    expect(shown()).toMatchObject({
      title: IDENTITY.title,
      website: 'https://example.com/new',
      booking: 'https://example.com/book',
    });
    expect((await own()).waiting?.changes).toEqual(['title']);
  });

  it('409 with what is there, for a section that was begun on something else', async () => {
    await goLive();
    const { summary } = PRACTICE;
    const over = { summary };
    expect((await call('change-summary', { summary: 'From the first tab.', over })).status).toBe(200);
    const second = await call('change-summary', { summary: 'From the second.', over });
    expect([second.status, second.body.record]).toEqual([409, { summary: 'From the first tab.' }]);
    expect((await own()).content?.summary).toBe('From the first tab.');
    // The same once more, as after an answer that was lost; and what begins with another part of the profile.
    expect((await call('change-summary', { summary: 'From the first tab.', over })).status).toBe(200);
    const { title, website } = IDENTITY;
    const titles = { title, website, over: { title, website } };
    expect((await call('change-title-website', titles)).status).toBe(200);
    const seen = { summary: 'From the first tab.' };
    expect((await call('change-summary', { summary: 'From the second.', over: seen })).status).toBe(200);
  });

  it('confirming dates the badge', async () => {
    await goLive();
    minutes = 100 * 24 * 60;
    token = await sessionOf(post, 'ada@example.com');
    await call('confirm-availability', { accepting: true });
    const { accepting, accepting_confirmed_at } = shown() ?? {};
    expect([accepting, accepting_confirmed_at]).toEqual(['yes', '2027-03-01']);
    expect(app.store.audit.latest(1)[0]).toMatchObject({ action: 'confirmed availability', user_id: id });
  });

  it('what is said in the evening is said on the day that it is there', async () => {
    await goLive();
    // 2026-11-22 in Greenwich, where it is past midnight.
    minutes = 15 * 60;
    token = await sessionOf(post, 'ada@example.com');
    const earliest_visit = 'two-weeks';
    await call('confirm-availability', { accepting: true, earliest_visit });
    expect(shown()?.accepting_confirmed_at).toBe('2026-11-21');
    expect(shown()?.earliest_visit?.said_on).toBe('2026-11-21');
  });

  it('tells a refusal with its reason and sections', async () => {
    await goLive();
    await call('setupProfileStep1', { ...IDENTITY, npi: '1558598797' });
    const version = app.store.profiles.waiting(id) ?? expect.fail('nothing waits');
    app.store.transaction(() => app.store.profiles.reject(version, ADMIN, 'Not in the registry.', ['npi']));
    expect(await own()).toMatchObject({
      is_public: true,
      waiting: null,
      rejection: { at: now().toISOString(), reason: 'Not in the registry.', sections: ['npi'] },
    });
  });

  it('leaves old versions behind, but not without end', async () => {
    await setUp();
    await call('profile-submit');
    for (let i = 0; i < 40; i++) await call('change-summary', { summary: `Words ${i}.` });
    expect(app.store.profiles.versions(id).length).toBeLessThan(25);
  });
});

describe('values that are refused', () => {
  it.each([
    ['setupProfileStep1', { ...IDENTITY, npi: '1234567890' }, 'npi', /ten digits/],
    ['setupProfileStep1', { ...IDENTITY, licenses: [] }, 'licenses', /at least one license/],
    ['setupProfileStep1', { ...IDENTITY, zip: '10001' }, 'zip', /10001 is in New York, not in Massachusetts/],
    ['setupProfileStep1', { ...IDENTITY, zip: '00000' }, 'zip', /no ZIP code 00000/],
    ['setupProfileStep2', withOther({ zip: '10001' }), 'other_practices.0.zip', /10001 is in New York/],
    ['setupProfileStep2', withOther({ street: ' ' }), 'other_practices.0.street', /street and number/],
    ['setupProfileStep2', withOther({}, 5), 'other_practices', /at most 5 practices/],
    ['setupProfileStep1', { ...IDENTITY, phone: '(416) 555-0143' }, 'phone', /area code/],
    ['setupProfileStep1', { ...IDENTITY, phone: '(999) 555-0143' }, 'phone', /area code/],
    ['setupProfileStep1', { ...IDENTITY, website: 'ftp://example.com' }, 'website', /https/],
    [
      'setupProfileStep2',
      { ...PRACTICE, telehealth_states: ['MA', 'NY'] },
      'telehealth_states',
      /none of NY/,
    ],
    ['setupProfileStep2', { ...PRACTICE, summary: 'x'.repeat(6001) }, 'summary', /6,000/],
    ['change-contact-info', { ...SECTIONS['change-contact-info'], zip: '03060' }, 'zip', /New Hampshire/],
  ])('202 for %s %#: the field and what would be right', async (name, payload, field, says) => {
    await setUp();
    const before = app.store.profiles.of(id);
    const { status, body } = await call(name, payload);
    expect([status, body.field]).toEqual([202, field]);
    expect(body.message).toMatch(says);
    expect(app.store.profiles.of(id)).toEqual(before);
  });

  it.each(['AS', 'GU', 'MP', 'PR', 'VI'])('a telephone of %s is one of ours', async (state) => {
    const area = { AS: '684', GU: '671', MP: '670', PR: '787', VI: '340' }[state];
    const { status } = await call('setupProfileStep1', { ...IDENTITY, phone: `${area} 555 0143` });
    expect(status).toBe(200);
  });

  it('400 for what no form sends', async () => {
    await setUp();
    for (const payload of [[], 'x', { summary: 1 }, {}, { summary: 'x', extra: 1 }])
      expect((await call('change-summary', payload)).status, JSON.stringify(payload)).toBe(400);
  });

  it('no call sets what is outside of the contract', async () => {
    await goLive();
    const before = [app.store.users.get(id), app.store.profiles.of(id)];
    const forms = {
      setupProfileStep1: IDENTITY,
      setupProfileStep2: PRACTICE,
      'profile-submit': {},
      'save-draft': { revision: 0, content: {} },
      ...SECTIONS,
    };
    const outside = {
      ...{ plan: 2, submit_at: null, manage_role: 'admin', review_status: 'approved', verified: true, id: 1 },
      ...{
        user_id: 1,
        email_verified: true,
        checks: {},
        live_version: 1,
        approved_at: '2020-01-01',
        avatar: 'x',
      },
      ...{ accepting_confirmed_at: '2030-01-01', suspended_at: null, password_hash: 'x', content: 1 },
    };
    for (const [name, form] of Object.entries(forms))
      for (const [key, value] of Object.entries(outside))
        if (!(key in form)) {
          const { status, body } = await call(name, { ...form, [key]: value });
          expect([name, key, status]).toEqual([name, key, 400]);
          expect(body.fields).toHaveProperty([key]);
        }
    expect([app.store.users.get(id), app.store.profiles.of(id)]).toEqual(before);
  });
});

describe('drafts', () => {
  const keep = async (revision: number, content: unknown) => {
    const { status, body } = await call('save-draft', { revision, content });
    return { status, ...body } as { status: number; revision?: number; draft?: OwnProfile['draft'] };
  };

  it('two devices: the second is told what the first has kept', async () => {
    const first = await keep(0, { summary: 'From the desk' });
    expect(first).toMatchObject({ status: 200, revision: 1 });
    expect((await own()).draft).toMatchObject({ content: { summary: 'From the desk' }, revision: 1 });
    expect(await keep(0, { summary: 'From the phone' })).toMatchObject({
      status: 409,
      draft: { content: { summary: 'From the desk' }, revision: 1 },
    });
    expect(await keep(1, { summary: 'From the phone' })).toMatchObject({ status: 200, revision: 2 });
    expect(await keep(1, { summary: 'Late' })).toMatchObject({ status: 409, draft: { revision: 2 } });
  });

  it('a step that is saved ends the draft, and a device that types on is told so', async () => {
    const { revision = 0 } = await keep(0, { summary: 'x' });
    await call('setupProfileStep1', IDENTITY);
    expect((await own()).draft).toBeNull();
    expect(await keep(revision, { summary: 'Typed on' })).toMatchObject({ status: 409, draft: null });
    const again = await keep(0, { summary: 'Typed on' });
    expect(again.status).toBe(200);
    expect(again.revision).toBeGreaterThan(revision);
  });

  it('a step is saved over the draft that it names, and leaves what it says of it', async () => {
    const { revision = 0 } = await keep(0, { identity: 'x', practice: 'y' });
    const draft = { revision, content: { practice: 'y' } };
    expect((await call('setupProfileStep1', { ...IDENTITY, draft: { ...draft, revision: 0 } })).status).toBe(
      409,
    );
    expect((await own()).content).toBeNull();
    const { body } = await call('setupProfileStep1', { ...IDENTITY, draft });
    expect((await own()).draft).toMatchObject({ content: { practice: 'y' }, revision: body.draft });
  });

  it('a step writes over nothing that another device has saved', async () => {
    await setUp();
    const over = { title: IDENTITY.title };
    const other = { ...IDENTITY, title: 'Another title' };
    expect((await call('setupProfileStep1', { ...other, over })).status).toBe(200);
    const { status, body } = await call('setupProfileStep1', { ...IDENTITY, title: 'A third one', over });
    expect([status, body.record]).toEqual([409, { title: 'Another title' }]);
  });

  it('a section that is saved leaves it; null forgets it', async () => {
    await setUp();
    const { revision = 0 } = await keep(0, { summary: 'x' });
    await call('confirm-availability', { accepting: true });
    expect((await own()).draft?.revision).toBe(revision);
    expect((await keep(revision + 1, null)).status).toBe(409);
    expect(await keep(revision, null)).toMatchObject({ status: 200, revision: 0 });
    expect((await own()).draft).toBeNull();
  });

  it('is refused when it is too long', async () => {
    expect((await keep(0, { summary: 'x'.repeat(60_000) })).status).toBe(400);
  });
});

describe('a budget for each doctor', () => {
  it('429 for the 121st save of an hour; a form keeps itself much longer', async () => {
    await setUp();
    for (let i = 0; i < 118; i++)
      expect((await call('change-summary', { summary: `Words ${i}` })).status).toBe(200);
    const refused = await call('change-summary', { summary: 'One more' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    expect((await call('save-draft', { revision: 0, content: {} })).status).toBe(200);

    await addUser(app.store, { email: 'ben@example.com', plan: 1 });
    const other = await sessionOf(post, 'ben@example.com');
    expect((await post('setupProfileStep1', IDENTITY, other)).status).toBe(200);
    minutes = 61;
    expect((await call('change-summary', { summary: 'One more' })).status).toBe(200);
  });
});

it('tells the trail what was saved and submitted', async () => {
  await setUp();
  await call('profile-submit');
  const told = app.store.audit.of(id).map(({ action, actor_id }) => [action, actor_id]);
  expect(told).toEqual([
    ['signed in', id],
    ['saved profile', id],
    ['saved profile', id],
    ['submitted profile', id],
  ]);
});

it('the own profile is kept nowhere, and is there without a plan', async () => {
  await goLive();
  app.store.transaction(() => app.store.users.setPlan(id, 0));
  const { status, headers, json } = await app.get('/api/user/profile', { token });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(json<OwnProfile>()).toMatchObject({
    is_public: false,
    hidden_because: 'no plan',
    review_status: 'approved',
  });
});

/** Step 2 with so many other practices, all of them with what is given. */
function withOther(wrong: object, count = 1) {
  const { practice_name, street, city, state, zip, phone } = IDENTITY;
  const other = { practice_name, street, city, state, zip, phone, working_time: [], ...wrong };
  return { ...PRACTICE, other_practices: Array.from({ length: count }, () => other) };
}
