import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { RegistryEntry } from '#contract/schemas/answers/registry.ts';
import type { Review, ReviewRow } from '#contract/reviews.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { haveRead, registryEntry, registryExclusion } from '../helpers/registry.ts';

const NPI = `npi ${IDENTITY.npi}`;
const LICENSE = 'license MA 223344';
const said = { number: '1', status: 'active', expires: '2028-06-30', address: '' };
const CHECKS = { [NPI]: { source: 'NPPES', said }, [LICENSE]: { source: 'The board', said } };
const REJECTION = { reason: 'No.', sections: ['npi'] };

let app: TestApp;
let post: Post;
let admin: string;
let ada: number;

beforeEach(async () => {
  app = await startApp();
  post = poster(app.url);
  await addUser(app.store, { email: 'root@example.com', manage_role: 'admin' });
  admin = await sessionOf(post, 'root@example.com');
  ada = await addUser(app.store, { email: 'ada@example.com', plan: 1 });
  const doctor = await sessionOf(post, 'ada@example.com');
  await post('setupProfileStep1', IDENTITY, doctor);
  await post('setupProfileStep2', PRACTICE, doctor);
  await post('profile-submit', {}, doctor);
});

const waiting = () => app.store.profiles.waiting(ada)?.id ?? expect.fail('nothing waits');
const read = async (id = waiting()) =>
  (await app.get(`${ADMIN_API.all}/reviews/${id}`, { token: admin })).json<Review>();
const rows = async () => (await app.get(`${ADMIN_API.all}/reviews`, { token: admin })).json<ReviewRow[]>();

async function act(id: number, action: string, payload: unknown = {}) {
  const { status, json } = await app.post(`${ADMIN_API.all}/reviews/${id}/${action}`, payload, {
    token: admin,
  });
  return { ...json<{ message?: string; field?: string }>(), status };
}

function register(entry: Partial<RegistryEntry> = {}) {
  haveRead(app.store, { entries: [registryEntry({ npi: IDENTITY.npi, ...entry })] });
}
const exclude = () =>
  haveRead(app.store, { kind: 'leie', exclusions: [registryExclusion({ npi: IDENTITY.npi })] });

describe('what the registers say', () => {
  it('stands beside each credential, and of name, degree, address and telephone', async () => {
    register({ licenses: [{ state: 'MA', number: '999', taxonomy: '' }] });
    const { comparisons, credentials } = await read();
    expect(comparisons.map(({ about, result }) => [about, result])).toEqual([
      [NPI, 'same'],
      ['name', 'same'],
      ['degree', 'same'],
      [LICENSE, 'differs'],
      ['address', expect.any(String)],
      ['phone', expect.any(String)],
      ['exclusion', 'unknown'],
    ]);
    expect(credentials.map(({ comparison }) => comparison?.result ?? null)).toEqual([
      'same',
      'differs',
      null,
    ]);
    expect(credentials[1].comparison).toMatchObject({
      ...{ ours: 'MA 223344', theirs: 'MA 999' },
      file: { kind: 'nppes-full', dated: '2026-11-08' },
    });
  });

  it.each<[string, Partial<RegistryEntry> | null, ReviewRow['against']]>([
    ['nothing', null, []],
    ['an old license', { licenses: [{ state: 'MA', number: '999', taxonomy: '' }] }, []],
    ['another name', { last_name: 'OKAFOR' }, ['differs']],
    ['an organization', { entity: 'organization' }, ['differs']],
    ['an end', { status: 'deactivated', last_name: '' }, ['deactivated']],
    ['another NPI', { status: 'replaced', last_name: 'OKAFOR' }, ['replaced', 'differs']],
  ])('the list says what speaks against one: %s', async (_, entry, against) => {
    if (entry) register(entry);
    expect((await rows()).map((row) => row.against)).toEqual([against]);
  });
});

describe('a decision', () => {
  it('is not made by what the registers said before: what they say now would count as known', async () => {
    register();
    const id = waiting();
    const { against } = await read(id);
    register({ status: 'deactivated' });
    expect(await act(id, 'approve', { checks: CHECKS, against })).toMatchObject({
      status: 409,
      message: expect.stringContaining('registers') as string,
    });
    expect((await read(id)).status).toBe('waiting');
    const now = (await read(id)).against;
    expect((await act(id, 'approve', { checks: CHECKS, against: now })).status).toBe(200);
  });

  it.each([
    ['approve', { checks: CHECKS }],
    ['reject', REJECTION],
  ])('keeps what was known, until it is taken back: %s', async (action, payload) => {
    register();
    const id = waiting();
    const known = (await read(id)).comparisons;
    expect((await act(id, action, payload)).status).toBe(200);
    register({ status: 'deactivated' });
    const decided = await read(id);
    expect(decided.comparisons).toEqual(known);
    expect(decided.decisions[0].comparisons).toEqual(known);

    expect((await act(id, 'take-back')).status).toBe(200);
    const again = await read(id);
    expect(again.comparisons[0].result).toBe('deactivated');
    expect(again.decisions).toEqual([]);
    expect(app.store.profiles.version(id)?.registry).toEqual([]);
  });

  it.each([
    ['approve', { checks: CHECKS }],
    ['reject', REJECTION],
  ])('that is taken back leaves alone what somebody has settled since: %s', async (action, payload) => {
    const { findings } = app.store.registry;
    const said = { about: 'degree', result: 'differs', ours: 'MD', theirs: 'DO' } as const;
    const own = findings.add({ ...said, user_id: ada, file_id: null, took_off: false });
    const id = waiting();
    await act(id, action, payload);
    const settling = `${ADMIN_API.all}/registry-findings/${own}/settle`;
    const note = 'Both are right.';
    expect((await app.post(settling, { note }, { token: admin })).status).toBe(200);
    expect((await act(id, 'take-back')).status).toBe(200);
    expect(findings.of(ada)).toMatchObject([{ note }]);
  });

  it('that settles what was known has it looked into again when it is taken back', async () => {
    register({ last_name: 'OKAFOR' });
    const { findings } = app.store.registry;
    const known = (await read()).comparisons.find(({ result }) => result === 'differs');
    if (!known) throw new Error('The register says nothing else');
    const { file, ...found } = known;
    findings.add({ ...found, user_id: ada, file_id: file?.id ?? null, took_off: false });
    const id = waiting();
    await act(id, 'approve', { checks: CHECKS });
    expect(findings.of(ada)).toMatchObject([{ note: 'Known when the profile was approved.' }]);
    await act(id, 'take-back');
    expect(findings.of(ada)).toMatchObject([{ note: null, settled_at: null }]);
  });

  it('notes in each check what it was compared with', async () => {
    register({ licenses: [] });
    await act(waiting(), 'approve', { checks: CHECKS });
    const file = { kind: 'nppes-full', dated: '2026-11-08' };
    expect(app.store.profiles.of(ada)?.checks).toMatchObject({
      [NPI]: { source: 'NPPES', compared: { ...file, result: 'same' } },
      [LICENSE]: { compared: { ...file, result: 'missing' } },
    });
  });

  it('without a file there is nothing to note', async () => {
    await act(waiting(), 'approve', { checks: CHECKS });
    expect(app.store.profiles.of(ada)?.checks[NPI]).not.toHaveProperty('compared');
  });

  it('nobody is approved whom the exclusion list has, unless it only reports', async () => {
    exclude();
    const refused = await act(waiting(), 'approve', { checks: CHECKS });
    expect(refused).toMatchObject({ status: 202, field: 'exclusion' });
    expect(refused.message).toContain('excluded on Jun 19, 2025');
    expect(app.store.listings.profile(ada)).toBeNull();
    expect((await rows())[0].against).toEqual(['excluded']);

    const { settings } = app.store;
    app.store.transaction(() => settings.choose({ ...settings.read(), exclusions: 'report' }));
    expect((await act(waiting(), 'approve', { checks: CHECKS })).status).toBe(200);
  });

  it('an exclusion that an administrator has settled keeps nobody from being approved', async () => {
    exclude();
    const { registry, transaction, users } = app.store;
    const exclusion = (await read()).comparisons.find(({ about }) => about === 'exclusion');
    if (!exclusion) throw new Error('Nothing is said of exclusions');
    const { file, ...found } = exclusion;
    const root = users.byEmail('root@example.com')?.id ?? 0;
    transaction(() => {
      const id = registry.findings.add({
        ...found,
        user_id: ada,
        file_id: file?.id ?? null,
        took_off: false,
      });
      registry.findings.settle(id, root, 'The list has a wrong NPI.');
    });
    expect((await act(waiting(), 'approve', { checks: CHECKS })).status).toBe(200);
  });

  it('somebody excluded can be rejected', async () => {
    exclude();
    expect((await act(waiting(), 'reject', REJECTION)).status).toBe(200);
  });
});
