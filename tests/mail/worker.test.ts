import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY_MS } from '#contract/constants.ts';
import type { Database } from '../../db/database.ts';
import type { MailRow } from '../../db/mail/rows.ts';
import type { Store } from '../../db/store.ts';
import { addToOutbox } from '../../server/features/mail/add-to-outbox.ts';
import { createTransport } from '../../server/features/mail/transport.ts';
import type { MailTimeouts, MailTransport } from '../../server/features/mail/transport.ts';
import { createMailWorker } from '../../server/features/mail/worker.ts';
import type { MailWorker } from '../../server/features/mail/worker.ts';
import { freePort } from '../helpers/free-port.ts';
import { SHORT, parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp, SmtpMode } from '../helpers/smtp.ts';
import { fileStore, memoryStore, noon } from '../helpers/stores.ts';
import { newFolder } from '../helpers/new-folder.ts';

const CONFIG = {
  siteUrl: 'https://directory.example.org',
  siteName: 'Test Directory',
  mailFrom: { name: null, address: 'mail@directory.example.org' },
  bounceAddress: 'mail@directory.example.org',
  dkim: null,
};
const ADA = 'ada@example.com';
const MINUTE = 60_000;
/** Until a process that was told to end is killed. */
const TEN_SECONDS = 10_000;
const HOUR = 60 * MINUTE;

let time: number;
const now = () => new Date(time);
const minutesFromNoon = (iso: string) => (Date.parse(iso) - noon().getTime()) / MINUTE;

let store: Store;
let smtp: Smtp;
let worker: MailWorker;
let log: string;
beforeEach(async () => {
  time = noon().getTime();
  log = '';
  store = memoryStore(now);
  smtp = await startSmtp();
  worker = workerFor(smtp.url);
});
afterEach(async () => {
  await worker.stop();
  await smtp.close();
  store.close();
});

describe('the worker', () => {
  it('sends what waits, oldest first, and forgets their secrets', async () => {
    addToOutbox(store, ADA, { kind: 'reset-code', code: '40718293' });
    addToOutbox(store, 'bob@example.com', { kind: 'password-changed' });
    expect(await worker.runOnce()).toBe(2);
    expect(smtp.received.map(({ to }) => to[0])).toEqual([ADA, 'bob@example.com']);
    expect(row(1)).toMatchObject({ status: 'sent', attempts: 1, sent_at: now().toISOString() });
    expect(JSON.stringify(row(1))).not.toContain('40718293');
    expect(await worker.runOnce()).toBe(0);
    expect(smtp.received).toHaveLength(2);
  });

  it('complains of a sign-in that is refused at once, and of a server without an answer after 15 minutes', async () => {
    const signingIn = workerFor(smtp.url.replace('//', '//user:secret@'));
    onTestFinished(() => signingIn.stop());
    smtp.mode = '535 at login';
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await signingIn.runOnce();
    expect(signingIn.complaint()).toMatch(/refuses the sign-in: check SMTP_URL/);

    smtp.mode = 'leave after DATA';
    time += MINUTE;
    await worker.runOnce();
    expect(worker.complaint()).toBeNull();
    time += 15 * MINUTE;
    await worker.runOnce();
    expect(worker.complaint()).toMatch(/taken no mail for 15 minutes/);
    // An answer about the mail is one.
    smtp.mode = '451 at RCPT TO';
    time += HOUR;
    await worker.runOnce();
    expect(worker.complaint()).toBeNull();
  });

  it('never sends two at a time, however it is called', async () => {
    smtp.delay = () => 5;
    for (let i = 0; i < 8; i++) addToOutbox(store, `${i}@example.com`, { kind: 'password-changed' });
    const runs = await Promise.all([worker.runOnce(), worker.runOnce(), worker.runOnce()]);
    expect(runs).toEqual([8, 8, 8]);
    expect(smtp.connections).toBe(1);
    expect(smtp.received).toHaveLength(8);
  });

  it('looks by itself once started, and no more once stopped', async () => {
    worker.start();
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await until(() => row(1).status === 'sent');
    await worker.stop();
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(row(2).status).toBe('waiting');
  });

  it('waits with its stop for the mail that is on its way, and leaves the others', async () => {
    smtp.delay = () => 150;
    for (const name of ['a', 'b']) addToOutbox(store, `${name}@example.com`, { kind: 'password-changed' });
    worker.start();
    await until(() => smtp.received.length === 1);
    expect(row(1).status).toBe('waiting');
    await worker.stop();
    expect([row(1).status, row(2).status]).toEqual(['sent', 'waiting']);
  });

  it('cuts off the mail that is on its way before a process that is to end is killed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let cut: (error: Error) => void;
    const closed: string[] = [];
    const transport: MailTransport = {
      send: () => new Promise((_, fail) => (cut = fail)),
      close(how) {
        closed.push(how ?? 'finished');
        if (how === 'cut') cut(new Error('cut'));
      },
    };
    const hanging = createMailWorker({
      ...{ store, config: CONFIG, transport, now },
      log: pino({ level: 'silent' }),
    });
    addToOutbox(store, ADA, { kind: 'password-changed' });
    void hanging.runOnce();
    const stopping = hanging.stop();
    vi.advanceTimersByTime(TEN_SECONDS - 1);
    expect(closed).toEqual(['cut']);
    await stopping;
    expect(row(1)).toMatchObject({ status: 'waiting', attempts: 1 });
  });

  it('does not send again what it could not note as sent', async () => {
    let full = true;
    const { outbox } = store;
    const markSent = (id: number, data: object | null) => {
      if (full) throw new Error('database or disk is full');
      outbox.markSent(id, data);
    };
    const failing = workerFor(smtp.url, { over: { ...store, outbox: { ...outbox, markSent } } });
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await expect(failing.runOnce()).rejects.toThrow('full');
    await expect(failing.runOnce()).rejects.toThrow('full');
    full = false;
    await failing.runOnce();
    await failing.stop();
    expect(row(1).status).toBe('sent');
    expect(smtp.received).toHaveLength(1);
  });
});

describe('a database that cannot be written', () => {
  let folder: string;
  let other: Database;
  beforeEach(async () => {
    await worker.stop();
    store.close();
    folder = newFolder();
    const file = join(folder, 'directory.sqlite');
    store = fileStore(file, now);
    other = new BetterSqlite3(file);
    worker = workerFor(smtp.url);
    addToOutbox(store, ADA, { kind: 'verify', token: 'aa.bb.cc' });
  });
  afterEach(() => {
    other.close();
  });
  const lock = () => void other.exec('BEGIN IMMEDIATE');
  const release = () => void other.exec('ROLLBACK');
  /** Locks it while the mail is on its way: what became of it cannot be noted. */
  async function lockWhileSending(patience?: number): Promise<void> {
    await worker.stop();
    worker = workerFor(smtp.url, { beforeSending: lock, patience });
    await worker.runOnce();
  }

  it('sends nothing, and everything once it can be', async () => {
    lock();
    expect(await worker.runOnce()).toBe(0);
    expect(smtp.connections).toBe(0);
    release();
    expect(await worker.runOnce()).toBe(1);
    expect([row(1).status, smtp.received.length]).toEqual(['sent', 1]);
  });

  it.each<[SmtpMode, Partial<MailRow>]>([
    ['accept', { status: 'sent', attempts: 1 }],
    ['451 at DATA', { status: 'waiting', attempts: 1 }],
    ['leave after DATA', { status: 'waiting', attempts: 1 }],
    ['554 at DATA', { status: 'failed', attempts: 1 }],
    ['550 at RCPT TO', { status: 'suppressed', attempts: 1 }],
  ])('while a mail is sent: nothing is tried again until it is noted (%s)', async (mode, noted) => {
    smtp.mode = mode;
    await lockWhileSending();
    const { received, connections } = smtp;
    const taken = received.length;
    for (let i = 0; i < 3; i++) expect(await worker.runOnce()).toBe(0);
    expect([received.length, smtp.connections]).toEqual([taken, connections]);
    expect(row(1)).toMatchObject({ status: 'waiting', attempts: 0 });
    release();
    expect(await worker.runOnce()).toBe(0);
    expect(row(1)).toMatchObject(noted);
    expect(received.length).toBe(taken);
  });

  it('is waited for by a stop, so that the next start does not send the mail again', async () => {
    await lockWhileSending();
    const stopping = worker.stop();
    setTimeout(release, 300);
    await stopping;
    expect(row(1).status).toBe('sent');
  });

  it('does not keep a stop for ever', async () => {
    await lockWhileSending(300);
    await worker.stop();
    expect(row(1).status).toBe('waiting');
    expect(log).toContain('waits to be noted');
  });
});

it.each([
  ['whose reader has moved', () => store.outbox.readdress(ADA, 'new@example.com', ['reset-code'])],
  ['whose reader has left', () => store.outbox.removeTo(ADA)],
  ['that an administrator drops', () => store.outbox.remove(1)],
])('a mail on its way %s takes no later one along', async (_, remove) => {
  const removing = workerFor(smtp.url, {
    beforeSending() {
      if (!store.outbox.byId(1)) return;
      remove();
      addToOutbox(store, ADA, { kind: 'address-changed' });
    },
  });
  onTestFinished(() => removing.stop());
  addToOutbox(store, ADA, { kind: 'reset-code', code: '40718293' });
  expect(await removing.runOnce()).toBe(2);
  const subjects = (await Promise.all(smtp.received.map(parsed))).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your code for a new password', 'The address of your account was changed']);
});

describe('a failure that may pass', () => {
  it.each<SmtpMode>([
    'hang before greeting',
    'hang after DATA',
    'leave after DATA',
    '550 at MAIL FROM',
    '451 at RCPT TO',
    '451 at DATA',
  ])('%s: the mail waits a minute, keeps what it says, and then goes out', async (mode) => {
    const hasty = workerFor(smtp.url, { timeouts: mode.startsWith('hang') ? SHORT : undefined });
    smtp.mode = mode;
    addToOutbox(store, ADA, { kind: 'verify', token: 'aa.bb.cc' });
    await hasty.runOnce();
    const { data, error, next_at, ...rest } = row(1);
    expect(rest).toMatchObject({ status: 'waiting', attempts: 1, sent_at: null });
    expect([data, minutesFromNoon(next_at)]).toEqual(['{"token":"aa.bb.cc"}', 1]);
    expect(error).toMatch(/\w/);
    expect(store.outbox.isSuppressed(ADA)).toBe(false);

    smtp.mode = 'accept';
    time += MINUTE - 1;
    expect(await hasty.runOnce()).toBe(0);
    time += 1;
    await hasty.runOnce();
    await hasty.stop();
    expect(row(1)).toMatchObject({ status: 'sent', attempts: 2, error: null });
    expect(new Set(await messageIds())).toEqual(new Set([`<${row(1).message_id}@directory.example.org>`]));
  });

  it('waits twice as long after each try, at most an hour, and gives up within three days', async () => {
    smtp.mode = '451 at RCPT TO';
    addToOutbox(store, ADA, { kind: 'password-changed' });
    const tries = [];
    while (row(1).status === 'waiting') {
      time = Date.parse(row(1).next_at);
      tries.push((time - noon().getTime()) / MINUTE);
      await worker.runOnce();
    }
    expect(tries.slice(0, 9)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(tries.at(-1)).toBeGreaterThan(71 * 60);
    expect(tries.at(-1)).toBeLessThan(72 * 60);
    expect(row(1)).toMatchObject({ status: 'failed', data: '{}', attempts: tries.length });
    expect(store.outbox.isSuppressed(ADA)).toBe(false);
  });

  it('does not hold up the mails to others', async () => {
    smtp.mode = '451 at RCPT TO';
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await worker.runOnce();
    smtp.mode = 'accept';
    addToOutbox(store, 'bob@example.com', { kind: 'password-changed' });
    await worker.runOnce();
    expect([row(1).status, row(2).status]).toEqual(['waiting', 'sent']);
  });

  it('ends without a try for what is older than three days', async () => {
    addToOutbox(store, ADA, { kind: 'verify', token: 'aa.bb.cc' });
    time += 3 * DAY_MS;
    await worker.runOnce();
    expect(row(1)).toMatchObject({ status: 'failed', data: null });
    expect(smtp.connections).toBe(0);
  });

  it('of a mail that cannot be written does not hold up the others', async () => {
    store.outbox.add({ recipient: ADA, kind: 'newspaper', data: {} });
    addToOutbox(store, 'bob@example.com', { kind: 'password-changed' });
    await worker.runOnce();
    expect([row(1).status, row(2).status]).toEqual(['waiting', 'sent']);
  });
});

it('sends everything once after an hour without a mail server', async () => {
  const port = await freePort();
  const patient = workerFor(`smtp://127.0.0.1:${port}`);
  const end = time + HOUR;
  for (let i = 0; time < end; i++, time += MINUTE) {
    if (i % 3 === 0)
      addToOutbox(store, `${i}@example.com`, { kind: 'reset-code', code: String(10_000_000 + i) });
    await patient.runOnce();
  }
  const queued = store.outbox.latest(100);
  expect(queued).toHaveLength(20);
  expect(queued.every(({ status }) => status === 'waiting')).toBe(true);

  const back = await startSmtp('accept', port);
  for (const longest = time + HOUR; time <= longest; time += MINUTE) await patient.runOnce();
  expect(store.outbox.latest(100).every(({ status }) => status === 'sent')).toBe(true);
  expect(back.received.map(({ to }) => to[0]).sort()).toEqual(
    queued.map(({ recipient }) => recipient).sort(),
  );
  await patient.stop();
  await back.close();
});

describe('an address that refuses', () => {
  it('gets no mail again that nobody asked for', async () => {
    smtp.mode = '550 at RCPT TO';
    addToOutbox(store, ADA, { kind: 'verify', token: 'aa.bb.cc' });
    await worker.runOnce();
    expect(row(1)).toMatchObject({ status: 'suppressed', data: null, attempts: 1 });
    expect(store.outbox.isSuppressed('Ada@Example.com')).toBe(true);

    smtp.mode = 'accept';
    addToOutbox(store, ADA, { kind: 'password-changed' });
    addToOutbox(store, ADA, { kind: 'made-administrator' });
    addToOutbox(store, 'bob@example.com', { kind: 'password-changed' });
    await worker.runOnce();
    expect([row(2).status, row(3).status, row(4).status]).toEqual(['suppressed', 'suppressed', 'sent']);
    expect(smtp.received).toHaveLength(1);
  });

  it.each<SmtpMode>(['554 5.7.1 at RCPT TO', '550 5.1.8 at RCPT TO', '554 at DATA'])(
    '%s: is not meant, and gets the next mail',
    async (mode) => {
      smtp.mode = mode;
      addToOutbox(store, ADA, { kind: 'password-changed' });
      await worker.runOnce();
      expect(row(1)).toMatchObject({ status: 'failed', data: expect.anything() as unknown, attempts: 1 });

      smtp.mode = 'accept';
      addToOutbox(store, ADA, { kind: 'made-administrator' });
      await worker.runOnce();
      expect(row(2).status).toBe('sent');
    },
  );

  it.each([
    { kind: 'verify', token: 'aa.bb.cc' },
    { kind: 'reset-code', code: '40718293' },
    { kind: 'subscribe-code', code: '40718293' },
  ] as const)('is tried again when somebody asks, and forgiven when it takes it: $kind', async (asked) => {
    smtp.mode = '550 at RCPT TO';
    for (let i = 0; i < 2; i++) {
      addToOutbox(store, ADA, asked);
      await worker.runOnce();
      expect(store.outbox.isSuppressed(ADA)).toBe(true);
    }
    smtp.mode = 'accept';
    addToOutbox(store, ADA, asked);
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await worker.runOnce();
    expect(store.outbox.isSuppressed(ADA)).toBe(false);
    expect([row(3).status, row(4).status]).toEqual(['sent', 'sent']);
  });

  it('is forgotten where its reader has left meanwhile', async () => {
    smtp.mode = '550 at RCPT TO';
    const leaving = workerFor(smtp.url, { beforeSending: () => store.outbox.removeTo(ADA) });
    addToOutbox(store, ADA, { kind: 'password-changed' });
    await leaving.runOnce();
    expect([smtp.connections, store.outbox.byId(1), store.outbox.isSuppressed(ADA)]).toEqual([
      1,
      null,
      false,
    ]);
    await leaving.stop();
  });

  it.each<SmtpMode>(['accept', '550 at RCPT TO', '451 at RCPT TO'])(
    '%s: the mail goes where its reader has moved to meanwhile',
    async (mode) => {
      smtp.mode = mode;
      const moving = workerFor(smtp.url, {
        beforeSending() {
          if (row(1).recipient !== ADA) smtp.mode = 'accept';
          else store.outbox.readdress(ADA, 'new@example.com', []);
        },
      });
      addToOutbox(store, ADA, { kind: 'password-changed' });
      await moving.runOnce();
      expect(row(1)).toMatchObject({ status: 'sent', recipient: 'new@example.com', error: null });
      expect(smtp.received.at(-1)?.to).toEqual(['new@example.com']);
      expect(store.outbox.isSuppressed(ADA)).toBe(false);
      await moving.stop();
    },
  );

  it('is one that cannot be an address', async () => {
    addToOutbox(store, 'ada@example.com\r\nBcc: eve@example.com', { kind: 'password-changed' });
    await worker.runOnce();
    expect(row(1).status).toBe('suppressed');
    expect(smtp.connections).toBe(0);
  });
});

it('logs neither recipients nor what the mails say', async () => {
  const modes: SmtpMode[] = ['accept', '451 at RCPT TO', '550 at RCPT TO', '554 at DATA', 'leave after DATA'];
  for (const mode of modes) {
    smtp.mode = mode;
    addToOutbox(store, 'ada.unmistakable@example.com', { kind: 'reset-code', code: '40718293' });
    addToOutbox(store, 'ada.unmistakable@example.com', { kind: 'verify', token: 'eyAA.eyBB.CC' });
    addToOutbox(store, 'ada.unmistakable@example.com', { kind: 'password-changed' });
    await worker.runOnce();
  }
  addToOutbox(store, 'ada.unmistakable\n@example.com', { kind: 'reset-code', code: '40718293' });
  await worker.runOnce();
  for (const message of ['mail sent', 'mail postponed', 'mail suppressed']) expect(log).toContain(message);
  expect(log).toContain('"kind":"reset-code"');
  expect(log).not.toMatch(/unmistakable|40718293|eyAA|eyBB|firstpart/);
});

function workerFor(
  url: string,
  {
    over = store,
    timeouts,
    beforeSending = () => undefined,
    patience,
  }: { over?: Store; timeouts?: MailTimeouts; beforeSending?: () => void; patience?: number } = {},
): MailWorker {
  const write = (line: string) => {
    log += line;
  };
  const real = createTransport(url, CONFIG, timeouts);
  const transport: MailTransport = {
    ...real,
    send(...mail) {
      beforeSending();
      return real.send(...mail);
    },
  };
  return createMailWorker({
    store: over,
    config: CONFIG,
    transport,
    now,
    log: pino({ level: 'info' }, { write }),
    patience,
  });
}

function row(id: number): MailRow {
  const mail = store.outbox.byId(id);
  if (!mail) throw new Error(`No mail ${id}`);
  return mail;
}

async function messageIds(): Promise<(string | undefined)[]> {
  return (await Promise.all(smtp.received.map(parsed))).map(({ messageId }) => messageId);
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo).toBe(true);
}
