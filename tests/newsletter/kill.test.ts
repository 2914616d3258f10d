import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import type { Store } from '../../db/store.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { createUnsubscribeToken } from '../../server/features/newsletter/unsubscribe-token.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import type { Served } from '../helpers/served.ts';
import { SENDER_SETTINGS, parsed, startSmtp } from '../helpers/smtp.ts';
import type { ReceivedMail, Smtp, SmtpMode } from '../helpers/smtp.ts';
import { fileStore } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const PEOPLE = sized(60, 5000);
const KILLS = sized(2, 12);
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
const tokenOf = createUnsubscribeToken(Buffer.alloc(32, 7));
const random = new Random(SEED);
const isRefused = (email: string) => Number(/\d+/.exec(email)) % REFUSED === 7;

let folder: string;
let file: string;
let store: Store;
let smtp: Smtp;
let served: Served | null;
let received: ReceivedMail[];
let unanswered: number;
beforeEach(async () => {
  folder = newFolder();
  file = join(folder, 'directory.sqlite');
  store = fileStore(file);
  received = [];
  unanswered = 0;
  smtp = await mailServer();
  served = null;
});
afterEach(async () => {
  await served?.kill();
  store.close();
  await smtp.close();
});

it('brings an issue to each subscriber once, whatever the mail server does and whoever is killed', async () => {
  const emails = Array.from({ length: PEOPLE }, (_, n) => `reader${n}@example.com`);
  store.transaction(() => emails.forEach((email) => store.subscribers.add(email, tokenOf(email))));
  const id = store.transaction(() => {
    const added = store.newsletters.add({ subject: 'News from November', body: longText() });
    store.newsletters.begin(added);
    store.newsletters.pause(added, null);
    return added;
  });

  served = await serve();
  store.transaction(() => store.newsletters.resume(id));
  await untilSent(listed().sent + 1);
  const before = arrived().length;
  addToOutbox(store, 'kim@example.com', { kind: 'reset-code', code: '40718293' });
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
});

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
    ...SENDER_SETTINGS,
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

/** Until it was met. */
async function fail(fault: (typeof FAULTS)[number]): Promise<void> {
  const before = troubles();
  if (fault !== 'dead') smtp.mode = fault;
  else await die();
  await expect.poll(troubles).toBeGreaterThan(before);
  if (fault === 'dead') smtp = await mailServer(smtp.port);
  smtp.mode = 'accept';
}

/** Failures that are noted with mails that wait. */
function troubles(): number {
  const database = new BetterSqlite3(file, { readonly: true, timeout: 10_000 });
  const noted = database
    .prepare(`SELECT total(attempts) FROM deliveries WHERE state = 'waiting'`)
    .pluck()
    .get();
  database.close();
  return Number(noted);
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

function isToKim({ to }: ReceivedMail): boolean {
  return to[0] === 'kim@example.com';
}

function longText(): string {
  return '<h2><a href="/singlepost/7">Sleep</a></h2><p>What helps and what does not.</p>'.repeat(60);
}
