import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../../db/seed/random.ts';
import { openStore } from '../../db/store.ts';
import type { Store } from '../../db/store.ts';
import { queueMail } from '../../server/mail/queue-mail.ts';
import { createUnsubscribeToken } from '../../server/newsletter/unsubscribe-token.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { parsed, startSmtp } from '../helpers/smtp.ts';
import type { ReceivedMail, Smtp, SmtpMode } from '../helpers/smtp.ts';
import { PLACES, ROOT } from '../helpers/stores.ts';

/** At full size: NEWSLETTER_PEOPLE=5000 npx vitest run -c tests/vitest.config.ts tests/newsletter/kill */
const PEOPLE = Number(process.env.NEWSLETTER_PEOPLE ?? 150);
const KILLS = PEOPLE < 2000 ? 2 : 12;
/** One in so many has an address that is refused. */
const REFUSED = 40;
/** One after each kill. */
const FAULTS: (SmtpMode | 'dead')[] = [
  'leave after DATA',
  'hang after DATA',
  'dead',
  '451 at RCPT TO',
  'hang before greeting',
  '550 at MAIL FROM',
];
const REQUESTS = [
  '/home',
  '/api/doctors?searchState=MA',
  `/api/newsletter/subscription?token=${'0'.repeat(32)}`,
];
const tokenOf = createUnsubscribeToken(Buffer.alloc(32, 7));
const random = new Random(KILLS);
const isRefused = (email: string) => Number(/\d+/.exec(email)) % REFUSED === 7;

let folder: string;
let file: string;
let store: Store;
let smtp: Smtp;
let served: Served | null;
let received: ReceivedMail[];
let unanswered: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'directory-newsletter-'));
  file = join(folder, 'directory.sqlite');
  store = openStore({ file, migrations: join(ROOT, 'db/migrations'), places: PLACES, now: () => new Date() });
  received = [];
  unanswered = 0;
  smtp = await mailServer();
  served = null;
});
afterEach(async () => {
  await served?.kill();
  store.close();
  await smtp.close();
  rmSync(folder, { recursive: true });
});

it(
  `brings an issue to ${PEOPLE} subscribers once, whatever the mail server does and whoever is killed`,
  {
    timeout: 1_200_000,
  },
  async () => {
    const emails = Array.from({ length: PEOPLE }, (_, n) => `reader${n}@example.com`);
    store.transaction(() => emails.forEach((email) => store.subscribers.add(email, tokenOf(email))));
    const id = store.transaction(() => {
      const added = store.newsletters.add({ subject: 'News from November', body: longText() });
      store.newsletters.begin(added);
      store.newsletters.pause(added, null);
      return added;
    });

    served = await serve();
    const usual: number[] = [];
    const meanwhile: number[] = [];
    await latencies(served, 60);
    for (let round = 0; round < 4; round++) {
      usual.push(...(await latencies(served, 30)));
      store.transaction(() => store.newsletters.resume(id));
      await untilSent(listed().sent + 1);
      meanwhile.push(...(await latencies(served, 30)));
      store.transaction(() => store.newsletters.pause(id, null));
    }
    console.log(
      `Milliseconds for a request: usually ${told(usual)}, while an issue is sent ${told(meanwhile)}`,
    );
    expect(share(meanwhile, 0.5)).toBeLessThan(2 * share(usual, 0.5) + 3);
    expect(share(meanwhile, 0.95)).toBeLessThan(3 * share(usual, 0.95) + 20);

    store.transaction(() => store.newsletters.resume(id));
    await untilSent(listed().sent + 1);
    const before = arrived().length;
    queueMail(store, 'kim@example.com', { kind: 'reset-code', code: '40718293' });
    await expect.poll(() => arrived().some(isToKim)).toBe(true);
    expect(arrived().findIndex(isToKim) - before).toBeLessThan(5);

    const each = Math.floor((PEOPLE - listed().sent) / (KILLS + 1) / 2);
    for (let kill = 0; kill < KILLS; kill++) {
      await untilSent(listed().sent + random.int(1, each));
      await untilTaken();
      await served.kill();
      served = await serve();
      await fail(FAULTS[kill % FAULTS.length]);
    }
    await expect.poll(finished, { interval: 100 }).toBe(true);
    await served.stop();

    const { sent, refused, failed, left } = listed();
    const people = emails.filter((email) => !isRefused(email));
    expect([sent, refused, failed, left]).toEqual([people.length, PEOPLE - people.length, 0, 0]);
    const idsOf = new Map<string, string[]>();
    for (const mail of arrived().filter((one) => !isToKim(one))) {
      const { messageId = '' } = await parsed(mail);
      idsOf.set(mail.to[0], [...(idsOf.get(mail.to[0]) ?? []), messageId]);
    }
    expect(new Set(idsOf.keys())).toEqual(new Set(people));
    for (const ids of idsOf.values()) expect(new Set(ids).size).toBe(1);
    const twice = [...idsOf.values()].reduce((sum, ids) => sum + ids.length - 1, 0);
    console.log(
      `${people.length} got it, ${refused} were refused, ${twice} mails came once more: ` +
        `${KILLS} kills of ours, ${lost()} mails that the server took without saying so.`,
    );
    expect(twice).toBeLessThanOrEqual(KILLS + lost());
    expect(emails.filter((email) => store.subscribers.has(email))).toEqual(people);
  },
);

async function mailServer(port?: number): Promise<Smtp> {
  const started = await startSmtp('accept', port);
  started.refuses = isRefused;
  started.delay = () => random.next() * 2;
  return started;
}

const serve = () =>
  startServing({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // A server that says nothing is left after a second.
    SMTP_URL: `${smtp.url}?socketTimeout=1000&greetingTimeout=1000`,
  });

function listed() {
  const found = store.lists.newsletters.row(1);
  if (!found) throw new Error('There is no newsletter');
  return found;
}

const arrived = () => [...received, ...smtp.received];
const lost = () => unanswered + smtp.unanswered;

async function untilSent(count: number): Promise<void> {
  await expect.poll(() => listed().sent).toBeGreaterThanOrEqual(count);
}

/** Exactly between the mail server's taking a mail and the note of it. */
async function untilTaken(): Promise<void> {
  const { delay } = smtp;
  smtp.delay = () => 300;
  const before = smtp.received.length;
  await expect.poll(() => smtp.received.length, { interval: 1 }).toBeGreaterThan(before);
  smtp.delay = delay;
}

/** For a second and a half. */
async function fail(fault: (typeof FAULTS)[number]): Promise<void> {
  if (fault !== 'dead') smtp.mode = fault;
  else await die();
  await sleep(1500);
  if (fault === 'dead') smtp = await mailServer(smtp.port);
  smtp.mode = 'accept';
}

/** With what it has taken and not answered. */
async function die(): Promise<void> {
  await smtp.close();
  received.push(...smtp.received);
  unanswered += smtp.unanswered + 1;
  smtp.received = [];
  smtp.unanswered = 0;
}

/** As if minutes had passed for what is tried again later. */
function finished(): boolean {
  const database = new BetterSqlite3(file, { timeout: 10_000 });
  database.exec(`UPDATE deliveries SET next_at = created_at WHERE state = 'waiting' AND attempts > 0`);
  database.close();
  return listed().state === 'sent';
}

/** In a thread of its own, for this one has a mail server to run. */
const ASK = `
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

/** How long that many requests take, one after another, in milliseconds. */
async function latencies({ url }: Served, count: number): Promise<number[]> {
  const addresses = REQUESTS.map((path) => url + path);
  const asking = new Worker(ASK, { eval: true, workerData: { addresses, count } });
  const [times] = (await once(asking, 'message')) as [number[]];
  return times;
}

/** The time that this part of them takes at most. */
function share(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];
}

function told(times: number[]): string {
  return `${share(times, 0.5).toFixed(1)} (one in twenty over ${share(times, 0.95).toFixed(1)})`;
}

function isToKim({ to }: ReceivedMail): boolean {
  return to[0] === 'kim@example.com';
}

function longText(): string {
  return '<h2><a href="/singlepost/7">Sleep</a></h2><p>What helps and what does not.</p>'.repeat(60);
}
