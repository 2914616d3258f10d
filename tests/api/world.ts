import { hash } from '@node-rs/argon2';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApi, Operation } from '../../server/features/api/openapi.ts';
import { createLetterCodes } from '../../server/features/registry/letters/letter-codes.ts';
import { hashOf, newLinkToken } from '../../server/platform/security/link-token.ts';
import { CHEAP, addUser, mailTo, poster } from '../helpers/accounts.ts';
import { TEST_KEY, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { importFile } from '../helpers/import-file.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { haveRead, registryEntry } from '../helpers/registry.ts';
import { noon } from '../helpers/stores.ts';

export const ROLES = ['nobody', 'doctor', 'other', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** A method of a path, with what is said of it. */
export interface Described extends Operation {
  method: string;
  path: string;
}

/** What a role may see of its own, and no other: in its address, its draft and its article. */
export const markOf = (role: Role) => `marked-${role}-q7`;

export interface World {
  app: TestApp;
  api: OpenApi;
  operations: Described[];
  /** A session of a role; null for nobody. */
  tokenOf(role: Role): Promise<string | null>;
}

/** A directory with something of everything in it, and an account for each role. */
export async function startWorld(demo: boolean): Promise<World> {
  const app = await startApp(undefined, {
    config: { demo, testCheckout: demo, trustProxy: 1, siteUrl: 'https://directory.example.com' },
  });
  const { store } = app;
  const password_hash = await hash('demo-password-1', CHEAP);
  const emails = { doctor: 'doctor@example.com', other: `${markOf('other')}@example.com` };
  await addPublicDoctor(store, emails.doctor, noon());
  await addPublicDoctor(store, emails.other, noon());
  haveRead(store, { entries: [registryEntry()] });
  const admin = `${markOf('administrator')}@example.com`;
  await addUser(store, { email: admin, manage_role: 'admin' });
  publishArticle(store);
  publishArticle(store, { kind: 'ai', title: 'Sleep' });
  store.transaction(() => store.subscribers.add('reader@example.com', 'a'.repeat(32)));
  const tokens = new Map<Role, string>();
  async function tokenOf(role: Role): Promise<string | null> {
    if (role === 'nobody') return null;
    const token = tokens.get(role);
    if (token && (await app.post('/api/user/login-with-token', { token })).status === 200) return token;
    const email = role === 'administrator' ? admin : emails[role];
    restore(email, role);
    const answer = await app.post('/api/user/login', { email, password: 'demo-password-1' });
    if (answer.status !== 200) throw new Error(`login of ${email} answered ${answer.status}`);
    const made = answer.json<{ token: string }>().token;
    tokens.set(role, made);
    return made;
  }

  /** Whoever was suspended, promoted or deleted is again who they were. */
  function restore(email: string, role: Role): void {
    store.transaction(() => {
      const { users } = store;
      const person = {
        first_name: 'Ada',
        last_name: 'Osei',
        verified: true,
        created_at: noon().toISOString(),
      };
      const manage_role = role === 'administrator' ? 'admin' : '';
      const id =
        users.byEmail(email)?.id ?? users.add({ ...person, email, plan: 1, manage_role, password_hash });
      users.setPassword(id, password_hash);
      users.setRole(id, manage_role);
      users.suspend(id, null);
    });
  }

  const token = (await tokenOf('administrator')) ?? '';
  const csv = { token, body: importFile(2), headers: { 'content-type': 'text/csv' } };
  await app.send('POST', '/api/admin/imports?name=doctors.csv', csv);
  await app.post('/api/admin/newsletters', { subject: 'Spring', body: '<p>Hello</p>' }, { token });
  await app.post('/api/reports', { id: 1, kind: 'phone' });
  for (const role of ['doctor', 'other'] as const) {
    const own = { token: (await tokenOf(role)) ?? '' };
    const content = { title: markOf(role) };
    if (!demo) await app.post('/api/user/save-draft', { revision: 0, content }, own);
    const article = { title: markOf(role), sub_content: markOf(role), contents: `<p>${markOf(role)}</p>` };
    await app.post('/api/user/articles', article, own);
    await app.post('/api/user/profile-submit', {}, own);
  }
  const api = (await app.get('/openapi.json')).json<OpenApi>();
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );
  return { app, api, operations, tokenOf };
}

/** What stands in braces in examples: what only a running directory knows, each time anew. */
export function lookedUp({ app, tokenOf }: World) {
  const { store } = app;
  const post = poster(app.url);
  type Known = string | number | null | undefined;
  let count = 0;

  async function registered(): Promise<{ email: string; token: string }> {
    const email = `registered${++count}@example.com`;
    const person = { first_name: 'Ada', last_name: 'Osei', password: 'a quiet green harbor' };
    const { body } = await post('register', { ...person, email });
    return { email, token: String(body.token) };
  }

  function invited(): string {
    const token = newLinkToken();
    const at = noon().toISOString();
    const doctor = {
      email: `invited${++count}@example.com`,
      first_name: 'Ada',
      last_name: 'Osei',
      content: {},
    };
    const mail = { token_hash: hashOf(token), mailed_at: at, expires_at: '2027-01-01T00:00:00.000Z' };
    store.transaction(() => store.invitations.add(doctor, 1, mail));
    return token;
  }

  function written(): string {
    const codes = createLetterCodes(TEST_KEY);
    const code = codes.make('a test');
    const code_hash = codes.hashOf(code) ?? Buffer.alloc(0);
    const made_at = noon().toISOString();
    const letter = { npi: registryEntry().npi, code_hash, made_by: 1, made_at };
    store.transaction(() =>
      store.registry.letters.add({ ...letter, expires_at: '2027-01-01T00:00:00.000Z' }),
    );
    return code;
  }

  async function firstOf(resource: string): Promise<Known> {
    const token = await tokenOf('administrator');
    const [record] = (await app.get(`/api/admin/${resource}?range=[0,0]`, { token })).json<
      { id: number | string }[]
    >();
    return record.id;
  }

  const KNOWN: Record<string, () => Known | Promise<Known>> = {
    session: () => tokenOf('doctor'),
    unverified: async () => (await registered()).token,
    link: async () => mailTo(store, (await registered()).email)?.token,
    'reset code': async () => {
      await post('send-verify-code', { email: 'doctor@example.com' });
      return mailTo(store, 'doctor@example.com')?.code;
    },
    'subscribe code': async () => {
      await post('send-subscribe-verify-code', { email: 'reader@example.com' });
      return mailTo(store, 'reader@example.com')?.code;
    },
    invitation: invited,
    letter: written,
    subscription: () => 'a'.repeat(32),
    confirmation: () => {
      const token = newLinkToken();
      const request = {
        ...{ user_id: 1, reason: 'reports' as const, about: ++count, token_hash: hashOf(token) },
        expires_at: '2027-01-01T00:00:00.000Z',
      };
      store.transaction(() => store.confirmations.add({ ...request, asked_at: noon().toISOString() }));
      return token;
    },
    'own article': async () =>
      (await app.get('/api/user/articles', { token: await tokenOf('doctor') })).json<{ id: number }[]>()[0]
        .id,
    'own version': async () =>
      (await app.get('/api/user/articles', { token: await tokenOf('doctor') })).json<
        { version: number }[]
      >()[0].version,
    'digest article': () => store.articles.newest('digest', { count: 1, start: 0 }).cards[0].id,
    'ai article': () => store.articles.newest('ai', { count: 1, start: 0 }).cards[0].id,
    terms: async () =>
      (await app.get('/api/admin/guides/terms', { token: await tokenOf('administrator') })).json<{
        text: string;
      }>().text,
  };

  return async function filled<Value>(value: Value): Promise<Value> {
    if (typeof value === 'object' && value !== null) {
      const entries = await Promise.all(
        Object.entries(value).map(async ([name, inner]) => [name, await filled<unknown>(inner)] as const),
      );
      return (
        Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
      ) as Value;
    }
    const name = typeof value === 'string' ? /\{([\w -]+)\}$/.exec(value)?.[1] : undefined;
    if (name === undefined) return value;
    const known = await Promise.resolve(name in KNOWN ? KNOWN[name]() : firstOf(name));
    return (value === `{${name}}` ? known : String(value).replace(`{${name}}`, String(known))) as Value;
  };
}

export type Judge = ReturnType<typeof judge>;

/** What is wrong with an answer by what is said of its call; null when nothing is. */
export function judge(api: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api', components: api.components });
  const kept = new Map<string, ValidateFunction>();

  return (operation: Operation, status: number, type: string, text: string): string | null => {
    const found = operation.responses[status];
    if (!found) return `${status} is not documented`;
    const response = '$ref' in found ? api.components.responses[found.$ref.split('/').at(-1) ?? ''] : found;
    const [[said, { schema }]] = Object.entries(response.content);
    if (!type.startsWith(said)) return `${type} instead of ${said}`;
    if (said !== 'application/json') return null;
    const key = JSON.stringify(schema);
    const validate = kept.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', '"api#/')) as object);
    kept.set(key, validate);
    return validate(JSON.parse(text)) ? null : `${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`;
  };
}
