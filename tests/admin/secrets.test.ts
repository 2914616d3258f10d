import { afterAll, beforeAll, expect, it } from 'vitest';
import { API } from '#contract/paths.ts';
import type { MailContent } from '../../server/mail/kinds/mail-kinds.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { createMailWorker } from '../../server/mail/worker.ts';
import { queueMail } from '../../server/mail/queue-mail.ts';
import { createLog } from '../../server/log.ts';
import { contextOf } from '../helpers/app.ts';
import { startBackoffice } from '../helpers/backoffice.ts';
import { CODE, MAIL_EXAMPLES, TOKEN } from '../helpers/mail-examples.ts';
import { mountedCalls } from '../helpers/mounted-calls.ts';
import { noon } from '../helpers/stores.ts';

const UNSUBSCRIBE = '0123456789abcdef'.repeat(2);
/** What is for the reader of a mail alone, whole or cut at its dots. */
const SECRETS = [CODE, TOKEN, ...TOKEN.split('.'), UNSUBSCRIBE];
const SITE = { name: 'Test Directory', url: 'https://directory.example.org' };

let office: Awaited<ReturnType<typeof startBackoffice>>;
beforeAll(async () => {
  office = await startBackoffice();
  const { store } = office;
  store.transaction(() => {
    for (const content of MAIL_EXAMPLES) queueMail(store, 'ada@example.com', content);
    store.subscribers.add('ada@example.com', UNSUBSCRIBE);
    store.newsletters.begin(store.newsletters.add({ subject: 'News', body: '<p>News.</p>' }));
    expect(store.deliveries.addNext(1)).toBe(true);
  });
  await refuseAll();
});
afterAll(() => office.app.close());

/** A server that quotes the mail that it does not take, as filters do. */
async function refuseAll(): Promise<void> {
  const { store } = office;
  const transport = {
    send: (_: unknown, { text, unsubscribe = '' }: { text: string; unsubscribe?: string }) =>
      Promise.reject(
        Object.assign(
          new Error(`451 4.7.1 see ${unsubscribe} in: ${text.replace(/\s+/g, ' ').slice(-250)}`),
          {
            command: 'DATA',
            responseCode: 451,
          },
        ),
      ),
    close: () => undefined,
  };
  const config = { siteUrl: SITE.url, siteName: SITE.name };
  const worker = createMailWorker({ store, config, transport, now: noon, log: createLog('silent') });
  expect(await worker.runOnce()).toBe(MAIL_EXAMPLES.length);
}

const withSecrets = MAIL_EXAMPLES.filter((content) => SECRETS.some((one) => inMail(content).includes(one)));

function inMail({ kind, ...data }: MailContent): string {
  const { text, html, unsubscribe } = composeMail({ kind, data: JSON.stringify(data) }, SITE);
  return text + html + String(unsubscribe);
}

it('finds the mails with codes and tokens', () => {
  expect(withSecrets.map(({ kind }) => kind).sort()).toEqual([
    'confirmation-ending',
    'confirmation-lapsed',
    'invitation',
    'newsletter',
    'profile-reported',
    'reset-code',
    'subscribe-code',
    'subscribed',
    'verify',
  ]);
});

it('lets an administrator read what every mail says, but for what is its reader’s alone', async () => {
  const outbox = office.store.outbox.latest(100);
  for (const { id, kind } of outbox) {
    const { text, body } = await office.call('GET', `/outbox/${id}`);
    for (const secret of SECRETS) expect([kind, text.includes(secret)]).toEqual([kind, false]);
    expect(body()).toMatchObject({ kind, subject: expect.any(String) as string });
    const isSecret = withSecrets.some((content) => content.kind === kind);
    expect([kind, String(body().text).includes('(for its reader alone)')]).toEqual([kind, isSecret]);
  }
});

it('answers no code and no token to any call of the backoffice', async () => {
  const ids = [1, 2, 3, ...office.store.outbox.latest(100).map(({ id }) => id)];
  const paths = mountedCalls(await contextOf(office.store))
    .filter(({ method, path }) => method === 'GET' && path.startsWith(API.admin))
    .flatMap(({ path }) => [...new Set(ids.map((id) => path.replace('/1', `/${id}`)))]);
  expect(paths.length).toBeGreaterThan(60);
  let answered = 0;
  for (const path of paths) {
    const { status, text } = await office.call('GET', path.slice(API.admin.length));
    if (status === 200) answered++;
    for (const secret of SECRETS) expect([path, text.includes(secret)]).toEqual([path, false]);
  }
  expect(answered).toBeGreaterThan(50);
});

it('shows an issue to come with nobody’s token in it', async () => {
  const { path } = (await office.call('GET', '/newsletters/1/preview')).body();
  const { status, text } = await office.app.get(String(path));
  expect(status).toBe(200);
  expect(text).toContain('token=00000000');
  for (const secret of SECRETS) expect(text).not.toContain(secret);
});
