import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/configuration/config.ts';
import { dkimRecord } from '../../server/features/mail/dkim-record.ts';
import { linksLeadNowhere } from '../../server/features/mail/links-lead-nowhere.ts';
import { senderRecords } from '../../server/features/mail/sender-records.ts';
import { tryMail } from '../../server/features/mail/try-mail.ts';
import { built } from '../helpers/built.ts';
import { freePort } from '../helpers/free-port.ts';
import { SHORT, parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp, SmtpMode } from '../helpers/smtp.ts';
import { ROOT } from '../helpers/stores.ts';

const READER = 'reader@example.com';

let smtp: Smtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

describe('a mail that is tried', () => {
  it('says each step that went well, and what the server has answered', async () => {
    const { isTaken, said } = await tried(`smtp://user:secret@127.0.0.1:${smtp.port}`);
    expect(isTaken).toBe(true);
    expect(said).toEqual([
      'ok: 127.0.0.1 is at 127.0.0.1.',
      `ok: It answers on port ${smtp.port}, not encrypted.`,
      'ok: It lets user in.',
      `ok: It takes back@example.org as the sender and ${READER} as the recipient.`,
      expect.stringMatching(/^ok: It has taken a mail from mail@example.org: 250 /),
    ]);
    expect((await parsed(smtp.received[0])).subject).toBe('Your mail works');
  });

  it.each<[SmtpMode, RegExp]>([
    ['hang before greeting', /^failed: It does not answer: (Greeting never received|Timeout).*SMTP_URL/],
    ['535 at login', /^failed: It does not let you in: .*535.*password in SMTP_URL/],
    ['550 at MAIL FROM', /^failed: It refuses the sender: .*550.*Check MAIL_FROM/],
    ['550 at RCPT TO', /^failed: It refuses the recipient: 550/],
    ['554 at DATA', /^failed: It refuses the mail: 554/],
  ])('ends where it went wrong, with the remedy: %s', async (mode, sentence) => {
    smtp.mode = mode;
    const { isTaken, said } = await tried(`smtp://user:secret@127.0.0.1:${smtp.port}`);
    expect(isTaken).toBe(false);
    expect(said.at(-1)).toMatch(sentence);
    expect(said.filter((line) => line.startsWith('failed'))).toHaveLength(1);
    expect(said.join('\n')).not.toContain('secret');
  });

  it('is not sent where nobody listens, or without encryption to another machine', async () => {
    const nobody = await tried(`smtp://127.0.0.1:${await freePort()}`);
    expect(nobody.said.at(-1)).toMatch(/^failed: It does not answer: .*ECONNREFUSED/);
    const nameless = await tried(`smtp://${'x'.repeat(64)}`);
    expect(nameless.said).toEqual([expect.stringMatching(/^failed: x+ has no address/)]);
    const early = await tried(`smtps://127.0.0.1:${smtp.port}`);
    expect(early.said.at(-1)).toMatch(
      /^failed: It is not encrypted from the first byte on .*smtp:\/\/ .* 587/,
    );
    expect(early.said.at(-1)).not.toContain('SSL routines');
    const open = await tried(`smtp://0.0.0.0:${smtp.port}`);
    expect(open.said.at(-1)).toMatch(/^failed: It offers no encryption .*smtps:/);
    expect(smtp.received).toEqual([]);
  });
});

describe('the records of the sender', () => {
  const dkim = { domain: 'example.org', selector: 'directory', privateKey: newKey() };
  const config = { ...sender(''), dkim };
  const { name, value } = dkimRecord(dkim);
  const good = {
    'example.org': ['v=spf1 mx -all', 'something else'],
    '_dmarc.example.org': ['v=DMARC1; p=none'],
    // As it is published: in strings of 255 bytes at most.
    [name]: [value],
  };

  it('are right', async () => {
    const found = await senderRecords(config, dnsOf(good, ['mx.example.org']));
    expect(found.map(({ isRight, says }) => [isRight, says.split(':')[0]])).toEqual([
      [true, 'MX'],
      [true, 'SPF'],
      [true, 'DKIM'],
      [true, 'DMARC'],
    ]);
  });

  it.each([
    ['MX', good, ['']],
    ['MX', good, []],
    ['SPF', { ...good, 'example.org': [] }, ['mx.example.org']],
    ['SPF', { ...good, 'example.org': ['v=spf1 -all', 'v=spf1 mx'] }, ['mx.example.org']],
    ['DKIM', { ...good, [name]: [] }, ['mx.example.org']],
    ['DKIM', { ...good, [name]: ['v=DKIM1; p=AAAA'] }, ['mx.example.org']],
    ['DMARC', { ...good, '_dmarc.example.org': [] }, ['mx.example.org']],
  ])('are told of where they are missing or wrong: %s', async (kind, records, hosts) => {
    const wrong = (await senderRecords(config, dnsOf(records, hosts))).filter(({ isRight }) => !isRight);
    expect(wrong.map(({ says }) => says.split(':')[0])).toEqual([kind]);
  });

  it('may be of a domain above, and may not be asked for', async () => {
    const below = { ...config, mailFrom: { name: null, address: 'mail@news.example.org' } };
    const records = await senderRecords(below, dnsOf(good, ['mx.example.org']));
    expect(records.at(-1)).toMatchObject({ isRight: true });
    const refuse = () => Promise.reject(Object.assign(new Error(), { code: 'ETIMEOUT' }));
    const unasked = await senderRecords(config, { resolveMx: refuse, resolveTxt: refuse });
    for (const { isRight, says } of unasked)
      expect([isRight, says]).toEqual([null, expect.stringContaining('ETIMEOUT')]);
  });
});

it('links lead nowhere where mail goes to the world and the site is this machine', () => {
  const site = (SITE_URL: string, SMTP_URL: string) =>
    linksLeadNowhere(readConfig({ SITE_URL, SMTP_URL, MAIL_FROM: 'mail@example.org' }, '/'));
  expect(site('http://localhost:3000', 'smtps://mail.example.org')).toMatch(
    /^SITE_URL is http:\/\/localhost:3000, /,
  );
  expect(site('https://directory.example.org', 'smtps://mail.example.org')).toBeNull();
  expect(site('http://localhost:3000', 'smtp://127.0.0.1')).toBeNull();
});

it('npm run test-mail ends with what became of it, and prints the record to publish', async () => {
  const key = { DKIM_SELECTOR: 'directory', DKIM_KEY: newKey() };
  const sent = await command({ SMTP_URL: smtp.url, ...key }, READER, '--no-dns');
  expect([sent.code, sent.err]).toEqual([0, '']);
  expect(sent.out).toMatch(/^ok .*signed for example\.org: 250/m);
  expect(sent.out).toMatch(/directory\._domainkey\.example\.org:\nv=DKIM1; k=rsa; p=\S+\n$/);
  smtp.mode = '554 at DATA';
  expect(await command({ SMTP_URL: smtp.url }, READER, '--no-dns')).toMatchObject({ code: 1 });
  const unset = await command({ SMTP_URL: '' }, READER);
  expect([unset.code, unset.err]).toEqual([1, expect.stringMatching(/^SMTP_URL is not set: [^\n]+\n$/)]);
  expect(await command({ SMTP_URL: smtp.url })).toMatchObject({ code: 2, out: '' });
});

async function tried(smtpUrl: string) {
  const said: string[] = [];
  const say = (isRight: boolean, sentence: string) =>
    void said.push(`${isRight ? 'ok' : 'failed'}: ${sentence}`);
  const isTaken = await tryMail({ ...sender(smtpUrl), dkim: null }, READER, say, SHORT);
  return { isTaken, said };
}

function sender(smtpUrl: string) {
  return {
    smtpUrl,
    siteUrl: 'https://directory.example.org',
    siteName: 'Test Directory',
    mailFrom: { name: null, address: 'mail@example.org' },
    bounceAddress: 'back@example.org',
  };
}

function dnsOf(texts: Record<string, string[]>, hosts: string[]) {
  return {
    resolveMx: () => Promise.resolve(hosts.map((exchange) => ({ exchange, priority: 10 }))),
    resolveTxt: (at: string) =>
      Promise.resolve((texts[at] ?? []).map((record) => record.match(/.{1,255}/gs) ?? [])),
  };
}

async function command(settings: Record<string, string>, ...args: string[]) {
  const env = {
    ...process.env,
    SITE_URL: 'https://directory.example.org',
    MAIL_FROM: 'mail@example.org',
    ...settings,
  };
  const child = spawn(process.execPath, [await built('test-mail'), ...args], { cwd: ROOT, env });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { out, err, code };
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
