import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { composeMail } from '../../server/features/mail/compose.ts';
import type { MailContent } from '../../server/features/mail/kinds/mail-kinds.ts';
import { createTransport, outcomeOf } from '../../server/features/mail/transport.ts';
import type { MailTransport } from '../../server/features/mail/transport.ts';
import { generateKeyPairSync } from 'node:crypto';
import { dkimRecord } from '../../server/features/mail/dkim-record.ts';
import { verifyDkim } from '../helpers/dkim.ts';
import { freePort } from '../helpers/free-port.ts';
import { MAIL_EXAMPLES } from '../helpers/mail-examples.ts';
import { SHORT, parsed, startSmtp } from '../helpers/smtp.ts';
import type { Smtp, SmtpMode } from '../helpers/smtp.ts';

const SENDER = {
  siteUrl: 'https://directory.example.org',
  siteName: 'Test Directory',
  mailFrom: { name: null, address: 'mail@directory.example.org' },
  bounceAddress: 'mail@directory.example.org',
  dkim: null,
};
const ROW = {
  message_id: '8c5f2b1e-6f0c-4f3c-9d3e-0a1b2c3d4e5f',
  recipient: 'ada@example.com',
  created_at: '2026-11-21T12:00:00.000Z',
};
const CONTENT: MailContent = { kind: 'password-changed' };

/** Line ends and what is taken for one: U+560A and U+560D end in the bytes of LF and CR. */
const BREAKS = ['\r\n', '\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\u560d\u560a', '%0d%0a', '\t'];

let smtp: Smtp;
let transport: MailTransport;
beforeEach(async () => {
  smtp = await startSmtp();
  transport = createTransport(smtp.url, SENDER);
});
afterEach(async () => {
  transport.close('cut');
  await smtp.close();
});

describe('a mail that is taken', () => {
  it.each(MAIL_EXAMPLES)('arrives whole: $kind', async (content) => {
    const written = composed(content);
    await transport.send(ROW, written);
    const [received] = smtp.received;
    const mail = await parsed(received);
    expect(received).toMatchObject({ from: SENDER.mailFrom.address, to: [ROW.recipient] });
    expect(mail.subject).toBe(written.subject);
    expect(mail.text?.trim()).toBe(written.text.trim());
    expect(mail.html?.trim()).toBe(written.html);
    expect(mail.from).toMatchObject({ name: 'Test Directory', address: SENDER.mailFrom.address });
    expect(mail.to).toMatchObject([{ name: '', address: ROW.recipient }]);
    expect(mail.messageId).toBe(`<${ROW.message_id}@directory.example.org>`);
    expect(mail.date).toBe(ROW.created_at);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(header(mail, 'content-type')).toMatch(/^multipart\/alternative/);
    for (const line of received.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  });

  it('goes over the connection of the one before', async () => {
    for (const message_id of ['a', 'b', 'c']) await transport.send({ ...ROW, message_id }, composed(CONTENT));
    expect(smtp.received).toHaveLength(3);
    expect(smtp.connections).toBe(1);
  });

  it('goes over a new connection when the server has just dropped the old one', async () => {
    await transport.send({ ...ROW, message_id: 'a' }, composed(CONTENT));
    smtp.mode = 'leave once at MAIL FROM';
    await transport.send({ ...ROW, message_id: 'b' }, composed(CONTENT));
    expect(smtp.received).toHaveLength(2);
    expect(smtp.connections).toBe(2);
  });

  it('comes from a name and an address of its own, and comes back to another one', async () => {
    const named = createTransport(smtp.url, {
      ...SENDER,
      mailFrom: { name: 'Größe, "Inc."', address: 'mail@example.org' },
      bounceAddress: 'bounces@example.org',
    });
    await named.send(ROW, composed(CONTENT));
    named.close();
    expect(smtp.received[0].from).toBe('bounces@example.org');
    expect((await parsed(smtp.received[0])).from).toMatchObject({
      name: 'Größe, "Inc."',
      address: 'mail@example.org',
    });
  });

  it('has a Message-ID at localhost where the site has no name', async () => {
    const nameless = createTransport(smtp.url, { ...SENDER, siteUrl: 'http://127.0.0.1:3000' });
    await nameless.send(ROW, composed(CONTENT));
    nameless.close();
    expect((await parsed(smtp.received[0])).messageId).toBe(`<${ROW.message_id}@localhost>`);
  });
});

describe('a mail that is signed', () => {
  const dkim = { domain: 'example.org', selector: 'directory', privateKey: newKey() };
  const published = dkimRecord(dkim);
  const txtAt = (name: string) => (name === published.name ? published.value : '');

  it.each(MAIL_EXAMPLES.filter(({ kind }) => /^(newsletter|verify)$/.test(kind)))(
    'arrives with a signature that holds, over all its headers: $kind',
    async (content) => {
      const signing = createTransport(smtp.url, { ...SENDER, dkim });
      await signing.send(ROW, composed(content));
      signing.close();
      const [{ raw }] = smtp.received;
      const { d, s, h } = verifyDkim(raw, txtAt);
      expect([d, s]).toEqual(['example.org', 'directory']);
      const unsigned = namesOf(raw).filter((name) => !h.split(':').includes(name));
      expect(unsigned).toEqual(['dkim-signature']);
      for (const [before, after] of [
        ['Subject: ', 'Subject: Re: '],
        ['\r\n\r\n', '\r\n\r\nMore\r\n'],
      ])
        expect(() => verifyDkim(raw.replace(before, after), txtAt)).toThrow();
    },
  );
});

describe('a failure', () => {
  it.each<[SmtpMode, string]>([
    ['hang before greeting', 'retry'],
    ['hang after DATA', 'retry'],
    ['leave after DATA', 'retry'],
    ['550 at MAIL FROM', 'retry'],
    ['451 at RCPT TO', 'retry'],
    ['530 at RCPT TO', 'retry'],
    ['550 at RCPT TO', 'refused'],
    ['451 at DATA', 'retry'],
    ['554 at DATA', 'refused'],
  ])('%s: %s, and the next mail goes through', async (mode, outcome) => {
    const hasty = createTransport(smtp.url, SENDER, mode.startsWith('hang') ? SHORT : undefined);
    smtp.mode = mode;
    expect(await outcomeOfSending(hasty)).toBe(outcome);
    const before = smtp.received.length;
    smtp.mode = 'accept';
    await hasty.send({ ...ROW, message_id: 'next' }, composed(CONTENT));
    expect(smtp.received).toHaveLength(before + 1);
    hasty.close();
  });

  it('of a login is for the operator to mend', async () => {
    smtp.mode = '535 at login';
    const signedIn = createTransport(smtp.url.replace('//', '//user:secret@'), SENDER);
    expect(await outcomeOfSending(signedIn)).toBe('retry');
    expect(smtp.logins).toBe(1);
    smtp.mode = 'accept';
    await signedIn.send(ROW, composed(CONTENT));
    signedIn.close();
    expect(smtp.received).toHaveLength(1);
  });

  it('to connect is worth another try', async () => {
    const nobody = createTransport(`smtp://127.0.0.1:${await freePort()}`, SENDER);
    expect(await outcomeOfSending(nobody)).toBe('retry');
    nobody.close();
  });

  it('that nobody knows is worth another try', () => {
    for (const error of [new Error('what?'), 'what?', null, undefined, { permanent: true }])
      expect(outcomeOf(error)).toBe('retry');
  });

  it('ends when a server answers drop by drop', async () => {
    const impatient = createTransport(smtp.url, SENDER, { ...SHORT, silence: 60_000, mail: 200 });
    smtp.mode = 'hang after DATA';
    expect(await outcomeOfSending(impatient)).toBe('retry');
    impatient.close('cut');
  });
});

describe('a password', () => {
  it('is not sent to another machine without encryption', async () => {
    // The way to this machine that does not look like it.
    const remote = createTransport(`smtp://user:secret@0.0.0.0:${smtp.port}`, SENDER);
    expect(await outcomeOfSending(remote)).toBe('retry');
    expect(smtp.connections).toBe(1);
    expect(smtp.logins).toBe(0);
    const overruled = createTransport(`smtp://user:secret@0.0.0.0:${smtp.port}?requireTLS=false`, SENDER);
    await overruled.send(ROW, composed(CONTENT));
    expect(smtp.logins).toBe(1);
    remote.close();
    overruled.close();
  });

  it('or not, nothing is sent to another machine without encryption', async () => {
    const remote = createTransport(`smtp://0.0.0.0:${smtp.port}`, SENDER);
    expect(await outcomeOfSending(remote)).toBe('retry');
    expect(smtp.received).toEqual([]);
    const overruled = createTransport(`smtp://0.0.0.0:${smtp.port}?requireTLS=false`, SENDER);
    await overruled.send(ROW, composed(CONTENT));
    expect(smtp.received).toHaveLength(1);
    remote.close();
    overruled.close();
  });
});

it('is not sent to a server whose certificate is nobody’s', async () => {
  let taken = 0;
  const server = new SMTPServer({ authOptional: true, onMailFrom: (_, __, done) => done((taken++, null)) });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => void server.close());
  const { port } = listening.address() as AddressInfo;
  const remote = createTransport(`smtp://0.0.0.0:${port}`, SENDER);
  expect(await outcomeOfSending(remote)).toBe('retry');
  expect(taken).toBe(0);
  remote.close();
});

describe('a header', () => {
  it.each(BREAKS)('is not broken out of by a recipient with %j', async (lineEnd) => {
    for (const recipient of [
      `ada@example.com${lineEnd}Bcc: eve@example.com`,
      `ada@example.com${lineEnd}`,
      `${lineEnd}ada@example.com`,
      `a${lineEnd}da@example.com`,
      `ada@exam${lineEnd}ple.com`,
      `"a${lineEnd}RCPT TO:<eve@example.com>"@example.com`,
      `ada@example.com>${lineEnd}RCPT TO:<eve@example.com`,
    ]) {
      const error: unknown = await transport
        .send({ ...ROW, recipient }, composed(CONTENT))
        .catch((e: unknown) => e);
      // What is an address after all, like ada%0d%0a@example.com, goes to exactly that one.
      if (error) expect(outcomeOf(error)).toBe('refused');
      else expect(smtp.received.at(-1)?.to).toEqual([recipient]);
    }
    for (const { to, raw } of smtp.received) {
      expect(to).toHaveLength(1);
      expect(namesOf(raw)).toEqual(HEADERS);
    }
    if (lineEnd !== '%0d%0a') expect(smtp.received).toEqual([]);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'Ada <ada@example.com>',
    'ada',
    '',
    'group: ada@example.com;',
  ])('names no other recipient than one address: %j', async (recipient) => {
    await expect(transport.send({ ...ROW, recipient }, composed(CONTENT))).rejects.toThrow();
    expect(smtp.connections).toBe(0);
  });

  it.each(BREAKS)('is not broken out of by a site name with %j', async (lineEnd) => {
    const siteName = `Site${lineEnd}Bcc: eve@example.com${lineEnd}${lineEnd}<b>`;
    const named = createTransport(smtp.url, { ...SENDER, siteName });
    await named.send(ROW, composed(CONTENT, siteName));
    named.close();
    const [{ raw, to }] = smtp.received;
    const mail = await parsed(smtp.received[0]);
    expect(to).toEqual([ROW.recipient]);
    expect(namesOf(raw)).toEqual(HEADERS);
    expect(mail.bcc).toBeUndefined();
    expect(mail.from?.address).toBe(SENDER.mailFrom.address);
    expect(mail.from?.name).toMatch(/^Site.*<b>$/);
    expect(mail.from?.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
];

/** The names of the headers on the wire, of which every line has one or goes on with the one before. */
function namesOf(raw: string): string[] {
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n');
  for (const line of lines) expect(line).toMatch(/^([\w-]+:)?[ -~\t]*$/);
  return lines
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.split(':')[0].toLowerCase())
    .sort();
}

async function outcomeOfSending(over: MailTransport): Promise<string> {
  return over.send(ROW, composed(CONTENT)).then(() => 'sent', outcomeOf);
}

function composed({ kind, ...data }: MailContent, name = SENDER.siteName) {
  return composeMail({ kind, data: JSON.stringify(data) }, { name, url: SENDER.siteUrl });
}

function header(mail: Awaited<ReturnType<typeof parsed>>, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
