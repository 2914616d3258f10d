import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CREDENTIALS } from '#contract/profiles.ts';
import type { ProfileContent, ProfileDraft } from '#contract/profiles.ts';
import type { NewUser } from '../../db/accounts/rows.ts';
import type { Store } from '../../db/store.ts';
import { doctorsIn } from '../helpers/population.ts';
import { memoryStore } from '../helpers/stores.ts';

const ADMIN = 9000;
const [{ profile }] = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
  numRuns: 1,
  seed: 12,
});
const CONTENT: ProfileContent = {
  ...profile,
  first_name: 'Ada',
  last_name: 'Osei',
  licenses: [{ state: 'MA', number: '1', expires: '2029-01-01' }],
  telehealth: true,
  telehealth_states: ['MA'],
};
const NEW_LICENSE = { state: 'NH', number: '2', expires: '2030-01-01' } as const;

const ADA: NewUser = {
  ...{ first_name: 'Ada', last_name: 'Osei', email: 'ada@example.com', verified: true, plan: 1 },
  ...{ manage_role: '', password_hash: null, created_at: '2026-11-01T00:00:00.000Z' },
};

let store: Store;
let id: number;
beforeEach(() => {
  store = memoryStore();
  id = store.transaction(() => store.users.add(ADA));
});
afterEach(() => store.close());

const shown = () => store.listings.profile(id);
const status = () => store.profiles.of(id)?.review_status;
const change = (parts: ProfileDraft) =>
  store.transaction(() => store.profiles.change(id, parts, { by: id, why: 'changed' }));
const submit = (content = CONTENT) => store.transaction(() => store.profiles.submit(id, content, id));
const approve = (version = store.profiles.waiting(id)) =>
  store.transaction(() => store.profiles.approve(version ?? expect.fail('nothing waits'), ADMIN));
const reject = () =>
  store.transaction(() =>
    store.profiles.reject(
      store.profiles.waiting(id) ?? expect.fail('nothing waits'),
      ADMIN,
      'Not in the register.',
      ['licenses'],
    ),
  );

function goLive(): void {
  change(CONTENT);
  submit();
  approve();
}

it('is shown once somebody has approved it', () => {
  change(CONTENT);
  expect([status(), shown()]).toEqual(['draft', null]);
  submit();
  expect([status(), shown()]).toEqual(['waiting', null]);
  expect(approve()).toBe(true);
  expect([status(), shown()?.last_name]).toEqual(['approved', 'Osei']);
});

it('shows a change of anything but credentials at once', () => {
  goLive();
  change({ phone: '(617) 555-0199', summary: 'New words.' });
  expect(shown()).toMatchObject({ phone: '(617) 555-0199', summary: 'New words.' });
  expect(store.profiles.waiting(id)).toBeNull();
});

it('shows the approved credentials until the changed ones are approved, and everything else at once', () => {
  goLive();
  change({ licenses: [...CONTENT.licenses, NEW_LICENSE], telehealth_states: ['MA', 'NH'] });
  change({ phone: '(617) 555-0199' });
  expect(shown()).toMatchObject({
    phone: '(617) 555-0199',
    licenses: CONTENT.licenses,
    telehealth_states: ['MA'],
  });
  expect(status()).toBe('approved');
  approve();
  expect(shown()).toMatchObject({
    phone: '(617) 555-0199',
    licenses: [...CONTENT.licenses, NEW_LICENSE],
    telehealth_states: ['MA', 'NH'],
  });
});

it('keeps what is shown when a change is rejected, and says why', () => {
  goLive();
  change({ last_name: 'Okafor' });
  reject();
  expect([status(), shown()?.last_name, store.profiles.waiting(id)]).toEqual(['approved', 'Osei', null]);
  expect(store.profiles.lastDecided(id)).toMatchObject({
    status: 'rejected',
    reason: 'Not in the register.',
    sections: ['licenses'],
    decided_by: ADMIN,
  });
  change({ phone: '(617) 555-0199' });
  expect([shown()?.last_name, store.profiles.waiting(id)]).toEqual(['Osei', null]);
  submit({ ...CONTENT, last_name: 'Okafor' });
  expect(store.profiles.waiting(id)?.content.last_name).toBe('Okafor');
});

it('a change that is taken back waits for nobody', () => {
  goLive();
  change({ npi: '1558598797' });
  expect(store.profiles.waiting(id)?.content.npi).toBe('1558598797');
  change({ npi: CONTENT.npi });
  expect(store.profiles.waiting(id)).toBeNull();
});

it('nobody approves what was changed meanwhile', () => {
  change(CONTENT);
  submit();
  const seen = store.profiles.waiting(id);
  change({ summary: 'Words that nobody has seen.' });
  expect(approve(seen)).toBe(false);
  expect(shown()).toBeNull();
  expect(approve()).toBe(true);
  expect(shown()?.summary).toBe('Words that nobody has seen.');
});

it('nothing is decided twice', () => {
  change(CONTENT);
  submit();
  const seen = store.profiles.waiting(id);
  expect([approve(seen), approve(seen)]).toEqual([true, false]);
});

it('every version names who made it and who decided', () => {
  goLive();
  change({ phone: '(617) 555-0199' });
  const [own, first] = store.profiles.versions(id);
  expect(first).toMatchObject({ made_by: id, why: 'submitted', decided_by: ADMIN, status: 'approved' });
  expect(own).toMatchObject({ made_by: id, why: 'changed', decided_by: null, checked_at: first.checked_at });
});

it('keeps twenty versions that needed no decision, what is shown, and all decisions', () => {
  goLive();
  for (let n = 0; n < 60; n++) change({ summary: `Words ${n}.` });
  const versions = store.profiles.versions(id);
  expect(versions).toHaveLength(21);
  expect(versions.at(-1)).toMatchObject({ decided_by: ADMIN });
  expect(shown()?.summary).toBe('Words 59.');
});

it('shows when each credential was looked up', () => {
  goLive();
  const check = { by: ADMIN, at: '2026-11-20', source: 'https://example.com/register' };
  store.transaction(() => store.profiles.check(id, { 'license MA 1': check, 'license ME 9': check }));
  expect(shown()?.checks).toEqual({ 'license MA 1': '2026-11-20' });
});

it('a draft is kept over the one that it was typed on alone', () => {
  const keep = (text: string, revision: number) =>
    store.transaction(() => store.profiles.saveDraft(id, JSON.stringify({ text }), revision));
  const first = keep('phone', 0) ?? expect.fail();
  expect(keep('tablet', 0)).toBeNull();
  const second = keep('tablet', first) ?? expect.fail();
  expect(keep('phone', first)).toBeNull();
  expect(store.profiles.draft(id)).toMatchObject({ content: '{"text":"tablet"}', revision: second });
  store.transaction(() => store.profiles.removeDraft(id));
  expect([store.profiles.draft(id), keep('tablet', second)]).toEqual([null, null]);
  expect(keep('anew', 0)).not.toBe(first);
});

it('nothing of a doctor who leaves stays', () => {
  goLive();
  change({ last_name: 'Okafor' });
  store.transaction(() => store.profiles.saveDraft(id, '{}', 0));
  store.transaction(() => store.users.remove(id));
  expect([store.profiles.of(id), store.profiles.versions(id), store.profiles.draft(id), shown()]).toEqual([
    null,
    [],
    null,
    null,
  ]);
});

it('a version never gets the id of one that is gone: a screen that was opened of that one decides of nothing', () => {
  change(CONTENT);
  submit();
  const gone = store.profiles.waiting(id)?.id ?? expect.fail();
  store.transaction(() => store.users.remove(id));
  id = store.transaction(() => store.users.add({ ...ADA, email: 'next@example.com' }));
  change(CONTENT);
  submit();
  expect(store.profiles.waiting(id)?.id).toBeGreaterThan(gone);
});

it('credentials are the fields that a register can say no to', () => {
  expect([...CREDENTIALS].sort()).toEqual([
    'boards',
    'degree',
    'first_name',
    'last_name',
    'licenses',
    'npi',
    'title',
  ]);
});
