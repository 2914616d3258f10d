/** A process of its own, so that whoever measures is not slowed by it: one account does all that it may. */
import { Agent, request } from 'node:http';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import { API } from '#contract/paths.ts';
import { times } from './many.ts';

const CONNECTIONS = 40;
const DRAFTS = 8;
const CONTENTS = '<p>a</p>'.repeat(37_000);
const TEXT = { title: 'Long', sub_content: 'Longer', contents: CONTENTS, cover: null };

const [origin, token] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const drafts: { id: number; version: number }[] = [];

while (drafts.length < DRAFTS) {
  const { status, body } = await call('POST', API.ownArticles, TEXT);
  if (status === 200) drafts.push(JSON.parse(body) as (typeof drafts)[number]);
}
process.send?.('ready');

const ACTS = [save, preview, read, all];
const counts: Record<string, number> = {};
process.once('message', () => {
  const told = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  process.send?.(told.join(', '));
});
await times(Infinity, CONNECTIONS, async (n) => {
  const act = ACTS[n % ACTS.length];
  const key = `${act.name} ${(await act(drafts[n % drafts.length])).status}`;
  counts[key] = (counts[key] ?? 0) + 1;
});

async function save(draft: (typeof drafts)[number]) {
  const answer = await call('POST', `${API.ownArticles}/${draft.id}`, { ...TEXT, version: draft.version });
  if (answer.status === 200) draft.version = (JSON.parse(answer.body) as typeof draft).version;
  return answer;
}

function preview({ id }: { id: number }) {
  return call('GET', `${API.ownArticles}/${id}/preview`);
}

function read({ id }: { id: number }) {
  return call('GET', `${API.ownArticles}/${id}`);
}

function all() {
  return call('POST', ACCOUNT_API.exportData, {});
}

/** The status is 0 where the connection was cut. */
function call(method: string, path: string, json?: object): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  const bytes = json && Buffer.from(JSON.stringify(json));
  const headers = {
    authorization: token,
    ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
  };
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, body: '' });
    request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', cut);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    })
      .on('error', cut)
      .end(bytes);
  });
}
