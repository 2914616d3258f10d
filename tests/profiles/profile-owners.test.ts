import { beforeAll, expect, it } from 'vitest';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import type { Post } from '../helpers/accounts.ts';
import { TEST_KEY, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { IDENTITY, PRACTICE, SECTIONS } from '../helpers/profile-forms.ts';
import { noon } from '../helpers/stores.ts';
import { createTokens } from '../../server/platform/security/tokens.ts';
import type { Audience } from '../../db/accounts/rows.ts';

/** Every call that writes to a profile, with what it takes. */
const CALLS: [string, unknown][] = [
  ['setupProfileStep1', { ...IDENTITY, last_name: 'Intruder' }],
  ['setupProfileStep2', { ...PRACTICE, summary: 'Not my words.' }],
  ['profile-submit', {}],
  ...Object.entries(SECTIONS),
  ['save-draft', { revision: 0, content: { summary: 'Not my words.' } }],
];

/** Who calls, and what each is answered. */
const ROLES = {
  nobody: 401,
  'no token of ours': 401,
  unverified: 201,
  'a link to verify': 401,
  'a new password': 401,
  'another doctor': 200,
  'no plan': 201,
  administrator: 201,
  suspended: 203,
  'signed out': 401,
} as const;
type Role = keyof typeof ROLES;

let app: TestApp;
let post: Post;
let owner: number;
const tokens = new Map<Role, string | undefined>();

beforeAll(async () => {
  app = await startApp();
  post = poster(app.url);
  const { store } = app;
  owner = await addUser(store, { email: 'ada@example.com', plan: 1 });
  const session = await sessionOf(post, 'ada@example.com');
  await post('setupProfileStep1', { ...IDENTITY, practice_name: 'The owner’s own' }, session);
  await post('setupProfileStep2', PRACTICE, session);
  await post('profile-submit', {}, session);
  const version = store.profiles.waiting(owner) ?? expect.fail('nothing waits');
  store.transaction(() => store.profiles.approve(version, 9000));

  tokens.set('nobody', undefined);
  tokens.set('no token of ours', 'a.b.c');
  const waiting = await addUser(store, { email: 'new@example.com', verified: false, plan: 1 });
  const { body } = await post('login', { email: 'new@example.com', password: 'a quiet green harbor' });
  tokens.set('unverified', body.token);
  tokens.set('a link to verify', await issued('verify', waiting));
  tokens.set('a new password', await issued('reset', owner));
  const other = await addUser(store, { email: 'ben@example.com', plan: 1 });
  tokens.set('another doctor', await sessionOf(post, 'ben@example.com'));
  await post('setupProfileStep1', IDENTITY, tokens.get('another doctor'));
  await post('setupProfileStep2', PRACTICE, tokens.get('another doctor'));
  expect(other).not.toBe(owner);
  await addUser(store, { email: 'poor@example.com' });
  tokens.set('no plan', await sessionOf(post, 'poor@example.com'));
  await addUser(store, { email: 'root@example.com', manage_role: 'admin' });
  tokens.set('administrator', await sessionOf(post, 'root@example.com'));
  const gone = await addUser(store, { email: 'gone@example.com', plan: 1 });
  tokens.set('suspended', await sessionOf(post, 'gone@example.com'));
  store.transaction(() => store.users.suspend(gone, noon().toISOString()));
  await addUser(store, { email: 'out@example.com', plan: 1 });
  tokens.set('signed out', await sessionOf(post, 'out@example.com'));
  await post('logout', {}, tokens.get('signed out'));
});

async function issued(audience: Audience, user: number): Promise<string> {
  const { token, row } = await createTokens(app.store, TEST_KEY, noon).issue(audience, user);
  app.store.transaction(() => app.store.tokens.add(row));
  return token;
}

/** All that is kept of the owner, and all that visitors see. */
function kept() {
  const { users, profiles, listings } = app.store;
  return [
    users.get(owner),
    profiles.of(owner),
    profiles.versions(owner),
    profiles.draft(owner),
    listings.profile(owner),
  ];
}

const TABLE = CALLS.flatMap(([call, payload]) =>
  (Object.keys(ROLES) as Role[]).map((role) => [call, role, payload] as const),
);

it.each(TABLE)('%s by %s: the owner’s profile stays', async (call, role, payload) => {
  const before = kept();
  for (const more of [{}, { id: owner }, { user_id: owner }]) {
    const { status, body } = await post(call, { ...(payload as object), ...more }, tokens.get(role));
    // What the caller may not do at all is refused first; a call that names somebody is malformed.
    const isNamed = Object.keys(more).length > 0;
    expect(isNamed ? [ROLES[role], 400] : [ROLES[role]]).toContain(status);
    expect(status === 200 || typeof body.message === 'string').toBe(true);
    if (status === 200) expect((body.user as { id?: number } | undefined)?.id).not.toBe(owner);
  }
  expect(kept()).toEqual(before);
});

it.each(Object.keys(ROLES) as Role[])('the own profile, read by %s, is never the owner’s', async (role) => {
  const { status, text } = await app.get('/api/user/profile', { token: tokens.get(role) });
  expect([ROLES[role], 200]).toContain(status);
  if (ROLES[role] !== 201 && ROLES[role] !== 200) expect(status).toBe(ROLES[role]);
  expect(text).not.toContain('The owner’s own');
  if (status === 200 && role !== 'another doctor') expect(JSON.parse(text)).toMatchObject({ content: null });
});
