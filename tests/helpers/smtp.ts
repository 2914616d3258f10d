import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import type { MailTimeouts } from '../../server/features/mail/transport.ts';

/** What the mail server does with the next mail. */
export type SmtpMode =
  | 'accept'
  | 'hang before greeting'
  | 'hang after DATA'
  | 'leave after DATA'
  /** As when it had just dropped an idle connection; the next one is accepted. */
  | 'leave once at MAIL FROM'
  | '535 at login'
  | '550 at MAIL FROM'
  | '451 at RCPT TO'
  | '530 at RCPT TO'
  | '550 at RCPT TO'
  /** As Postfix says of whoever may not send, or not as this sender. */
  | '554 5.7.1 at RCPT TO'
  | '550 5.1.8 at RCPT TO'
  | '451 at DATA'
  | '554 at DATA';

/** A mail that was read to its end. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface Smtp {
  url: string;
  port: number;
  mode: SmtpMode;
  /** How many connections were made, and how many passwords shown. */
  connections: number;
  logins: number;
  received: ReceivedMail[];
  /** How many mails it took without saying so. */
  unanswered: number;
  /** Addresses that it refuses whatever its mode is. */
  refuses: (address: string) => boolean;
  /** Before the answer to a mail that is taken, in milliseconds. */
  delay: () => number;
  close(): Promise<void>;
}

/** For tests that wait until they are over. */
export const SHORT: MailTimeouts = { connect: 1000, greeting: 1000, silence: 1000, mail: 5000 };

/** What a site must say that sends mail, beside SMTP_URL. */
export const SENDER_SETTINGS = { SITE_URL: 'http://127.0.0.1:3000', MAIL_FROM: 'directory@example.org' };

/** A real mail server on loopback. */
export async function startSmtp(mode: SmtpMode = 'accept', port = 0): Promise<Smtp> {
  const server = new SMTPServer({
    // Its certificate is nobody's.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect(_, callback) {
      smtp.connections += 1;
      if (smtp.mode !== 'hang before greeting') callback();
    },
    onAuth(_, __, callback) {
      smtp.logins += 1;
      callback(refusal('535 at login'), { user: 'somebody' });
    },
    onMailFrom(_, __, callback) {
      if (smtp.mode !== 'leave once at MAIL FROM') return callback(refusal('550 at MAIL FROM'));
      smtp.mode = 'accept';
      leave();
    },
    onRcptTo: ({ address }, _, callback) =>
      callback(
        (smtp.refuses(address)
          ? new SmtpRefusal(550)
          : refusal(
              ...(['451 at RCPT TO', '530 at RCPT TO', '550 at RCPT TO'] as const),
              ...(['554 5.7.1 at RCPT TO', '550 5.1.8 at RCPT TO'] as const),
            )
        )?.about(address),
      ),
    onData(stream, session, callback) {
      // A stream that breaks off is a sender that left.
      buffer(stream).then((raw) => take(raw, session, callback), callback);
    },
  });
  // Connections that a test cuts off.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: actual } = listening.address() as AddressInfo;

  const smtp: Smtp = {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mode,
    connections: 0,
    logins: 0,
    received: [],
    unanswered: 0,
    refuses: () => false,
    delay: () => 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return smtp;

  function refusal(...modes: SmtpMode[]): SmtpRefusal | null {
    return modes.includes(smtp.mode)
      ? new SmtpRefusal(Number(smtp.mode.slice(0, 3)), /\d\.\d\.\d/.exec(smtp.mode)?.[0])
      : null;
  }

  async function take(
    raw: Buffer,
    session: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ): Promise<void> {
    if (smtp.mode === 'hang after DATA') return;
    const refused = refusal('451 at DATA', '554 at DATA');
    if (refused) return answer(refused);
    smtp.received.push({ ...envelopeOf(session), raw: raw.toString('latin1') });
    if (smtp.mode === 'leave after DATA') {
      smtp.unanswered += 1;
      return leave();
    }
    await sleep(smtp.delay());
    answer();
  }

  function leave(): void {
    for (const connection of server.connections) connection._socket?.destroy();
  }
}

/** The parsed form of a mail. */
export function parsed({ raw }: ReceivedMail): Promise<Email> {
  return PostalMime.parse(Buffer.from(raw, 'latin1'));
}

class SmtpRefusal extends Error {
  readonly responseCode: number;
  readonly status: string;

  /** `status`: as RFC 3463 has them, where it says one. */
  constructor(responseCode: number, status = '', message = 'Not today') {
    super(`${status} ${message}`.trim());
    this.responseCode = responseCode;
    this.status = status;
  }

  /** As servers do: with the address in their answer. */
  about(address: string): SmtpRefusal {
    return new SmtpRefusal(this.responseCode, this.status, `<${address}>: not today`);
  }
}

function envelopeOf({ envelope }: SMTPServerSession): Pick<ReceivedMail, 'from' | 'to'> {
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  return { from, to: envelope.rcptTo.map(({ address }) => address) };
}
