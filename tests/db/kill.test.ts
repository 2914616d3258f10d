import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, afterEach, expect, it } from 'vitest';
import BetterSqlite3 from 'better-sqlite3';
import { API } from '#contract/paths.ts';
import type { Store } from '../../db/store.ts';
import { Random } from '../../sample-data/random.ts';
import { createUnsubscribeToken } from '../../server/features/newsletter/unsubscribe-token.ts';
import { poster, sessionOf } from '../helpers/accounts.ts';
import { clientOf } from '../helpers/client.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { photo } from '../helpers/pictures.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { startServing } from '../helpers/served.ts';
import { SENDER_SETTINGS, startSmtp } from '../helpers/smtp.ts';
import type { Smtp } from '../helpers/smtp.ts';
import { fileStore } from '../helpers/stores.ts';
import { filesOf } from '../helpers/upload-site.ts';

const KILLS = sized(2, 200);
/** Writes that are acknowledged before a kill, at the most. */
const MOST_WRITES = 12;
const READERS = 5;

/** A write that was acknowledged, and what finds it. */
interface Kept {
  what: string;
  isThere: () => boolean;
}

let folder: string;
let store: Store;
let smtp: Smtp;
beforeEach(async () => {
  folder = newFolder();
  store = fileStore(join(folder, 'directory.sqlite'));
  smtp = await startSmtp();
});
afterEach(async () => {
  store.close();
  await smtp.close();
});

it('keeps all that was acknowledged, mails included, whenever it is killed', async () => {
  const random = new Random(SEED);
  const tokenOf = createUnsubscribeToken(Buffer.alloc(32, 7));
  const picture = await (await photo(200, 200)).jpeg().toBuffer();
  const kept: Kept[] = [];
  /** Mails that had been noted as sent when it was killed, and how many had come by then. */
  const noted = new Map<string, number>();
  smtp.delay = () => random.next() * 4;
  store.transaction(() => {
    for (let n = 0; n < READERS; n++) store.subscribers.add(`reader${n}@example.com`, tokenOf(`reader${n}`));
  });

  for (let round = 0; round < KILLS; round++) {
    const served = await serve();
    const email = `doctor${round}@example.com`;
    const doctor = await addPublicDoctor(store, email, new Date());
    const writers = writersOf(served.url, await sessionOf(poster(served.url), email), {
      round,
      doctor,
      picture,
    });
    const issue = store.transaction(() => {
      const id = store.newsletters.add({ subject: `Issue ${round}`, body: '<p>News.</p>' });
      store.newsletters.begin(id);
      return id;
    });
    kept.push({
      what: `issue ${round}`,
      isThere: () => store.lists.newsletters.row(issue)?.sent === READERS,
    });
    const done = writers.map(() => 0);
    const writing = writers.map((write, i) => untilKilled(write, (one) => (kept.push(one), done[i]++)));
    const enough = random.int(1, MOST_WRITES);
    // Each kind in turn at least once, however long it takes.
    const isEnough = () => done[round % done.length] > 0 && sum(done) >= enough;
    await Promise.race([expect.poll(isEnough, { interval: 1 }).toBe(true), Promise.all(writing)]);
    await served.kill();
    await Promise.all(writing);
    for (const id of notedAsSent()) if (!noted.has(id)) noted.set(id, smtp.received.length);
    expect(integrity()).toBe('ok');
  }

  const last = await serve();
  await expect.poll(unsent, { interval: 50 }).toBe(0);
  await expect.poll(() => kept.filter(({ isThere }) => !isThere()).map(({ what }) => what)).toEqual([]);
  await last.stop();
  const ids = smtp.received.map(idOf);
  const sent = notedAsSent();
  expect(sent.filter((id) => !ids.includes(id))).toEqual([]);
  expect([...noted].filter(([id, by]) => ids.indexOf(id, by) !== -1)).toEqual([]);
  const twice = ids.length - new Set(ids).size;
  console.log(
    `${KILLS} kills, ${kept.length} writes kept, ${sent.length} mails sent, ${twice} of them once more.`,
  );
  expect(twice).toBeLessThanOrEqual(KILLS);
});

interface Round {
  round: number;
  doctor: number;
  picture: Buffer;
}

/** What is written side by side: each makes its write number n, and says how to find it. */
function writersOf(url: string, token: string, { round, doctor, picture }: Round) {
  const { post, send } = clientOf(url);
  const row = () => store.profiles.of(doctor);
  return [
    async (n: number): Promise<Kept> => {
      const email = `new${round}-${n}@example.com`;
      const person = { first_name: 'Mei', last_name: 'Osei', email, password: 'seven small lanterns' };
      expect((await post(API.register, person, { from: `198.51.${round}.${n}` })).status).toBe(200);
      const isMailed = () => store.outbox.to(email, 9).some(({ status }) => status === 'sent');
      return { what: email, isThere: () => store.users.byEmail(email) !== null && isMailed() };
    },
    async (n: number): Promise<Kept> => {
      const words = `Words ${n}.`;
      expect((await post(API.changeSummary, { summary: words }, { token })).status).toBe(200);
      const saved = () => Number(/\d+/.exec(row()?.content.summary ?? '')?.[0] ?? -1);
      return { what: `${words} of ${doctor}`, isThere: () => saved() >= n };
    },
    async (n: number): Promise<Kept> => {
      const title = `Article ${round}-${n}`;
      const writing = { title, sub_content: 'What helps.', contents: '<p>Sleep.</p>' };
      expect((await post(API.ownArticles, writing, { token })).status).toBe(200);
      return {
        what: title,
        isThere: () => store.articles.ofAuthor(doctor).some((one) => one.title === title),
      };
    },
    async (): Promise<Kept> => {
      const headers = { 'content-type': 'image/jpeg' };
      const answer = await send('POST', API.uploadAvatar, { body: new Uint8Array(picture), token, headers });
      expect(answer.status).toBe(200);
      const { avatar } = answer.json<{ avatar: string }>();
      const hasFiles = () => filesOf(avatar).every((file) => existsSync(join(folder, 'uploads', file)));
      return { what: `picture ${avatar}`, isThere: () => store.uploads.has(avatar) && hasFiles() };
    },
  ];
}

/** Writes on and on. What was not answered may be kept or not. */
async function untilKilled(write: (n: number) => Promise<Kept>, keep: (kept: Kept) => void): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      keep(await write(n));
    } catch (error) {
      // What fetch rejects with where a connection breaks off.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

function sum(counts: number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

const serve = () =>
  startServing({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    ...SENDER_SETTINGS,
    SMTP_URL: smtp.url,
  });

function ask(question: string): unknown[] {
  const database = new BetterSqlite3(join(folder, 'directory.sqlite'), { readonly: true });
  const answers = database.prepare(question).pluck().all();
  database.close();
  return answers;
}

const integrity = () => ask('PRAGMA integrity_check').join();

function notedAsSent(): string[] {
  return ask(
    "SELECT message_id FROM outbox WHERE status = 'sent' UNION ALL SELECT message_id FROM deliveries WHERE state = 'sent'",
  ).map(String);
}

/** Mails that wait, as if the minutes had passed after which what failed is tried again, and issues on their way. */
function unsent(): number {
  const database = new BetterSqlite3(join(folder, 'directory.sqlite'), { timeout: 10_000 });
  for (const [table, state] of [
    ['outbox', 'status'],
    ['deliveries', 'state'],
  ])
    database.exec(`UPDATE ${table} SET next_at = created_at WHERE ${state} = 'waiting' AND attempts > 0`);
  database.close();
  return ask(
    "SELECT id FROM outbox WHERE status = 'waiting' UNION ALL SELECT id FROM newsletters WHERE state <> 'sent'",
  ).length;
}

/** As the outbox has it. */
function idOf({ raw }: { raw: string }): string {
  return /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? '';
}
