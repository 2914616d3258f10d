import nodemailer from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { z } from 'zod';
import type { MailRow } from '../../../db/mail/rows.ts';
import type { Config } from '../../platform/configuration/config.ts';
import type { Dkim } from '../../platform/configuration/dkim-key.ts';
import { isLoopback } from '../../platform/configuration/loopback.ts';
import { unsubscribeHeaders } from './unsubscribe-link.ts';
import type { ComposedMail } from './compose.ts';

type Sender = Pick<Config, 'siteUrl' | 'siteName' | 'mailFrom' | 'bounceAddress' | 'dkim'>;

/** How long each step may take, in milliseconds. */
export interface MailTimeouts {
  connect: number;
  greeting: number;
  /** Between two signs of life. */
  silence: number;
  /** For a whole mail, against a server that answers drop by drop. */
  mail: number;
}

const TIMEOUTS: MailTimeouts = { connect: 10_000, greeting: 10_000, silence: 30_000, mail: 120_000 };

/** Shorter than servers wait, so that the next mail does not meet a connection that is just being closed. */
const IDLE = 10_000;

export interface MailTransport {
  /**
   * Resolves once a mail server has taken the mail, with what it answered; otherwise rejects with what `outcomeOf`
   * understands.
   */
  send(
    mail: Pick<MailRow, 'message_id' | 'recipient' | 'created_at'>,
    composed: ComposedMail,
  ): Promise<string>;
  /** Closes the connection; the mail that is on its way is finished first, or with `cut` fails. */
  close(how?: 'cut'): void;
}

/** Sends over one connection to the server of an smtp: or smtps: address, which is kept while mails follow. */
export function createTransport(
  smtpUrl: string,
  sender: Sender,
  timeouts: MailTimeouts = TIMEOUTS,
): MailTransport {
  const mailer = nodemailer.createTransport({
    ...connectionTo(smtpUrl, timeouts),
    pool: true,
    maxConnections: 1,
    // Only for a connection that was closed before anything of the mail went out.
    maxRequeues: 1,
    idleTimeout: IDLE,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(sender.dkim && { dkim: dkimOptions(sender.dkim) }),
  });
  const domain = domainOf(sender.siteUrl);

  return {
    async send({ message_id, recipient, created_at }, { subject, text, html, unsubscribe }) {
      const address = addressOf(recipient);
      const { response } = await mailer.sendMail({
        from: { name: oneLine(sender.mailFrom.name ?? sender.siteName), address: sender.mailFrom.address },
        to: { name: '', address },
        envelope: { from: sender.bounceAddress, to: [address] },
        // RFC 3461, where the server can: what comes back names the mail, and has its headers alone.
        dsn: { id: message_id, return: 'headers', notify: 'failure', recipient: address },
        messageId: `<${message_id}@${domain}>`,
        date: new Date(created_at),
        headers: {
          // RFC 3834: nobody's absence note answers.
          'auto-submitted': 'auto-generated',
          ...(unsubscribe !== undefined && unsubscribeHeaders(unsubscribe)),
        },
        subject,
        text,
        html,
        signal: AbortSignal.timeout(timeouts.mail),
      });
      return response;
    },
    close: (how) => mailer.close({ force: how === 'cut' }),
  };
}

/** How a server is reached; what its address says (`?socketTimeout=…`) comes first. */
export function connectionTo(smtpUrl: string, timeouts: MailTimeouts = TIMEOUTS) {
  return {
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // ASVS 12.3.1: links that sign people in leave this machine encrypted or not at all (`?requireTLS=false` overrules).
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    ...parseConnectionUrl(smtpUrl),
  };
}

/** What is signed: what the reader sees of the sender, and (RFC 8058 4) what ends a subscription. */
const SIGNED =
  'from:reply-to:subject:date:message-id:to:mime-version:content-type:content-transfer-encoding:auto-submitted:' +
  'list-unsubscribe:list-unsubscribe-post';

function dkimOptions({ domain, selector, privateKey }: Dkim) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: SIGNED };
}

/** retry: it may go through later. refused: this address or this mail is not taken, now or ever. */
export type Outcome = 'retry' | 'refused';

/** What a failure to send means (RFC 5321 4.2.1: a code of 500 and up is for good). */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof AddressError) return 'refused';
  return isAboutMail(error) && (error as NodemailerError).permanent === true ? 'refused' : 'retry';
}

/** Whether a server has answered about this mail; otherwise the next one would fare no better. */
export function isAboutMail(error: unknown): boolean {
  const { command, responseCode = 0 } = (error ?? {}) as NodemailerError;
  const isAsked = command === 'RCPT TO' || command === 'DATA';
  return isAsked && responseCode >= 400 && responseCode !== CLOSING && !LOGIN_CODES.has(responseCode);
}

/** Whether a server did not let us in. */
export function isAboutLogin(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as NodemailerError;
  return code === 'EAUTH' || LOGIN_CODES.has(responseCode);
}

/**
 * Whether a refusal means the address, and not what the mail says or who sends it (RFC 3463: X.7 is policy, X.1.7 and X.1.8
 * are about the sender). Postfix says all that of the sender only once it is told the recipient.
 */
export function isAboutAddress(error: unknown): boolean {
  if (error instanceof AddressError) return true;
  const { command, response = '' } = (error ?? {}) as NodemailerError;
  return command === 'RCPT TO' && !/^\d{3}[ -]5\.(7\.|1\.[78]\b)/.test(response);
}

/** RFC 5321 3.8: the server is about to leave. */
const CLOSING = 421;

/** Say that we are not signed in, at whatever command: the operator can mend that (RFC 4954 6). */
const LOGIN_CODES = new Set([530, 534, 535, 538]);

class AddressError extends Error {}

/** nodemailer strips what cannot stand in an address, and would send to what is left. */
function addressOf(recipient: string): string {
  if (!z.email().safeParse(recipient).success) throw new AddressError('The recipient is not an address.');
  return recipient;
}

/** Without what ends a line, or is no character. */
export function oneLine(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function domainOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|:/.test(hostname) ? 'localhost' : hostname;
}
