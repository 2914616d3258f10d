import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuideRecord } from '#contract/guides.ts';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { API } from '#contract/paths.ts';
import { DEMO_ADMIN, DEMO_DOCTOR } from '#contract/demo-accounts.ts';
import { clientOf } from '../helpers/client.ts';
import { photo } from '../helpers/pictures.ts';
import { ask } from '../helpers/raw-http.ts';
import { behindNginx } from './behind-nginx.ts';
import { proxyLogs } from './proxy-logs.ts';
import { login, times } from './many.ts';
import type { Attack } from './many.ts';
import { oneAccount } from './one-account.ts';
import { CROWD } from './planted.ts';

const PASSWORD = 'demo-password-1';
const SOURCES = 50;
const REFUSED = 100_000;
const MOST_ROWS = 5000;
const FORGED = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.x';

/** What is called, with which headers; each is refused to a stranger. */
const CALLS: [string, string, Record<string, string>][] = [
  ['GET', '/api/admin/x', {}],
  ['GET', '/api/admin/users', { authorization: FORGED }],
  ['POST', '/api/user/articles', {}],
  ['GET', '/api/user/profile', {}],
  ['GET', '/api/payment/status', { authorization: FORGED }],
  ['POST', '/api/user/upload-avatar', { 'content-type': 'image/png' }],
];

/** Attacks on what is limited, and on what a stranger can have written. */
export const LIMIT_ATTACKS: Record<string, Attack> = {
  '21 trail: 100,000 refused requests of 50 sources': async (origin) => {
    const before = await rowsOfTrail(origin);
    const agents = Array.from(
      { length: SOURCES },
      (_, n) => new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.1.${n + 1}` }),
    );
    const statuses = await times(REFUSED, SOURCES, async (n) => {
      const [method, path, headers] = CALLS[Math.floor(n / SOURCES) % CALLS.length];
      return (await ask(origin, path, headers, method, agents[n % SOURCES])).status;
    });
    for (const agent of agents) agent.destroy();
    const answered = [...new Set(statuses)].filter((status) => ![401, 415, 429].includes(status));
    if (answered.length > 0) return `some were answered ${answered.join()}`;
    const rows = (await rowsOfTrail(origin)) - before;
    console.log(`  ${rows} rows of the trail`);
    return rows <= MOST_ROWS ? null : `${rows} rows of the trail`;
  },

  '21 other sites: 1,000 calls that a page elsewhere has sent': async (origin) => {
    const before = await rowsOfTrail(origin);
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    const statuses = await times(1_000, 20, async (n) => {
      const [method, path, headers] = CALLS[n % CALLS.length];
      return (await ask(origin, path, { ...headers, ...elsewhere }, method)).status;
    });
    if (statuses.some((status) => status !== 403)) return `answered ${[...new Set(statuses)].join()}`;
    // Signing in to look is a line itself.
    const rows = (await rowsOfTrail(origin)) - before - 1;
    return rows <= 0 ? null : `${rows} rows of the trail`;
  },

  '21 uploads: 30 that do not end, by ten accounts': async (origin) => {
    const leaving = new AbortController();
    const endless = () => new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array(1000)) });
    const sending: Promise<unknown>[] = [];
    for (const email of CROWD.emails.slice(0, 10)) {
      const { token } = await login(origin, email, CROWD.password);
      for (let n = 0; n < 3; n++)
        sending.push(upload(origin, token, endless(), leaving.signal).catch(() => null));
    }
    await sleep(1_000);
    const { token } = await login(origin, DEMO_DOCTOR, PASSWORD);
    const picture = new Uint8Array(await (await photo(200, 200)).png().toBuffer());
    const { status } = await upload(origin, token, picture);
    leaving.abort();
    await Promise.all(sending);
    return status === 200 ? null : `somebody else's was answered ${status}`;
  },

  '21 pages: a piece of code with a dot in its name': async (origin) => {
    const { token } = await login(origin, DEMO_ADMIN, PASSWORD);
    const client = clientOf(origin);
    const path = `${ADMIN_API.all}/guides/terms`;
    const now = async () => (await client.get(path, { token })).json<GuideRecord>();
    const before = await now();
    const [front] = before.text.split('\n---\n');
    const save = async (text: string) =>
      client.send('PUT', path, { token, json: { text, revision: (await now()).revision } });
    const saved = await save(`${front}\n---\n\n## Terms :section{#terms}\n\n\`\`\`js.foo\nx\n\`\`\``);
    const { status } = await client.get('/terms');
    await save(before.text);
    if (saved.status !== 200) return `it was not saved: ${saved.status} ${saved.text}`;
    return status === 200 ? null : `the page answered ${status}`;
  },

  '21 work: one account does all that it may': oneAccount,

  '21 proxy: 10,000 requests with pauses, through nginx': behindNginx,

  '21 proxy: the logs of nginx, set up as in docs/proxy': proxyLogs,
};

function upload(
  origin: string,
  token: string,
  body: ReadableStream<Uint8Array> | Uint8Array,
  signal?: AbortSignal,
): Promise<Response> {
  const headers = { 'content-type': 'image/png', authorization: token };
  const options = { method: 'POST', headers, body, signal, duplex: 'half' };
  return fetch(origin + API.uploadAvatar, options as RequestInit);
}

/** As an administrator is told. */
async function rowsOfTrail(origin: string): Promise<number> {
  const { token } = await login(origin, DEMO_ADMIN, PASSWORD);
  const { headers } = await clientOf(origin).get(`${ADMIN_API.all}/audit`, { token });
  return Number(headers.get('content-range')?.split('/')[1]);
}
