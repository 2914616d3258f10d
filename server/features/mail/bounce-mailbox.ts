import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { isLoopback } from '../../platform/configuration/loopback.ts';
import type { Needs } from '../../platform/platform.ts';
import { noteBounce } from './note-bounce.ts';

/** So many reports are read in one turn, and so much of each: the headers of a returned mail stand at its beginning. */
const AT_ONCE = 100;
const MOST_BYTES = 64 * 1024;
/** The server may say nothing for so long, and take so long for a turn, in milliseconds. */
const TIMEOUTS = { silence: 20_000, turn: 120_000 };

interface Mailbox extends Needs<'store' | 'log'> {
  /** imaps://user:password@host:port/folder. */
  url: string;
  timeouts?: typeof TIMEOUTS;
}

/**
 * The mailbox that mails come back to. Only reports that nobody has read yet are fetched. One about a mail of ours is
 * marked as read; everything else stays as it is, for whoever reads the mailbox.
 */
export function createBounceMailbox({ url, store, log, timeouts = TIMEOUTS }: Mailbox) {
  const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';
  /** Reports up to this one were looked at, of the folder as it was then. */
  let seen = { validity: 0n, uid: 0 };
  let client: ImapFlow | null = null;

  return {
    /** Reads what is new. Rejects where the server cannot be reached, or does not do what is asked. */
    async read(): Promise<void> {
      const connection = await connectionTo(url, timeouts.silence);
      client = connection;
      const turn = new AbortController();
      try {
        await Promise.race([readAll(connection), tooLong(turn.signal)]);
      } finally {
        turn.abort();
        client = null;
        connection.close();
      }
    },
    stop: (): void => client?.close(),
  };

  async function tooLong(signal: AbortSignal): Promise<void> {
    await sleep(timeouts.turn, null, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) throw new Error('The mailbox of bounces did not answer in time.');
  }

  async function readAll(connection: ImapFlow): Promise<void> {
    await connection.connect();
    const { uidValidity } = await connection.mailboxOpen(folder);
    if (uidValidity !== seen.validity) seen = { validity: uidValidity, uid: 0 };
    const found = await connection.search(
      { seen: false, uid: `${seen.uid + 1}:*`, header: { 'content-type': 'multipart/report' } },
      { uid: true },
    );
    // A range that begins behind the last one means the last one (RFC 3501 6.4.8).
    const uids = (found || [])
      .filter((uid) => uid > seen.uid)
      .sort((a, b) => a - b)
      .slice(0, AT_ONCE);
    for (const uid of uids) if (!(await readOne(connection, uid))) break;
    await connection.logout();
  }

  /** Answers false where it could not be noted, and is to be read again. */
  async function readOne(connection: ImapFlow, uid: number): Promise<boolean> {
    // One that the server cannot give is not asked for again.
    seen.uid = uid;
    const message = await connection.fetchOne(
      String(uid),
      { source: { maxLength: MOST_BYTES } },
      { uid: true },
    );
    const { readReport } = await import('./read-report.ts');
    const bounce =
      message && message.source ? await readReport(message.source.subarray(0, MOST_BYTES)) : null;
    if (!bounce) return true;
    let counts = false;
    if (!store.ifWritable(() => (counts = noteBounce(store, bounce)))) {
      seen.uid = uid - 1;
      return false;
    }
    if (counts) {
      log.info({ kind: bounce.kind }, 'a mail came back');
      await connection.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true });
    }
    return true;
  }
}

/** Its code is loaded where a mailbox is read, and nowhere else. */
async function connectionTo(url: string, silence: number): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const connection = new Client({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // As for sending: to another machine encrypted, or not at all.
    ...(!secure && { doSTARTTLS: !isLoopback(hostname) }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    maxLineLength: 1024 * 1024,
    maxLiteralSize: 4 * MOST_BYTES,
    maxResponseSize: 2 * 1024 * 1024,
    maxResponseTokens: 100_000,
  });
  // What goes wrong is thrown by what was asked for.
  connection.on('error', () => undefined);
  return connection;
}
