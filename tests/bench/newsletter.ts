import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createUnsubscribeToken } from '../../server/features/newsletter/unsubscribe-token.ts';
import { startServing } from '../helpers/served.ts';
import { SENDER_SETTINGS, startSmtp } from '../helpers/smtp.ts';
import { fileStore } from '../helpers/stores.ts';
import { share } from './median.ts';

/** What requests take while an issue is sent, beside what they take otherwise: npm run bench:newsletter */
const ROUNDS = 8;
const PEOPLE = 2000;
const REQUESTS = [
  '/home',
  '/api/doctors?searchState=MA',
  `/api/newsletter/subscription?token=${'0'.repeat(32)}`,
];
const BODY = '<h2><a href="/singlepost/7">Sleep</a></h2><p>What helps and what does not.</p>'.repeat(60);

const folder = mkdtempSync(join(tmpdir(), 'bench-newsletter-'));
const file = join(folder, 'directory.sqlite');
const now = () => new Date();
const store = fileStore(file, now);
const smtp = await startSmtp();
smtp.delay = () => 1;
const id = issueOf(PEOPLE);
const served = await startServing({
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  SMTP_URL: smtp.url,
  ...SENDER_SETTINGS,
});

const usual: number[] = [];
const meanwhile: number[] = [];
await latencies(60);
for (let round = 0; round < ROUNDS; round++) {
  usual.push(...(await latencies(30)));
  store.transaction(() => store.newsletters.resume(id));
  const before = smtp.received.length;
  while (smtp.received.length === before) await sleep(2);
  meanwhile.push(...(await latencies(30)));
  store.transaction(() => store.newsletters.pause(id, null));
}
await served.stop();
store.close();
await smtp.close();
rmSync(folder, { recursive: true });

console.log(`Milliseconds for a request: usually ${told(usual)}, while an issue is sent ${told(meanwhile)}`);
const isSlow =
  share(meanwhile, 0.5) > 2 * share(usual, 0.5) + 3 || share(meanwhile, 0.95) > 3 * share(usual, 0.95) + 20;
if (isSlow) console.log('✗ more than twice the usual and 3 ms, or one in twenty three times and 20 ms');
process.exitCode = isSlow ? 1 : 0;

/** An issue for that many, which waits. */
function issueOf(people: number): number {
  const tokenOf = createUnsubscribeToken(Buffer.alloc(32, 7));
  return store.transaction(() => {
    for (let n = 0; n < people; n++) {
      const email = `reader${n}@example.com`;
      store.subscribers.add(email, tokenOf(email));
    }
    const added = store.newsletters.add({ subject: 'News from November', body: BODY });
    store.newsletters.begin(added);
    store.newsletters.pause(added, null);
    return added;
  });
}

/** How long that many requests take, one after another: in a thread of its own, for this one has a mail server to run. */
async function latencies(count: number): Promise<number[]> {
  const addresses = REQUESTS.map((path) => served.url + path);
  const ask = `
    const { parentPort, workerData: { addresses, count } } = require('node:worker_threads');
    (async () => {
      const times = [];
      for (let n = 0; n < count; n++) {
        const start = performance.now();
        await (await fetch(addresses[n % addresses.length])).arrayBuffer();
        times.push(performance.now() - start);
        await new Promise((done) => setTimeout(done, 3));
      }
      parentPort.postMessage(times);
    })();`;
  const asking = new Worker(ask, { eval: true, workerData: { addresses, count } });
  const [times] = (await once(asking, 'message')) as [number[]];
  return times;
}

function told(times: number[]): string {
  return `${share(times, 0.5).toFixed(1)} (one in twenty over ${share(times, 0.95).toFixed(1)})`;
}
