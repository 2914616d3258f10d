import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { API } from '#contract/paths.ts';
import type { Store } from '../../db/store.ts';
import { createBounceMailbox } from '../../server/features/mail/bounce-mailbox.ts';
import { removeAccount } from '../../server/features/accounts/remove-account.ts';
import { noteBounce } from '../../server/features/mail/note-bounce.ts';
import { isSignedWebhook } from '../../server/features/mail/standard-webhook.ts';
import { addUser, poster, sessionOf } from '../helpers/accounts.ts';
import { startApp } from '../helpers/app.ts';
import type { TestApp } from '../helpers/app.ts';
import { startImap } from '../helpers/imap.ts';
import type { Imap, ImapMode } from '../helpers/imap.ts';
import { bounceOf, complaintOf } from '../helpers/reports.ts';
import { memoryStore, noon } from '../helpers/stores.ts';

const ADA = 'ada@example.com';
const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const DAY = 86_400_000;

let time: number;
let store: Store;
beforeEach(() => {
  time = noon().getTime();
  store = memoryStore(() => new Date(time));
});

/** Sends a mail to an address and answers its Message-ID. */
function sent(email = ADA): string {
  store.transaction(() => store.outbox.add({ recipient: email, kind: 'plan-ended', data: {} }));
  const [{ id, message_id }] = store.outbox.to(email, 1);
  store.transaction(() => store.outbox.markSent(id, null));
  return message_id;
}

const suppressed = (email = ADA) => store.outbox.suppressionOf(email)?.why ?? null;

it('a signature is checked as the convention has it', () => {
  // The example of its reference libraries.
  const body = Buffer.from('{"test": 2432232314}');
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  };
  const now = new Date(1_614_265_330_000);
  expect(isSignedWebhook(body, headers, secret, now)).toBe(true);
  expect(
    isSignedWebhook(body, { ...headers, signature: `v1a,x v1,AAAA ${headers.signature}` }, secret, now),
  ).toBe(true);
});

describe('a webhook', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp(store, { now: () => new Date(time), config: { mailWebhookSecret: SECRET } });
  });

  interface Signing {
    id?: string;
    at?: number;
    secret?: string;
    forged?: object;
  }
  async function tell(events: object[], { id = 'msg_1', at = time, secret = SECRET, forged }: Signing = {}) {
    const body = JSON.stringify({ events });
    const timestamp = String(Math.floor(at / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    const { status } = await app.send('POST', API.mailBounces, {
      headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
      body: forged ? JSON.stringify({ events: [forged] }) : body,
    });
    return status;
  }

  it('that tells of an address that is dead has nothing sent to it any more', async () => {
    const message_id = `<${sent()}@directory.example.org>`;
    expect(
      await tell([{ type: 'bounce', message_id, address: 'Ada@Example.com', reason: '550 nobody' }]),
    ).toBe(200);
    expect(store.outbox.suppressionOf(ADA)).toMatchObject({ why: 'bounced', reason: '550 nobody' });
    expect(store.outbox.to(ADA, 1)[0]).toMatchObject({ status: 'sent', error: 'Came back: 550 nobody' });
  });

  it('counts only with a mail of ours to the same address', async () => {
    const bounce = { type: 'bounce', kind: 'hard' };
    const mine = sent('eve@example.com');
    expect(await tell([{ ...bounce, address: ADA }], { id: 'a' })).toBe(200);
    expect(await tell([{ ...bounce, address: ADA, message_id: mine }], { id: 'b' })).toBe(200);
    expect(
      await tell([{ ...bounce, message_id: '<x@example.com>', address: 'eve@example.com' }], { id: 'c' }),
    ).toBe(200);
    expect([suppressed(), suppressed('eve@example.com')]).toEqual([null, null]);
    sent();
    expect(await tell([{ ...bounce, address: ADA }], { id: 'd' })).toBe(200);
    expect(suppressed()).toBe('bounced');
  });

  it.each([
    ['with another secret', { secret: `whsec_${Buffer.alloc(32, 6).toString('base64')}` }],
    ['from six minutes ago', { at: noon().getTime() - 360_000 }],
    ['from six minutes ahead', { at: noon().getTime() + 360_000 }],
    ['over another body', { forged: { type: 'bounce', address: ADA } }],
  ])('signed %s changes nothing', async (_, signing) => {
    sent();
    expect(await tell([{ type: 'complaint', address: ADA }], signing)).toBe(400);
    expect(suppressed()).toBeNull();
  });

  it('that comes a second time is answered, and not heard', async () => {
    sent();
    await tell([{ type: 'bounce', address: ADA }]);
    store.transaction(() => store.outbox.allow(ADA));
    expect(await tell([{ type: 'bounce', address: ADA }])).toBe(200);
    expect(suppressed()).toBeNull();
  });

  it('is refused where it is not signed, no JSON, of another shape or too large', async () => {
    expect((await app.post(API.mailBounces, { events: [] })).status).toBe(400);
    const some = { type: 'bounce', address: ADA };
    for (const event of [
      { type: 'open' },
      { type: 'bounce' },
      { ...some, kind: 'medium' },
      { ...some, address: 'x' },
    ])
      expect(await tell([event], { id: JSON.stringify(event) })).toBe(400);
    expect(await tell(Array.from({ length: 1001 }, () => some))).toBe(400);
    expect(await tell(Array.from({ length: 10_000 }, () => some))).toBe(413);
    expect(await tell(Array.from({ length: 1000 }, () => some))).toBe(200);
  });

  it('is not there without a secret', async () => {
    const other = await startApp(memoryStore());
    expect((await other.post(API.mailBounces, {})).status).toBe(404);
  });
});

describe('a mailbox', () => {
  const LONG = { silence: 20_000, turn: 60_000 };
  const SHORT = { silence: 500, turn: 1500 };

  async function mailbox(mails: string[]) {
    const timeouts = { ...LONG };
    const imap = await startImap(mails);
    onTestFinished(imap.close);
    const log = pino({ level: 'silent' });
    const box = createBounceMailbox({ url: imap.url, store, log, timeouts });
    return { imap, timeouts, ...box };
  }
  const fetches = ({ commands }: Imap) => commands.filter((command) => command.includes('FETCH')).length;

  it('tells of bounces and complaints; what was acted on is marked as read, and nothing else', async () => {
    const [mine, eves] = [sent(), sent('eve@example.com')];
    const { imap, read } = await mailbox([
      bounceOf({ messageId: mine }),
      bounceOf({ messageId: 'CAF123' }),
      complaintOf(eves),
    ]);
    await read();
    expect([suppressed(), suppressed('eve@example.com')]).toEqual(['bounced', 'complained']);
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true, false, true]);
    await read();
    expect(fetches(imap)).toBe(3);
    imap.mails.push({ uid: 9, raw: bounceOf({ messageId: sent('lin@example.com') }), isSeen: false });
    await read();
    expect([suppressed('lin@example.com'), fetches(imap)]).toEqual(['bounced', 4]);
  });

  it('cannot be used to mark somebody else’s address: only who got a mail knows its Message-ID', async () => {
    sent();
    const eves = sent('eve@example.com');
    const { read } = await mailbox([
      bounceOf({ messageId: '8c5f2b1e-6f0c-4f3c-9d3e-0a1b2c3d4e5f' }),
      bounceOf({ messageId: eves, address: ADA }),
      complaintOf('8c5f2b1e-6f0c-4f3c-9d3e-0a1b2c3d4e5f'),
    ]);
    await read();
    expect([suppressed(), suppressed('eve@example.com')]).toEqual([null, 'bounced']);
  });

  it.each<ImapMode>([
    'hang before greeting',
    'hang at FETCH',
    'refuse LOGIN',
    'give more than was asked for',
    'answer without end',
  ])('whose server does this fails in time, and the next turn goes on: %s', async (mode) => {
    const { imap, timeouts, read } = await mailbox([
      bounceOf({ messageId: 'CAF123' }),
      bounceOf({ messageId: sent() }),
    ]);
    imap.mode = mode;
    if (/hang|without end/.test(mode)) Object.assign(timeouts, SHORT);
    await expect(read()).rejects.toThrow();
    imap.mode = 'obey';
    Object.assign(timeouts, LONG);
    await read();
    expect(suppressed()).toBe('bounced');
  });

  it('whose server names mails that there are not is read all the same', async () => {
    const { imap, read } = await mailbox([bounceOf({ messageId: sent() })]);
    imap.mode = 'find what was not asked for';
    await read();
    expect(suppressed()).toBe('bounced');
  });

  it('is left in the middle when the site stops', async () => {
    const { imap, read, stop } = await mailbox([bounceOf({ messageId: sent() })]);
    imap.mode = 'hang at FETCH';
    const reading = read();
    await expect.poll(() => fetches(imap)).toBe(1);
    stop();
    await expect(reading).rejects.toThrow();
  });
});

it('an address that mails come back from for a reason that may pass is dead on the fourth day', () => {
  const messageId = sent();
  for (const [day, why] of [
    [0, null],
    [0, null],
    [1, null],
    [2, null],
    [9, 'bounced'],
  ] as const) {
    time = noon().getTime() + day * DAY;
    const bounce = { kind: 'soft', messageId, address: null, reason: '4.2.2 full' } as const;
    store.transaction(() => noteBounce(store, bounce));
    expect([day, suppressed()]).toEqual([day, why]);
  }
});

it('a month without one more, or a word that it works, begins anew', () => {
  const messageId = sent();
  const bounce = { kind: 'soft', messageId, address: null, reason: '4.2.2 full' } as const;
  const onDay = (day: number) => {
    time = noon().getTime() + day * DAY;
    store.transaction(() => noteBounce(store, bounce));
  };
  for (const day of [0, 1, 2]) onDay(day);
  store.transaction(() => store.outbox.allow(ADA));
  for (const day of [3, 4, 5]) onDay(day);
  expect(suppressed()).toBeNull();
  time = noon().getTime() + 40 * DAY;
  store.transaction(() =>
    store.outbox.sweepSoftBounces(new Date(time - 30 * DAY).toISOString().slice(0, 10)),
  );
  onDay(40);
  expect(suppressed()).toBeNull();
});

describe('a doctor whom mails do not reach', () => {
  it('is told, gets codes, and says when they arrive again; a code that is used says so as well', async () => {
    const app = await startApp(store, { now: () => new Date(time) });
    const id = await addUser(store, { email: ADA });
    const token = await sessionOf(poster(app.url), ADA);
    const own = async () => (await app.get(API.ownMail, { token })).json();
    expect(await own()).toEqual({ suppressed: null });
    const suppress = () => store.transaction(() => store.outbox.suppress(ADA, 'bounced', '5.1.1 nobody'));
    suppress();
    expect(await own()).toEqual({ suppressed: 'bounced' });
    expect((await app.post(API.ownMailWorks, {}, { token })).json()).toEqual({ suppressed: null });
    expect(store.audit.of(id).at(-1)?.action).toBe('mails arrive again');

    suppress();
    await app.post(API.sendVerifyCode, { email: ADA });
    const { code } = JSON.parse(store.outbox.to(ADA, 1)[0].data ?? '') as { code: string };
    const guess = (verifyCode: number) => app.post(API.checkVerifyCode, { email: ADA, verifyCode });
    await guess(Number(code) + 1);
    expect(suppressed()).toBe('bounced');
    expect((await guess(Number(code))).status).toBe(200);
  });

  it('is told nothing without a session', async () => {
    const app = await startApp(store);
    expect((await app.get(API.ownMail)).status).toBe(401);
    expect((await app.post(API.ownMailWorks, {})).status).toBe(401);
  });
});

it('is not brought back by strangers who have a code sent there, or begin an account with it', async () => {
  const app = await startApp(store, { now: () => new Date(time) });
  const post = poster(app.url);
  store.transaction(() => store.outbox.suppress(ADA, 'complained', 'Unwanted.'));
  await addUser(store, { email: 'eve@example.com' });
  await post('begin-email-change', { email: ADA }, await sessionOf(post, 'eve@example.com'));
  const [code] = store.outbox.to(ADA, 1);
  expect(code.kind).toBe('new-address-code');
  store.transaction(() => store.outbox.forget(code.id));
  expect([store.outbox.byId(code.id), suppressed()]).toEqual([null, 'complained']);

  const begun = await addUser(store, { email: ADA, verified: false });
  const uploads = { removeUnused: () => undefined };
  store.transaction(() => removeAccount({ store, uploads }, begun));
  expect(suppressed()).toBe('complained');
});

it('what brings it back', () => {
  const bounce = { kind: 'hard', messageId: sent(), address: null, reason: '5.1.1 nobody' } as const;
  store.transaction(() => noteBounce(store, bounce));
  // That our own mail server takes a mail for it says nothing: it came back later the last time.
  store.transaction(() => store.outbox.allowRefused(ADA));
  expect(suppressed()).toBe('bounced');
  store.transaction(() => store.outbox.allow(ADA));
  expect(suppressed()).toBeNull();
});
