import simpleRestProvider from 'ra-data-simple-rest';
import { ADMIN_API } from '#contract/admin-paths.ts';
import type { Store } from '../../db/store.ts';
import { addUser, poster, sessionOf } from './accounts.ts';
import { startApp } from './app.ts';
import type { TestApp } from './app.ts';

export const ADMIN = 'root@example.com';

/** The app with an administrator who is signed in, and what the backoffice asks it with. */
export async function startBackoffice(store?: Store, options?: Parameters<typeof startApp>[1]) {
  const app = await startApp(store, options);
  const admin = await addUser(app.store, {
    email: ADMIN,
    manage_role: 'admin',
    first_name: 'Robin',
    last_name: 'Root',
  });
  const token = await sessionOf(poster(app.url), ADMIN);
  const call = async (method: string, path: string, json?: object) => {
    const answer = await app.send(method, ADMIN_API.all + path, { token, json });
    return {
      status: answer.status,
      headers: answer.headers,
      text: answer.text,
      body: () => answer.json<Record<string, unknown>>(),
    };
  };
  return { app, store: app.store, admin, token, call, client: restClient(app, token) };
}

/** The real data provider of the backoffice. Throws what is not a 200. */
function restClient(app: TestApp, token: string) {
  return simpleRestProvider(app.url + ADMIN_API.all, async (url, { method = 'GET', body } = {}) => {
    const answer = await app.send(method, String(url).slice(app.url.length), {
      token,
      body: body ?? undefined,
      headers: body ? { 'content-type': 'application/json' } : {},
    });
    if (answer.status !== 200) throw Object.assign(new Error(answer.text), { status: answer.status });
    return {
      status: answer.status,
      headers: answer.headers,
      body: answer.text,
      json: answer.json<unknown>(),
    };
  });
}

/** What a list asks the data provider for. */
export function asking(filter: object, field = 'id', order: 'ASC' | 'DESC' = 'ASC', page = 1, perPage = 25) {
  return { filter, sort: { field, order }, pagination: { page, perPage } };
}
