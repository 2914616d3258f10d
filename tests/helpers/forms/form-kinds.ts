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
