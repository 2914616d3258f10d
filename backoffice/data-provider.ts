import { fetchUtils } from 'react-admin';
import type { DataProvider, GetListResult } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
import type { StateCount } from '#contract/doctors.ts';
import { API } from '#contract/paths.ts';
import { storedToken } from './stored-token.ts';

const resources = simpleRest(API.admin, asAdministrator);

/** The backoffice's own resources live below /api/admin; the numbers by state are public. */
export const dataProvider: DataProvider = {
  ...resources,
  getList: (resource, params) => (resource === 'states' ? states() : resources.getList(resource, params)),
};

/** A row of /api/states; react-admin wants an id on each. */
export type StateRow = StateCount & { id: string };

/** Calls the API as the signed-in administrator; rejects with an HttpError. SPEC §6: the token goes bare. */
export async function asAdministrator(url: string, options: fetchUtils.Options = {}) {
  const token = storedToken();
  const answer = await fetchUtils.fetchJson(
    url,
    token === null ? options : { ...options, user: { authenticated: true, token } },
  );
  // SPEC §7: a success that says nothing is one. The record is then as it was sent.
  const isChange = options.method === 'PUT' || options.method === 'DELETE';
  return isChange && answer.body === '' ? { ...answer, json: sentRecord(url, options) } : answer;
}

function sentRecord(url: string, { body }: fetchUtils.Options): object {
  const id = decodeURIComponent(url.split('/').at(-1) ?? '');
  return { id, ...(typeof body === 'string' && (JSON.parse(body) as object)) };
}

async function states(): Promise<GetListResult> {
  const { json = [] } = (await fetchUtils.fetchJson(API.states)) as { json?: StateCount[] };
  const data = json.map((count): StateRow => ({ id: count.state, ...count }));
  return { data, total: data.length };
}
