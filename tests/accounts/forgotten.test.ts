import { mkdirSync, statSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { EDITORIAL_DESK } from '#contract/articles.ts';
import { DAY_MS } from '#contract/constants.ts';
import { API } from '#contract/paths.ts';
import type { AppOffer } from '#contract/second-factors.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { Random } from '../../sample-data/random.ts';
import type { Store } from '../../db/store.ts';
import { storeImage } from '../../db/uploads/image-files.ts';
import type { NewArticle } from '../../db/articles/rows.ts';
import { removeAccount } from '../../server/features/accounts/remove-account.ts';
import type { Context } from '../../server/app/create-context.ts';
import { createHandler } from '../../server/app/app.ts';
import { createForgetting } from '../../server/platform/forgetting/forgetting.ts';
import { invite } from '../../server/features/invitations/invite.ts';
import { listen } from '../../server/platform/http/listen.ts';
import { createLog } from '../../server/platform/log.ts';
import { UNSUBSCRIBE_PATH } from '../../server/features/mail/unsubscribe-link.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';
import { PASSWORD, addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf, startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { placesOf } from '../helpers/data-dir.ts';
import { IDENTITY, PRACTICE } from '../helpers/profile-forms.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { SEED, sized } from '../helpers/scale.ts';
import { fileStore, noon, ROOT } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const NAME = { first_name: 'Ÿzabqelkor', last_name: 'Wuxtroplin' };
const EMAIL = 'jukvodbret@example.com';
const NPI = '1234567893';
const ABOUT = 'zurplequok';
const WRITTEN = 'brontavik';
const PASSKEY = 'kwyzzorbulent';
/** Ends of what is told of the doctor nowhere else: see `placesOf`. */
const TRACES = [
  ...['abqelkor', 'troplin', 'kvodbret', 'plequok', 'ntavik', '34567893'],
  ...['555-0178', '6175550178', 'limbroxuk', 'imbroxuk street psychiatry', 'zorbulent'],
];

let folder: string;
let store: Store;
let context: Context;
let app: TestApp;

beforeEach(async () => {
  folder = newFolder();
  mkdirSync(join(folder, 'uploads'));
  store = fileStore(fileOf(), noon);
  const config = { trustProxy: 1, dataDir: folder };
  context = await contextOf(store, { config });
  app = await startApp(store, { now: noon, config });
});

const fileOf = () => join(folder, 'directory.sqlite');

/** What the job does, in a process of its own. */
function clean(now = noon): Promise<void> {
  return createForgetting({ store, root: ROOT, dataDir: folder, log: createLog('silent'), now }).clean();
}

it('is waited for by what writes, and by nothing that reads', async () => {
  const { url, close } = await listen(createHandler(context), { ...context.config, port: 0 }, context);
  await addUser(store, { email: EMAIL });
  const other = new BetterSqlite3(fileOf());
  other.exec('UPDATE forgetting SET removals = removals + 1; BEGIN IMMEDIATE');
  const cleaned = context.forgetting.clean();
  const signedIn = poster(url)('login', { email: EMAIL, password: PASSWORD });
  const unsubscribed = fetch(`${url}${UNSUBSCRIBE_PATH}?token=none`, { method: 'POST' });
  for (let n = 0; n < 10; n++) expect((await fetch(`${url}/home`)).status).toBe(200);
  other.exec('COMMIT');
  other.close();
  expect((await signedIn).status).toBe(200);
  expect((await unsubscribed).status).toBe(400);
  await cleaned;
  await close();
});

describe('a doctor who leaves', () => {
  it('is nowhere in the data directory after the sweep', async () => {
    const id = await addDoctor();
    const token = await sessionOf(poster(app.url), EMAIL);
    await leaveTraces(id, token);
    openDatabase(fileOf()).pragma('wal_checkpoint(PASSIVE)');
    expect(placesOf(TRACES, folder)).toEqual(
      expect.arrayContaining([
        ...TRACES.map((trace) => `directory.sqlite: ${trace}`),
        'uploads/.incoming/half: abqelkor',
        'uploads/own-640.webp: abqelkor',
        'uploads/elsewhere-640.webp: abqelkor',
      ]),
    );

    const call = { currentPassword: PASSWORD, articles: 'unnamed' };
    expect((await app.post('/api/user/delete-account', call, { token })).status).toBe(200);
    await sendMails();
    store.sweep();
    await context.uploads.sweep();
    expect(placesOf(TRACES, folder)).not.toEqual([]);
    await clean();
    expect(placesOf(TRACES, folder)).toEqual([]);
    expect(store.users.byId(id)).toBeNull();
  });

  it.each(['before', 'the notice'])(
    'with an address that refuses mail, %s, leaves that nowhere either',
    async (when) => {
      await addDoctor();
      if (when === 'before')
        store.transaction(() => store.outbox.suppress(EMAIL, 'refused', `550 <${EMAIL}>`));
      const token = await sessionOf(poster(app.url), EMAIL);
      await app.post('/api/user/delete-account', { currentPassword: PASSWORD }, { token });
      const answer = { command: 'RCPT TO', responseCode: 550, permanent: true };
      const refusal = Object.assign(new Error(`550 <${EMAIL}>`), answer);
      await sendMails(() => Promise.reject(refusal));
      await clean();
      expect(placesOf(['kvodbret'], folder)).toEqual([]);
    },
  );

  it('because an administrator says so is nowhere either', async () => {
    const id = await addDoctor();
    await addUser(store, { email: 'admin@example.com', manage_role: 'admin' });
    const token = await sessionOf(poster(app.url), 'admin@example.com');
    const left = await fetch(`${app.url}/api/admin/users/${id}`, {
      method: 'DELETE',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'Asked for it.', revision: store.lists.users.row(id)?.revision }),
    });
    expect(left.status).toBe(200);
    await sendMails();
    await clean();
    expect(placesOf(TRACES, folder)).toEqual([]);
  });

  it('after another address was given leaves the one before nowhere either', async () => {
    const former = 'gwaxomurdil@example.com';
    const id = await addUser(store, { ...NAME, email: former });
    store.transaction(() => {
      for (const failed of [1, 2]) {
        store.outbox.add({ recipient: former, kind: 'password-changed', data: {} });
        store.outbox.giveUp(failed, 'failed', `550 <${former}>`, true);
      }
      store.outbox.markSent(1, null);
      addImport([{ line: 2, ...refused([` ${former}`, NAME.last_name]) }]);
    });
    await addUser(store, { email: 'admin@example.com', manage_role: 'admin' });
    const admin = await sessionOf(poster(app.url), 'admin@example.com');
    const { revision } = mustBe(store.lists.users.row(id));
    const edit = { ...NAME, email: EMAIL, revision };
    const changed = await app.send('PUT', `/api/admin/users/${id}`, { token: admin, json: edit });
    expect(changed.status).toBe(200);
    expect(store.outbox.latest(9).map(({ kind }) => kind)).toEqual(['address-changed']);
    const token = await sessionOf(poster(app.url), EMAIL);
    await app.post('/api/user/delete-account', { currentPassword: PASSWORD }, { token });
    expect(placesOf(['axomurdil'], folder)).not.toEqual([]);
    await sendMails();
    await clean();
    expect(placesOf(['axomurdil', ...TRACES], folder)).toEqual([]);
  });

  it('leaves no word of an address that the account was to have', async () => {
    await addUser(store, { email: EMAIL });
    const post = poster(app.url);
    const token = await sessionOf(post, EMAIL);
    await post('begin-email-change', { email: 'gwaxomurdil@example.com' }, token);
    await sendMails();
    await post('delete-account', { currentPassword: PASSWORD }, token);
    await sendMails();
    await clean();
    expect(placesOf(['axomurdil'], folder)).toEqual([]);
  });

  it('without a notice leaves no word of an address that refuses mail either', async () => {
    const id = await addUser(store, { email: EMAIL, verified: false });
    store.transaction(() => {
      store.outbox.suppress(EMAIL, 'refused', `550 <${EMAIL}>`);
      removeAccount(context, id);
    });
    expect(store.outbox.isSuppressed(EMAIL)).toBe(false);
  });

  it('keeps articles that are published under the name', async () => {
    const kept = await leftArticle({});
    expect(kept).toMatchObject({ author: 'Dr. Ada Osei', avatar: null, author_id: null });
    expect(await pageOf(kept)).toContain('"author":{"@type":"Person","name":"Dr. Ada Osei"}');
  });

  it('or takes the name off them', async () => {
    const unnamed = await leftArticle({ articles: 'unnamed' });
    expect(unnamed).toMatchObject({ author: EDITORIAL_DESK, avatar: null, author_id: null });
    const page = await pageOf(unnamed);
    expect(page).toContain('"author":{"@type":"Organization","name":"Editorial desk"}');
    expect(page).not.toContain('Osei');
    expect(store.articles.revisions.of(unnamed.id)).toEqual([]);
  });

  it('or takes them along, also what readers have', async () => {
    const id = await publishAndLeave({ articles: 'remove' });
    expect(store.articles.byId(id)).toBeNull();
    expect((await app.get(`/singlepost/${id}`)).status).toBe(410);
  });

  it.each(['keep', 'unnamed', 'remove'])('takes along what waits for its time: %s', async (articles) => {
    const tomorrow = new Date(noon().getTime() + DAY_MS).toISOString();
    const id = await publishAndLeave({ articles }, { published_at: tomorrow });
    expect(store.articles.byId(id)).toBeNull();
  });

  const pageOf = async ({ id }: { id: number }) => (await app.get(`/singlepost/${id}`)).text;

  const leftArticle = async (choice: object) => mustBe(store.articles.byId(await publishAndLeave(choice)));

  async function publishAndLeave(choice: object, article: Partial<NewArticle> = {}): Promise<number> {
    const author_id = await addUser(store, { email: EMAIL });
    const byline = { author_id, author: 'Dr. Ada Osei', avatar: 'face', ...article };
    const id = publishArticle(store, byline);
    store.transaction(() => {
      const article = store.articles.byId(id);
      if (article) store.articles.revisions.keep({ ...article, title: 'Before' }, author_id);
    });
    const token = await sessionOf(poster(app.url), EMAIL);
    await app.post('/api/user/delete-account', { currentPassword: PASSWORD, ...choice }, { token });
    return id;
  }
});

it('an NPI that nobody has looked up takes nothing from whose it is', async () => {
  const id = await addUser(store, { email: EMAIL });
  const invited = { ...NAME, email: 'office@example.com', content: { npi: NPI } };
  store.transaction(() => {
    invite(store, invited, addImport([]), noon());
    store.profiles.change(id, { npi: NPI }, { by: id, why: 'typed' });
  });
  const token = await sessionOf(poster(app.url), EMAIL);
  await app.post('/api/user/delete-account', { currentPassword: PASSWORD }, { token });
  expect(store.invitations.byEmail('office@example.com')).not.toBeNull();
});

it('an invited doctor who does not want to come is in no line of a file any more', async () => {
  const invited = { ...NAME, email: EMAIL, content: { npi: NPI } };
  store.transaction(() => {
    invite(
      store,
      invited,
      addImport([{ line: 2, ...refused([EMAIL.toUpperCase(), NAME.last_name]) }]),
      noon(),
    );
  });
  const { token } = JSON.parse(store.outbox.to(EMAIL, 1)[0]?.data ?? '{}') as { token: string };
  await app.post(API.declineInvitation, { token });
  await sendMails();
  await clean();
  expect(placesOf(TRACES, folder)).toEqual([]);
});

describe('the file of the database', () => {
  it('has nothing of many who left, in whatever order they came, changed and left', async () => {
    const numbers = new Random(SEED);
    const random = () => numbers.next();
    const live = new Map<number, string>();
    const gone: string[] = [];
    for (let n = 0; n < sized(150, 1500); n++) {
      const mark = `q${n.toString().padStart(5, '0')}${'kvxzj'[n % 5]}w`;
      const id = await addPublicDoctor(
        store,
        `${random().toString(36).slice(2, 8)}.${mark}@example.com`,
        noon(),
      );
      live.set(id, mark);
      change(id, mark);
      if (random() < 0.5) change([...live.keys()][Math.floor(random() * live.size)], mark);
      if (random() < 0.4) leave([...live.keys()][Math.floor(random() * live.size)]);
    }
    await clean();
    const left = new Set(placesOf(gone, folder));
    expect([...left]).toEqual([]);
    expect(placesOf([...live.values()], folder).length).toBeGreaterThanOrEqual(live.size);

    function change(id: number, mark: string): void {
      const own = live.get(id) ?? mark;
      const summary = `${own} `.repeat(1 + Math.floor(random() ** 2 * 200));
      store.transaction(() => {
        store.profiles.change(id, { summary }, { by: id, why: 'changed' });
        store.profiles.saveDraft(id, JSON.stringify({ summary }), 0);
      });
    }

    function leave(id: number): void {
      store.transaction(() => {
        const user = store.users.byId(id);
        if (user) removeAccount(context, user.id);
      });
      gone.push(live.get(id) ?? '');
      live.delete(id);
    }
  });

  it('that was written by something that deletes as SQLite does has nothing of who left', async () => {
    const old = join(folder, 'old');
    mkdirSync(old);
    writeOldDatabase(join(old, 'directory.sqlite'));
    const before = placesOf(TRACES, old);
    expect(before).toEqual(
      expect.arrayContaining(['directory.sqlite: abqelkor', 'directory.sqlite: plequok']),
    );

    const upgraded = fileStore(join(old, 'directory.sqlite'), noon);
    const log = createLog('silent');
    await createForgetting({ store: upgraded, root: ROOT, dataDir: old, log, now: noon }).clean();
    expect(placesOf(TRACES, old)).toEqual([]);
    expect(statSync(join(old, 'directory.sqlite')).size).toBeGreaterThan(0);
    expect(upgraded.forgetting.isDue()).toBe(false);
    upgraded.close();
  });

  it('is written anew when something was removed, once a day at most', async () => {
    let time = noon().getTime();
    const clock = () => new Date(time);
    const database = openDatabase(fileOf());
    const cleanedAt = () => database.prepare('SELECT cleaned_at FROM forgetting').pluck().get();
    const mine = fileStore(fileOf(), clock);
    expect(mine.forgetting.isDue()).toBe(false);
    await clean(clock);
    expect(cleanedAt()).toBeNull();
    const removeOne = async (email: string) => {
      const id = await addUser(mine, { email });
      mine.transaction(() => mine.users.remove(id));
    };
    await removeOne('ada@example.com');
    expect(mine.forgetting.isDue()).toBe(true);
    await clean();
    time = Date.parse(String(cleanedAt()));
    expect(mine.forgetting.isDue()).toBe(false);
    await removeOne('eve@example.com');
    expect(mine.forgetting.isDue()).toBe(false);
    // The clock was ahead when it was written.
    time -= 3_600_000;
    expect(mine.forgetting.isDue()).toBe(true);
    time += 3_600_000 + DAY_MS;
    expect(mine.forgetting.isDue()).toBe(true);
    mine.close();
    database.close();
  });
});

/** The doctor, public, whose words are those of TRACES. */
async function addDoctor(): Promise<number> {
  const id = await addUser(store, { ...NAME, email: EMAIL, plan: 1 });
  const at = noon().toISOString();
  store.transaction(() => {
    store.users.setPlan(id, 1);
    store.uploads.add({ name: 'own', kind: 'image', user_id: id });
    store.uploads.add({ name: 'elsewhere', kind: 'image', user_id: id });
    store.profiles.add({
      ...{
        ...IDENTITY,
        ...PRACTICE,
        ...NAME,
        npi: NPI,
        avatar: 'own',
        accepting_confirmed_at: at.slice(0, 10),
      },
      ...{ practice_name: 'Glimbroxuk Street Psychiatry', phone: '(617) 555-0178' },
      ...{ summary: `I see children. ${ABOUT}, and ${ABOUT} again.` },
      ...{ user_id: id, submit_at: at, review_status: 'approved', approved_at: at, updated_at: at },
    });
  });
  return id;
}

/** Everything that somebody can leave somewhere. */
async function leaveTraces(id: number, token: string): Promise<void> {
  const picture = Buffer.from(`a picture of ${NAME.first_name}`);
  for (const name of ['own', 'elsewhere']) await storeImage(join(folder, 'uploads'), name, { 640: picture });
  const half = join(folder, 'uploads/.incoming/half');
  await writeFile(half, picture);
  await utimes(half, new Date(0), new Date(0));

  const post = (path: string, body: object) => app.post(path, body, { token });
  await app.post('/api/reports', { id, kind: 'phone' });
  await app.post('/api/visits', { id, kind: 'view' });
  await post('/api/user/change-title-website', { title: NAME.last_name, website: null });
  await post('/api/user/save-draft', { revision: 0, content: { summary: `${ABOUT} 6175550178` } });
  await addFactors(id, token);
  const other = await addUser(store, { email: 'other@example.com' });
  const withName = `<p>By ${NAME.first_name} ${NAME.last_name}: ${WRITTEN}</p>`;
  store.transaction(() => {
    const mine = { author_id: id, author: `Dr. ${NAME.first_name} ${NAME.last_name}`, avatar: 'own' };
    publishArticle(store, { ...mine, status: 'draft', published_at: null, contents: withName });
    const published = publishArticle(store, { ...mine, cover: 'own' });
    const article = store.articles.byId(published);
    if (article) store.articles.revisions.keep({ ...article, contents: withName }, id);
    const strange = '<p><img src="/uploads/elsewhere-640.webp"><img src="/uploads/own-640.webp"></p>';
    publishArticle(store, { author_id: other, status: 'draft', published_at: null, contents: strange });
    // An administrator has taken this one back: its words were those of the search.
    store.articles.remove(publishArticle(store, { contents: withName }));
    store.articles.put({ ...mustBe(store.articles.byId(published)), cover: 'site' }, published);

    store.subscribers.add(EMAIL, 'token');
    const issue = store.newsletters.add({ subject: 'News', body: '<p>News</p>' });
    store.newsletters.begin(issue);
    store.deliveries.addNext(issue);
    store.subscribers.end('token');
    store.deliveries.giveUp(1, 'refused', EMAIL, `550 <${EMAIL}>`);
    const office = { ...NAME, email: 'office@example.com', content: { npi: NPI } };
    const lines = [
      { line: 2, ...refused([`${EMAIL.toUpperCase()} `, NAME.last_name]) },
      { line: 3, ...refused(['elsewhere@example.com', `NPI ${NPI}`, NAME.first_name]) },
      { line: 4, cells: [EMAIL, NAME.last_name], doctor: { ...office, email: EMAIL }, reason: null },
    ];
    invite(store, office, addImport(lines), noon());
  });
}

/** A passkey with the doctor's name, and an app with recovery codes. */
async function addFactors(id: number, token: string): Promise<void> {
  const key = {
    id: PASSKEY,
    public_key: Buffer.from(PASSKEY),
    counter: 0,
    transports: [],
    is_backed_up: false,
  };
  const times = { created_at: noon().toISOString(), used_at: null };
  store.secondFactors.passkeys.add({ ...key, ...times, user_id: id, name: `Phone of ${NAME.first_name}` });
  const begun = await app.post('/api/user/begin-app', {}, { token });
  const { offer, secret } = begun.json<AppOffer>();
  const code = new TOTP({ secret }).generate({ timestamp: noon().getTime() });
  expect((await app.post('/api/user/add-app', { offer, code }, { token })).status).toBe(200);
}

function addImport(lines: Parameters<Store['imports']['addLine']>[1][]): number {
  const id = store.imports.add('doctors.csv', ['email', 'last_name']);
  for (const line of lines) store.imports.addLine(id, line);
  store.imports.markChecked(id);
  return id;
}

function refused(cells: string[]) {
  return { cells, doctor: null, reason: 'email: There is an account with this address.' };
}

async function sendMails(send: () => Promise<string> = () => Promise.resolve('250 OK')): Promise<void> {
  const transport = { send, close: () => undefined };
  const { config, log } = context;
  await createMailWorker({ store, config, log, transport, now: noon }).runOnce();
}

/** Without `secure_delete`, and with all that deleting leaves behind. */
function writeOldDatabase(file: string): void {
  const database = new BetterSqlite3(file);
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  migrate(database, join(ROOT, 'db/migrations'));
  const addOne = (id: number, name: string, summary: string) => {
    database
      .prepare(`INSERT INTO users (id, first_name, last_name, email, created_at) VALUES (?, ?, ?, ?, '')`)
      .run(id, name, name, `${name}@example.com`);
    database.prepare('INSERT INTO listing_text (rowid, body) VALUES (?, ?)').run(id, summary);
    const article = [id, `<p>${summary}</p>`, summary];
    database
      .prepare(
        `INSERT INTO articles (id, kind, status, title, author, sub_content, topics, words, created_at, updated_at, contents, body)
         VALUES (?, 'digest', 'draft', '', '', '', '[]', 0, '', '', ?, ?)`,
      )
      .run(...article);
    database
      .prepare(
        'INSERT INTO articles_text (rowid, title, sub_content, body) SELECT id, title, sub_content, body FROM articles WHERE id = ?',
      )
      .run(id);
    database.prepare('INSERT OR IGNORE INTO article_words VALUES (?)').run(summary.split(' ')[0]);
  };
  for (let id = 2; id < 60; id++) addOne(id, `doctor${id}`, `words ${id}`);
  addOne(1, NAME.first_name, `${ABOUT} ${WRITTEN} (617) 555-0178`);
  database.exec(`
    INSERT INTO articles_text (articles_text, rowid, title, sub_content, body)
      SELECT 'delete', id, title, sub_content, body FROM articles WHERE id = 1;
    DELETE FROM articles WHERE id = 1;
    DELETE FROM listing_text WHERE rowid = 1;
    DELETE FROM users WHERE id = 1;
    ANALYZE;
  `);
  database.close();
}

function mustBe<T>(found: T | null): T {
  if (found === null) throw new Error('It is not there.');
  return found;
}
