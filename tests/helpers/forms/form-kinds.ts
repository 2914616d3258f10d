import { IDENTITY, PRACTICE } from '../profile-forms.ts';
import { addUser, poster, sessionOf } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import type { BegunForm, FormKind } from './form-schedule.ts';

/** The forms of the public site. */
export const SITE_FORMS: Record<string, FormKind> = {
  'set-up of a profile': {
    begin: (app, seed) => beginProfile(app, seed, '/setupprofile'),
    fields: ['[name=practice_name]', '[name=title]', '[name=summary]'],
    presses: /^(Save and go on|Submit.*|Step \d.*|\d .*)$/,
    saves: /^never$/,
  },
  'sections of a profile': {
    begin: (app, seed) => beginProfile(app, seed, '/viewprofile'),
    fields: ['[name=practice_name]', '[name=title]', '[name=summary]'],
    presses: /^(Edit (Contact|About|Title and links)|Save|Cancel)$/,
    saves: /^Save$/,
    leaves: /^Cancel$/,
  },
  'own articles': {
    begin: beginOwnArticle,
    fields: ['[name=title]', '[name=sub_content]'],
    presses: /^(Send for review|Send it|Not yet|Take it back to change it)$/,
    saves: /^Take it back to change it$/,
  },
};

async function beginProfile(app: TestApp, seed: number, path: string): Promise<BegunForm> {
  const email = `doctor-${seed}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const doctor = await addUser(app.store, { email, plan: 1 });
  const post = poster(app.url);
  const token = await sessionOf(post, email);
  for (const [call, said] of [
    ['setupProfileStep1', IDENTITY],
    ['setupProfileStep2', PRACTICE],
  ] as const) {
    const { status, body } = await post(call, said, token);
    if (status !== 200) throw new Error(`${call} answered ${status} ${body.message}`);
  }
  return {
    path,
    signIn: () => sessionOf(post, email),
    served: () => {
      const { profiles } = app.store;
      return Promise.resolve(JSON.stringify([profiles.of(doctor)?.content, profiles.draft(doctor)?.content]));
    },
  };
}

async function beginOwnArticle(app: TestApp, seed: number): Promise<BegunForm> {
  const email = `doctor-${seed}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await addUser(app.store, { email, plan: 1 });
  const post = poster(app.url);
  const token = await sessionOf(post, email);
  const text = { title: 'Sleep', sub_content: 'What helps.', contents: '<p>Dark rooms.</p>', cover: null };
  const { body } = await post('articles', text, token);
  const id = Number(body.id);
  return {
    path: `/articleeditor/${id}`,
    signIn: () => sessionOf(post, email),
    served: () => Promise.resolve(JSON.stringify(app.store.articles.byId(id))),
  };
}

/** The forms of the backoffice. */
export const BACKOFFICE_FORMS: Record<string, FormKind> = {
  articles: {
    begin: (app, seed) => beginRecord(app, seed, beginArticle),
    fields: [
      'input[maxlength="150"]',
      'textarea[maxlength="300"]',
      'input[maxlength="80"]',
      'input[type="text"]:not([maxlength])',
    ],
    presses: /^(Publish|Publish now|Save for readers|Take off the site|Close|Cancel)$/,
    saves: /^Save for readers$/,
  },
  newsletters: {
    begin: (app, seed) => beginRecord(app, seed, beginNewsletter),
    fields: ['input[maxlength="150"]'],
    presses: /^(Send to \d+ subscribers?|Cancel|Close|Do not send it then)$/,
    saves: /^never$/,
  },
  pages: {
    begin: (app, seed) => beginRecord(app, seed, beginPage),
    fields: ['textarea:not([aria-hidden])'],
    presses: /^(Publish|Whole file as Markdown)$/,
    saves: /^never$/,
  },
  settings: {
    begin: (app, seed) => beginRecord(app, seed, beginSettings),
    fields: ['[name=operator]', '[name=announcement]', '[name=site_name]'],
    presses: /^(Save)$/,
    saves: /^Save$/,
  },
  users: {
    begin: (app, seed) => beginRecord(app, seed, beginUser),
    fields: ['[name=first_name]', '[name=last_name]'],
    presses: /^(Save)$/,
    saves: /^Save$/,
  },
};

interface BegunRecord {
  path: string;
  /** Below /api/admin. */
  reads: readonly string[];
}

type Call = (method: string, path: string, json?: object) => Promise<string>;

/** Two administrators, each in a browser. */
async function beginRecord(
  app: TestApp,
  seed: number,
  begin: (call: Call, app: TestApp) => Promise<BegunRecord>,
): Promise<BegunForm> {
  const post = poster(app.url);
  const mark = `${seed}-${crypto.randomUUID().slice(0, 8)}`;
  const emails = ['one', 'other'].map((name) => `${name}-${mark}@example.com`);
  for (const email of emails) await addUser(app.store, { email, manage_role: 'admin' });
  const reader = await sessionOf(post, emails[0]);
  const call: Call = async (method, path, json) => {
    const answer = await app.send(method, `/api/admin${path}`, { token: reader, json });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${answer.text}`);
    return answer.text;
  };
  const { path, reads } = await begin(call, app);
  return {
    path: `/admin${path}`,
    signIn: (browser) => sessionOf(post, emails[browser]),
    served: async () => (await Promise.all(reads.map((one) => call('GET', one)))).join(),
  };
}

async function beginArticle(call: Call): Promise<BegunRecord> {
  const writing = {
    ...{ kind: 'digest', status: 'draft', title: 'Sleep', sub_content: 'What helps.', author: 'The editors' },
    ...{
      contents: '<p>Dark rooms.</p>',
      cover: null,
      reviewer: null,
      topics: [],
      published_at: null,
      slug: null,
    },
  };
  const { id } = JSON.parse(await call('POST', '/articles', writing)) as { id: number };
  return { path: `/articles/${id}`, reads: [`/articles/${id}`] };
}

async function beginNewsletter(call: Call): Promise<BegunRecord> {
  const writing = { subject: 'November', preheader: '', body: '<p>First.</p>' };
  const { id } = JSON.parse(await call('POST', '/newsletters', writing)) as { id: number };
  return { path: `/newsletters/${id}`, reads: [`/newsletters/${id}`] };
}

async function beginPage(call: Call): Promise<BegunRecord> {
  const { revision, original } = JSON.parse(await call('GET', '/guides/terms')) as Record<string, unknown>;
  if (original !== null) await call('PUT', '/guides/terms', { text: original, revision });
  return { path: '/guides/terms', reads: ['/guides/terms'] };
}

async function beginSettings(call: Call): Promise<BegunRecord> {
  const settings = JSON.parse(await call('GET', '/settings/site')) as object;
  await call('PUT', '/settings/site', { ...settings, site_name: null, operator: null, announcement: null });
  return { path: '/settings', reads: ['/settings/site'] };
}

async function beginUser(_: Call, app: TestApp): Promise<BegunRecord> {
  const id = await addUser(app.store, { email: `changed-${crypto.randomUUID()}@example.com` });
  return { path: `/users/${id}`, reads: [`/users/${id}`] };
}
