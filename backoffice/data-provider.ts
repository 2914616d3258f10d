import { fetchUtils, HttpError } from 'react-admin';
import type { DataProvider, GetListResult, GetOneResult } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
import { answerBody, messageOf } from '#contract/answer-body.ts';
import type { Backups } from '#contract/backups.ts';
import type { Dashboard, Waiting } from '#contract/dashboard.ts';
import type { Registers } from '#contract/schemas/answers/registry.ts';
import type { StateCount } from '#contract/search.ts';
import { MESSAGES } from '#contract/messages.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { API } from '#contract/paths.ts';
import type { ProofWanted, Way } from '#contract/second-factors.ts';
import { storedToken } from '../saving/stored-token.ts';
import { askForProof } from './proof.ts';

/** What there is one of. */
const OWN: Record<string, (() => Promise<GetOneResult>) | undefined> = {
  dashboard: () => theOne('today', `${ADMIN_API.all}/dashboard`),
  waiting: () => theOne('now', `${ADMIN_API.all}/waiting`),
  backups: () => theOne('all', ADMIN_API.backups),
  registers: () => theOne('all', ADMIN_API.registry),
};

const resources = simpleRest(ADMIN_API.all, asAdministrator);

/** The backoffice's own resources live below /api/admin; the numbers by state are public. */
export const dataProvider: DataProvider = {
  ...resources,
  getList: (resource, params) => (resource === 'states' ? states() : resources.getList(resource, params)),
  getOne(resource, params) {
    const own = OWN[resource];
    return own ? own() : resources.getOne(resource, params);
  },
};

/** What the backoffice opens with. */
export type DashboardRecord = Dashboard & { id: string };

/** What the menu counts. */
export type WaitingRecord = Waiting & { id: string };

/** The backups, all of them at once. */
export type BackupsRecord = Backups & { id: string };

/** How the registers are. */
export type RegistersRecord = Registers & { id: string };

/** A row of /api/states; react-admin wants an id on each. */
export type StateRow = StateCount & { id: string };

/**
 * Calls the API as the signed-in administrator; rejects with an HttpError. What wants a fresh proof is done once that
 * was shown. SPEC §6: the token goes bare.
 */
export async function asAdministrator(url: string, options: fetchUtils.Options = {}) {
  const answer = await answerOf(url, signed(options)).catch(async (error: unknown) => {
    const ways = waysIn(error);
    // Signed anew: while it was asked, another tab may have signed in, and that session has shown who it is.
    if (ways && (await askForProof(ways))) return answerOf(url, signed(options));
    throw error;
  });
  // SPEC §7: a success that says nothing is one. The record is then as it was sent.
  const isChange = options.method === 'PUT' || options.method === 'DELETE';
  return isChange && answer.body === '' ? { ...answer, json: sentRecord(url, options) } : answer;
}

function signed(options: fetchUtils.Options): fetchUtils.Options {
  const token = storedToken();
  return token === null ? options : { ...options, user: { authenticated: true, token } };
}

/** As fetchUtils.fetchJson, with what the server says where that is no JSON (SPEC §8). */
async function answerOf(url: string, options: fetchUtils.Options = {}) {
  const response = await fetch(url, { ...options, headers: fetchUtils.createHeadersFromOptions(options) });
  const { status, headers } = response;
  const body = await response.text();
  const json = answerBody(body, headers.get('content-type'));
  // SPEC §4: 201 to 203 say that nothing was done, and why.
  const isDone = status === 200 || (status > 203 && status < 300);
  if (!isDone) throw new HttpError(messageOf(json) ?? MESSAGES.corrupted, status, json);
  return { status, headers, body, json };
}

/** How the caller can show who they are, where that is what an error says (428). */
function waysIn(error: unknown): readonly Way[] | null {
  return error instanceof HttpError && error.status === 428 ? (error.body as ProofWanted).ways : null;
}

function sentRecord(url: string, { body }: fetchUtils.Options): object {
  const id = decodeURIComponent(url.split('/').at(-1) ?? '');
  return { id, ...(typeof body === 'string' && (JSON.parse(body) as object)) };
}

async function theOne(id: string, url: string): Promise<GetOneResult> {
  const { json } = (await asAdministrator(url)) as { json: object };
  return { data: { id, ...json } };
}

async function states(): Promise<GetListResult> {
  const { json } = (await answerOf(API.states)) as { json: StateCount[] | null };
  const data = (json ?? []).map((count): StateRow => ({ id: count.state, ...count }));
  return { data, total: data.length };
}
