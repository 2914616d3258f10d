import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { TLSSocket } from 'node:tls';
import type { NodemailerError } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Config } from '../../platform/configuration/config.ts';
import { composeMail } from './compose.ts';
import { connectionTo, createTransport, oneLine } from './transport.ts';
import type { MailTimeouts } from './transport.ts';

/** Hears of each step how it went. */
export type Say = (isRight: boolean, sentence: string) => void;

type Mailing = Pick<Config, 'siteUrl' | 'siteName' | 'mailFrom' | 'bounceAddress' | 'dkim'> & {
  smtpUrl: string;
};

/** Sends one mail, one step after another, and says how each went. Answers whether a server has taken it. */
export async function tryMail(
  config: Mailing,
  recipient: string,
  say: Say,
  timeouts?: MailTimeouts,
): Promise<boolean> {
  return (await tryMailServer(config, say, timeouts)) && (await isTaken(config, recipient, say, timeouts));
}

/** The same without a mail: whether the server is there, speaks TLS as it should, and lets us in. */
export async function tryMailServer(
  config: Pick<Mailing, 'smtpUrl'>,
  say: Say,
  timeouts?: MailTimeouts,
): Promise<boolean> {
  return (await isFound(config, say)) && (await isLetIn(config, say, timeouts));
}

async function isFound({ smtpUrl }: Pick<Mailing, 'smtpUrl'>, say: Say): Promise<boolean> {
  const host = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  try {
    const { address } = await lookup(host);
    say(true, `${host} is at ${address}.`);
    return true;
  } catch (error) {
    say(
      false,
      `${host} has no address (${(error as NodeJS.ErrnoException).code}): check the host in SMTP_URL.`,
    );
    return false;
  }
}

async function isLetIn(
  { smtpUrl }: Pick<Mailing, 'smtpUrl'>,
  say: Say,
  timeouts?: MailTimeouts,
): Promise<boolean> {
  const options = connectionTo(smtpUrl, timeouts);
  const connection = new SMTPConnection(options);
  // What comes after an answer was waited for is of no use.
  connection.on('error', () => undefined);
  try {
    await done((hear) => {
      connection.once('error', hear);
      connection.connect(hear);
    });
    say(
      true,
      `It answers on port ${new URL(smtpUrl).port || (options.secure ? 465 : 587)}, ${encryptionOf(connection)}.`,
    );
    if (!options.auth) say(true, 'SMTP_URL names no user: it is not signed in to.');
    else {
      await done((hear) => connection.login(options.auth, hear));
      say(true, `It lets ${options.auth.user} in.`);
    }
    return true;
  } catch (error) {
    say(false, whyNot(error));
    return false;
  } finally {
    connection.close();
  }
}

async function isTaken(
  config: Mailing,
  recipient: string,
  say: Say,
  timeouts?: MailTimeouts,
): Promise<boolean> {
  const { mailFrom, bounceAddress, dkim, smtpUrl } = config;
  const transport = createTransport(smtpUrl, config, timeouts);
  const site = { name: config.siteName, url: config.siteUrl };
  const mail = { message_id: randomUUID(), recipient, created_at: new Date().toISOString() };
  try {
    const answer = await transport.send(mail, composeMail({ kind: 'test', data: '{}' }, site));
    say(true, `It takes ${bounceAddress} as the sender and ${recipient} as the recipient.`);
    say(
      true,
      `It has taken a mail from ${mailFrom.address}${dkim ? `, signed for ${dkim.domain}` : ''}: ${oneLine(answer)}`,
    );
    return true;
  } catch (error) {
    say(false, whyNot(error));
    return false;
  } finally {
    transport.close();
  }
}

/** Resolves when a step says that it is done; rejects with what went wrong. */
function done(step: (hear: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    step((error) => (error ? reject(error) : resolve()));
  });
}

function encryptionOf({ _socket: socket }: SMTPConnection): string {
  if (!(socket instanceof TLSSocket)) return 'not encrypted';
  const { subject, issuer, valid_to } = socket.getPeerCertificate();
  return (
    `encrypted with ${socket.getProtocol()}; its certificate is for ${nameIn(subject)}, by ${nameIn(issuer)}, ` +
    `until ${new Date(valid_to).toISOString().slice(0, 10)}`
  );
}

function nameIn(holder: { CN?: string | string[]; O?: string | string[] } | undefined): string {
  return oneLine(String(holder?.CN ?? holder?.O ?? 'nobody'));
}

/** What failed, with the remedy: by the command that the server refused, or else by what went wrong before. */
function whyNot(error: unknown): string {
  const { command = '', code = '', message, response } = error as NodemailerError;
  const says = oneLine(response ?? message);
  if (command.startsWith('AUTH') || code === 'EAUTH')
    return `It does not let you in: ${says}. Check user and password in SMTP_URL; some letters have to be written as %40 there.`;
  if (command === 'MAIL FROM') return `It refuses the sender: ${says}. Check MAIL_FROM and BOUNCE_ADDRESS.`;
  if (command === 'RCPT TO') return `It refuses the recipient: ${says}`;
  if (command === 'DATA') return `It refuses the mail: ${says}`;
  if (command === 'STARTTLS')
    return `It offers no encryption (${says}). Try smtps:// in SMTP_URL; ?requireTLS=false at its end does without, where nobody else can read along.`;
  if (/CERT|SIGNATURE|ALTNAME/.test(code + says))
    return `Its certificate cannot be trusted: ${says}. SMTP_URL has to name the host that the certificate is for.`;
  // What OpenSSL makes of a greeting in plain text.
  if (/wrong version number|packet length too long/.test(says))
    return 'It is not encrypted from the first byte on at this port, as smtps:// asks: write smtp:// in SMTP_URL with port 587, smtps:// with port 465.';
  return `It does not answer: ${says}. Check host and port in SMTP_URL, and whether a firewall lets you out: 465 is for smtps:, 587 for smtp:.`;
}
