import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { ListedDelivery, ListedNewsletter } from '#contract/schemas/answers/newsletters.ts';
import type { Store } from '../../db/store.ts';
import { outboxQueue } from '../../server/features/mail/outbox-queue.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { createTransport } from '../../server/features/mail/transport.ts';
import type { MailTransport } from '../../server/features/mail/transport.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';
import type { MailWorker } from '../../server/features/mail/worker.ts';
import { newsletterQueue } from '../../server/features/newsletter/newsletter-queue.ts';
import { createUnsubscribeToken } from '../../server/features/newsletter/unsubscribe-token.ts';
import { addUser } from '../helpers/accounts.ts';
import { SHORT, parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp } from '../helpers/smtp.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const CONFIG = {
  siteUrl: 'https://directory.example.org',
  siteName: 'Test Directory',
  mailFrom: { name: null, address: 'mail@directory.example.org' },
  bounceAddress: 'mail@directory.example.org',
  dkim: null,
};
const MINUTE = 60_000;
const tokenOf = createUnsubscribeToken(Buffer.alloc(32, 7));
const BODY = '<h2><a href="/singlepost/7">Sleep</a></h2><p>What helps &amp; what does not.</p>';

let time: number;
const now = () => new Date(time);
let store: Store;
let smtp: Smtp;
let worker: MailWorker;
beforeEach(async () => {
  time = noon().getTime();
  store = memoryStore(now);
  smtp = await startSmtp();
  worker = workerOver(createTransport(smtp.url, CONFIG, SHORT));
});
afterEach(async () => {
  await worker.stop();
  await smtp.close();
  store.close();
});

function workerOver(transport: MailTransport): MailWorker {
  return createMailWorker({
    store,
    config: CONFIG,
    transport,
    now,
    log: pino({ level: 'silent' }),
    queues: [outboxQueue(store, CONFIG), newsletterQueue({ store, config: CONFIG, now })],
  });
}

const address = (n: number) => `reader${n}@example.com`;
const receivers = () => smtp.received.map(({ to }) => to[0]);

function subscribe(email: string): void {
  store.transaction(() => store.subscribers.add(email, tokenOf(email)));
}

/** Begins an issue to that many subscribers; answers its id. */
function sendTo(count: number): number {
  for (let n = 1; n <= count; n++) subscribe(address(n));
  return store.transaction(() => {
    const id = store.newsletters.add({ subject: 'News from November', body: BODY });
    store.newsletters.begin(id);
    return id;
  });
}

function listed(id: number): ListedNewsletter {
  const found = store.lists.newsletters.row(id);
  if (!found) throw new Error(`No newsletter ${id}`);
  return found;
}

function deliveries(): ListedDelivery[] {
  const { ids, row } = store.lists.deliveries;
  return ids({ filter: {}, sort: 'id', order: 'ASC' }).flatMap((id) => row(id) ?? []);
}

describe('an issue', () => {
  it('goes to everybody once, however many they are, and is sent then', async () => {
    const id = sendTo(230);
    subscribe('late@example.com');
    expect(await worker.runOnce()).toBe(230);
    expect(new Set(receivers())).toEqual(new Set(Array.from({ length: 230 }, (_, n) => address(n + 1))));
    expect(receivers()).toHaveLength(230);
    expect(listed(id)).toMatchObject({ state: 'sent', recipients: 230, sent: 230, waiting: 0, left: 0 });
    expect(await worker.runOnce()).toBe(0);
  });

  it('leaves requests their turn after each mail, for longer than that mail kept them waiting', async () => {
    sendTo(3);
    const turns: string[] = [];
    const busy = 20;
    const slow = workerOver({
      send({ recipient }) {
        turns.push(recipient);
        const until = performance.now() + busy;
        while (performance.now() < until);
        setTimeout(() => turns.push('a request'), 2 * busy);
        return Promise.resolve('250 OK');
      },
      close: () => undefined,
    });
    await slow.runOnce();
    await slow.stop();
    expect(turns).toEqual([1, 2, 3].flatMap((n) => [address(n), 'a request']));
  });

  it('says who it is from, what it says in both versions, and how to leave', async () => {
    sendTo(1);
    await worker.runOnce();
    const mail = await parsed(smtp.received[0]);
    const link = `${CONFIG.siteUrl}/newsletter/unsubscribe?token=${tokenOf(address(1))}`;
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(mail.subject).toBe('News from November');
    expect(header('list-unsubscribe')).toBe(`<${link}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.text).toContain(`Sleep (${CONFIG.siteUrl}/singlepost/7)`);
    expect(mail.text).toContain('What helps & what does not.');
    for (const version of [mail.text, mail.html]) expect(version).toContain(link);
    expect(mail.html).toContain(`href="${CONFIG.siteUrl}/singlepost/7"`);
  });

  it('gives each subscriber a link of their own', async () => {
    sendTo(3);
    await worker.runOnce();
    for (const received of smtp.received) {
      const { text } = await parsed(received);
      expect([...(text ?? '').matchAll(/[0-9a-f]{32}/g)].map(([token]) => token)).toEqual([
        tokenOf(received.to[0]),
      ]);
    }
  });

  it('is not sent to who unsubscribes meanwhile, nor twice to who comes back', async () => {
    const id = sendTo(4);
    smtp.delay = () => {
      if (smtp.received.length === 2)
        store.transaction(() => {
          store.subscribers.end(tokenOf(address(1)));
          store.subscribers.end(tokenOf(address(4)));
          store.subscribers.add(address(1), tokenOf(address(1)));
        });
      return 0;
    };
    await worker.runOnce();
    expect(receivers()).toEqual([1, 2, 3].map(address));
    expect(listed(id)).toMatchObject({ state: 'sent', sent: 3, left: 1 });
    expect(deliveries().map(({ state, email }) => [state, email])).toEqual([
      ['sent', null],
      ['sent', address(2)],
      ['sent', address(3)],
      ['left', null],
    ]);
  });

  it('begins by itself when its time has come, and no earlier', async () => {
    subscribe(address(1));
    const id = scheduledBy(await addUser(store, { email: 'root@example.com', manage_role: 'admin' }));
    expect(await worker.runOnce()).toBe(0);
    time += MINUTE;
    expect(await worker.runOnce()).toBe(1);
    expect(listed(id)).toMatchObject({ state: 'sent', sent: 1 });
    expect(store.audit.latest(1)[0]).toMatchObject({ action: 'sent newsletter', object_id: id });
    expect(smtp.received[0].raw).toContain('What is new');
  });

  function scheduledBy(root: number): number {
    return store.transaction(() => {
      const id = store.newsletters.add({ subject: 'Later', preheader: 'What is new', body: BODY });
      store.newsletters.schedule(id, new Date(time + MINUTE).toISOString(), root);
      return id;
    });
  }

  it('stops when it is paused, and goes on where it was', async () => {
    const id = sendTo(5);
    smtp.delay = () => {
      if (smtp.received.length === 2) store.transaction(() => store.newsletters.pause(id, null));
      return 0;
    };
    await worker.runOnce();
    expect(receivers()).toHaveLength(2);
    expect(listed(id)).toMatchObject({ state: 'paused', sent: 2, waiting: 3 });
    store.transaction(() => store.newsletters.resume(id));
    await worker.runOnce();
    expect(receivers()).toEqual([1, 2, 3, 4, 5].map(address));
  });

  it('lets every other mail go first', async () => {
    sendTo(5);
    smtp.delay = () => {
      if (smtp.received.length === 2)
        addToOutbox(store, 'kim@example.com', { kind: 'reset-code', code: '40718293' });
      return 0;
    };
    await worker.runOnce();
    expect(receivers().indexOf('kim@example.com')).toBe(2);
  });
});

describe('an address that is refused', () => {
  it('ends the subscription, is shown, and is forgotten after a month', async () => {
    const id = sendTo(2);
    smtp.mode = '550 at RCPT TO';
    await worker.runOnce();
    expect(listed(id)).toMatchObject({ state: 'sent', sent: 0, refused: 2, left: 0 });
    expect(deliveries()[0]).toMatchObject({ email: address(1), state: 'refused' });
    expect(deliveries()[0].error).toContain('550');
    expect([1, 2].map((n) => store.subscribers.has(address(n)))).toEqual([false, false]);
    expect(store.outbox.isSuppressed(address(1))).toBe(true);
    expect(store.audit.latest(1)[0]).toMatchObject({ action: 'ended refused subscription' });
    time += 29 * DAY_MS;
    store.sweep();
    expect(deliveries()).toHaveLength(2);
    time += 2 * DAY_MS;
    store.sweep();
    expect(deliveries()).toEqual([]);
    expect(listed(id)).toMatchObject({ refused: 2 });
  });

  it('ends nothing for a subscriber who has another one meanwhile, where the issue goes then', async () => {
    const id = sendTo(1);
    smtp.refuses = (to) => {
      if (to === address(1)) store.transaction(() => store.subscribers.move(address(1), address(2)));
      return to === address(1);
    };
    await worker.runOnce();
    expect([receivers(), listed(id).sent]).toEqual([[address(2)], 1]);
    expect(deliveries()).toMatchObject([{ email: address(2), state: 'sent', error: null }]);
    expect([store.subscribers.has(address(2)), store.outbox.isSuppressed(address(1))]).toEqual([true, false]);
  });

  it('is forgotten at once when its account goes', async () => {
    sendTo(1);
    smtp.mode = '550 at RCPT TO';
    await worker.runOnce();
    store.transaction(() => store.subscribers.remove(address(1)));
    expect(deliveries()[0]).toMatchObject({ email: null, error: null });
  });

  it.each([true, false])(
    'stays forgotten of who unsubscribes while it is refused, for good: %s',
    async (forGood) => {
      const id = sendTo(1);
      smtp.mode = '451 at RCPT TO';
      smtp.refuses = (email) => {
        store.transaction(() => store.subscribers.remove(email));
        return forGood;
      };
      await worker.runOnce();
      expect(deliveries()).toMatchObject([{ state: 'left', email: null, error: null }]);
      expect(listed(id)).toMatchObject({ state: 'sent', refused: 0, left: 1 });
    },
  );

  it('is forgotten after a month while an issue pauses, and nobody gets that issue twice', async () => {
    const id = sendTo(3);
    smtp.delay = () => {
      if (smtp.received.length === 2) store.transaction(() => store.newsletters.pause(id, null));
      return 0;
    };
    await worker.runOnce();
    time += 31 * DAY_MS;
    store.sweep();
    expect(deliveries().map(({ email }) => email)).toEqual([null, null, address(3)]);
  });

  it('gets no mail when it refused another one before', async () => {
    store.outbox.suppress(address(1), 'refused', '550 no such user');
    const id = sendTo(2);
    await worker.runOnce();
    expect(receivers()).toEqual([address(2)]);
    expect(listed(id)).toMatchObject({ sent: 1, refused: 1 });
    expect(store.subscribers.has(address(1))).toBe(false);
  });

  it('is not meant when what is said is refused', async () => {
    const id = sendTo(1);
    smtp.mode = '554 at DATA';
    await worker.runOnce();
    expect(listed(id)).toMatchObject({ state: 'sent', failed: 1, refused: 0 });
    expect(store.subscribers.has(address(1))).toBe(true);
    expect(store.outbox.isSuppressed(address(1))).toBe(false);
  });

  it('is one of ten in a row at most: then the issue pauses by itself', async () => {
    const id = sendTo(30);
    smtp.mode = '550 at RCPT TO';
    await worker.runOnce();
    expect(listed(id)).toMatchObject({ state: 'paused', refused: 10, waiting: 20 });
    expect(listed(id).paused_why).toMatch(/^10 mails one after another were refused: .*550/);
  });
});

describe('a mail server without an answer', () => {
  it('is asked again after a while, for longer each time, with the same Message-ID', async () => {
    const id = sendTo(3);
    smtp.mode = 'leave after DATA';
    expect(await worker.runOnce()).toBe(1);
    expect(await worker.runOnce()).toBe(0);
    time += 1000;
    expect(await worker.runOnce()).toBe(1);
    time += 1000;
    expect(await worker.runOnce()).toBe(0);
    time += 1000;
    smtp.mode = 'accept';
    expect(await worker.runOnce()).toBe(1);
    time += MINUTE;
    expect(await worker.runOnce()).toBe(2);
    expect(listed(id)).toMatchObject({ state: 'sent', sent: 3 });
    const mails = await Promise.all(smtp.received.map(parsed));
    const ids = new Map<string, Set<string>>();
    for (const { to, messageId = '' } of mails) {
      const email = to?.[0]?.address ?? '';
      ids.set(email, (ids.get(email) ?? new Set()).add(messageId));
    }
    expect([...ids.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  });

  it('does not keep other mails waiting', async () => {
    sendTo(3);
    smtp.mode = 'leave after DATA';
    await worker.runOnce();
    smtp.mode = 'accept';
    addToOutbox(store, 'kim@example.com', { kind: 'reset-code', code: '40718293' });
    expect(await worker.runOnce()).toBe(1);
    expect(receivers().at(-1)).toBe('kim@example.com');
  });

  it('keeps one waiting whose address is to be tried later, and the others go on', async () => {
    const id = sendTo(2);
    smtp.mode = '451 at RCPT TO';
    await worker.runOnce();
    expect(deliveries().map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ]);
    smtp.mode = 'accept';
    time += MINUTE;
    await worker.runOnce();
    expect(listed(id)).toMatchObject({ state: 'sent', sent: 2 });
  });

  it('is given up after three days', async () => {
    const id = sendTo(1);
    smtp.mode = '451 at RCPT TO';
    await worker.runOnce();
    time += 3 * DAY_MS;
    await worker.runOnce();
    expect(listed(id)).toMatchObject({ state: 'sent', failed: 1 });
    expect(store.subscribers.has(address(1))).toBe(true);
  });
});
