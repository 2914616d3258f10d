import { pino } from 'pino';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ADMIN_API } from '#contract/admin-paths.ts';
import { ACCOUNT_API } from '#contract/account-paths.ts';
import type { MailRow } from '../../db/mail/rows.ts';
import type { Store } from '../../db/store.ts';
import { composeMail, mailForOthers } from '../../server/features/mail/compose.ts';
import { outboxQueue } from '../../server/features/mail/outbox-queue.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import type { MailContent } from '../../server/features/mail/kinds/mail-kinds.ts';
import type { MailTransport } from '../../server/features/mail/transport.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';
import type { MailWorker } from '../../server/features/mail/worker.ts';
import { newsletterQueue } from '../../server/features/newsletter/newsletter-queue.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { contextOf } from '../helpers/app.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { CODE, MAIL_EXAMPLES, TOKEN } from '../helpers/mail-examples.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { addPublicDoctor } from '../helpers/public-doctor.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

/** No administrator gets what is for the reader of a mail alone, wherever they look. */

const READER = 'ada@example.com';
const UNSUBSCRIBE = '0123456789abcdef'.repeat(2);
/** Whole, and cut at its dots. */
const SECRETS = [CODE, TOKEN, ...TOKEN.split('.'), UNSUBSCRIBE];
const HIDDEN = '(for its reader alone)';
const SITE = { name: 'Test Directory', url: 'https://directory.example.org' };

let office: Awaited<ReturnType<typeof startBackoffice>>;
let session: string;
let log = '';

beforeAll(async () => {
  office = await startBackoffice();
  const { app, store } = office;
  await addUser(store, { email: READER });
  session = await sessionOf(poster(app.url), READER);
  const doctor = await addPublicDoctor(store, 'eve@example.com', noon());
  const article = publishArticle(store);
  store.transaction(() => {
    for (const content of MAIL_EXAMPLES) addToOutbox(store, READER, toldOf({ doctor, article }, content));
    store.subscribers.add(READER, UNSUBSCRIBE);
    store.newsletters.begin(store.newsletters.add({ subject: 'News', body: '<p>News.</p>' }));
  });
  await refuseAll();
});

/** What tells of something that is not so is not sent. */
function toldOf({ doctor, article }: { doctor: number; article: number }, content: MailContent): MailContent {
  if (content.kind === 'profile-approved') return { ...content, doctor };
  return content.kind === 'article-published' ? { ...content, article } : content;
}

/** By a mail server that quotes what it does not take, as filters do. */
async function refuseAll(): Promise<void> {
  const sent = await workerOf(office.store, (_, { text, unsubscribe }) => {
    const said = `Message failed: 451 4.7.1 ${unsubscribe} in: ${aroundSecret(text)}`;
    throw Object.assign(new Error(said), { command: 'DATA', responseCode: 451, response: said });
  }).runOnce();
  expect(sent).toBe(MAIL_EXAMPLES.length + 1);
}

function workerOf(store: Store, send: MailTransport['send']): MailWorker {
  const config = { siteUrl: SITE.url, siteName: SITE.name };
  return createMailWorker({
    ...{
      store,
      config,
      now: noon,
      log: pino({ level: 'trace' }, { write: (line: string) => void (log += line) }),
    },
    transport: { send, close: () => undefined },
    queues: [outboxQueue(store, config), newsletterQueue({ store, config, now: noon })],
  });
}

function aroundSecret(text: string): string {
  const at = Math.min(...SECRETS.map((secret) => text.indexOf(secret)).filter((found) => found >= 0));
  return text.slice(Number.isFinite(at) ? Math.max(0, at - 20) : 0);
}

function isSecret({ kind, data }: MailRow): boolean {
  const { text, html, unsubscribe } = composeMail({ kind, data }, SITE);
  return SECRETS.some((secret) => `${text}${html}${unsubscribe}`.includes(secret));
}

it('knows of secrets in these mails', () => {
  const kinds = office.store.outbox
    .latest(100)
    .filter(isSecret)
    .map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([
    'address-left',
    'confirmation-ending',
    'confirmation-lapsed',
    'earliest-visit-ending',
    'invitation',
    'new-address-code',
    'newsletter',
    'old-address-code',
    'password-link',
    'profile-reported',
    'reset-code',
    'subscribe-code',
    'subscribed',
    'verify',
  ]);
});

it('lets an administrator read what every mail says, but for what is its reader’s alone', async () => {
  for (const mail of office.store.outbox.latest(100)) {
    const shown = (await office.call('GET', `/outbox/${mail.id}`)).body();
    expect(shown).toMatchObject({ kind: mail.kind, subject: expect.any(String) as string });
    expect([mail.kind, String(shown.text).includes(HIDDEN)]).toEqual([mail.kind, isSecret(mail)]);
    // What makes an address somebody's is in its query: here none has one.
    expect(shown.text).not.toMatch(/https?:\S*[?#]/);
    expectNothingIn(JSON.stringify(shown), mail.kind);
    expect(shown.error).toMatch(/^Message failed: 451 4\.7\.1 /);
  }
});

it('keeps what a mail said once it is sent, and nothing that its reader could do anything with', async () => {
  const store = memoryStore(noon);
  onTestFinished(() => store.close());
  store.transaction(() => MAIL_EXAMPLES.forEach((content) => addToOutbox(store, READER, content)));
  const said = () => store.outbox.latest(100).map((mail) => mailForOthers(mail, SITE));
  const before = said();
  await workerOf(store, () => Promise.resolve('')).runOnce();
  const after = said();
  expect(after.length).toBeGreaterThan(MAIL_EXAMPLES.length / 2);
  expect(before).toEqual(expect.arrayContaining(after));
  const kept = store.outbox.latest(100);
  expect(new Set(kept.map(({ status }) => status))).toEqual(new Set(['sent']));
  for (const mail of kept) {
    expectNothingIn(JSON.stringify(mail), mail.kind);
    store.outbox.retryNow(mail.id);
  }
  expect(store.outbox.nextDue()).toBeNull();
});

it('answers none to any call of the backoffice that reads', async () => {
  const calls = mountedCalls(await contextOf(office.store)).filter(
    ({ method, path }) => method === 'GET' && path.startsWith(ADMIN_API.all),
  );
  const found: string[] = [];
  for (const { path } of calls) {
    const { status, text } = await office.call('GET', path.slice(ADMIN_API.all.length));
    if (status === 200) found.push(path.slice(ADMIN_API.all.length));
    expectNothingIn(text, path);
  }
  // What there is to be found: the mails, what became of them, and whom they are for.
  const lists = ['/outbox', '/deliveries', '/newsletters', '/subscribers', '/users', '/audit'];
  expect(found).toEqual(expect.arrayContaining(lists.flatMap((list) => [list, `${list}.csv`, `${list}/1`])));
});

it('answers none when a mail is tried again', async () => {
  const [{ id }] = office.store.outbox.latest(100).filter(({ kind }) => kind === 'invitation');
  const { status, text } = await office.call('POST', `/outbox/${id}/retry`, {});
  expect([status, text.includes(HIDDEN)]).toEqual([200, true]);
  expectNothingIn(text, 'retry');
});

it('shows an issue to come with nobody’s token in it', async () => {
  const { path } = (await office.call('GET', '/newsletters/1/preview')).body();
  const { status, text } = await office.app.get(String(path));
  expect(status).toBe(200);
  expect(text).toContain('token=00000000');
  expectNothingIn(text, 'preview');
});

it('keeps none in the trail, in what people download about themselves, and in the log', async () => {
  expectNothingIn(JSON.stringify(office.store.audit.latest(1000)), 'trail');
  const { status, text } = await office.app.post(ACCOUNT_API.exportData, {}, { token: session });
  expect(status).toBe(200);
  expectNothingIn(text, 'download');
  expect(log).toMatch(/mail (postponed|failed|suppressed)/);
  expectNothingIn(log, 'log');
});

function expectNothingIn(text: string, where: string): void {
  for (const secret of SECRETS) expect([where, text.includes(secret)]).toEqual([where, false]);
}
