import type { MailRow } from '../../db/rows.ts';
import type { Store } from '../../db/store.ts';
import type { Context } from '../context.ts';
import { composeMail } from './compose.ts';
import type { MailContent } from './mail-content.ts';
import { outcomeOf } from './transport.ts';
import type { MailTransport } from './transport.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LONGEST_WAIT = 60 * MINUTE;
const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE;
/** How long a stop waits for the mail that is on its way; a process has ten seconds to end. */
const PATIENCE = 8 * SECOND;

/** A person is waiting for these, so they go out even to an address that refused before. */
const ASKED_FOR: ReadonlySet<string> = new Set<MailContent['kind']>([
  'verify',
  'reset-code',
  'subscribe-code',
]);

interface MailWorkerOptions {
  store: Pick<Store, 'outbox' | 'transaction'>;
  config: Pick<Context['config'], 'siteUrl' | 'siteName'>;
  transport: MailTransport;
  now: () => Date;
  log: Context['log'];
}

export type MailWorker = ReturnType<typeof createMailWorker>;

/**
 * Sends the mails of the outbox, strictly one after another: a process that is killed sends at most one twice. Looks
 * by itself every second; nothing wakes it, so that the time of an answer does not tell whether a mail goes out.
 */
export function createMailWorker({ store, config, transport, now, log }: MailWorkerOptions) {
  const { outbox } = store;
  const site = { name: config.siteName, url: config.siteUrl };
  let running: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Taken by the mail server, not yet noted as sent: where noting fails, it must not be sent again. */
  let taken: MailRow | null = null;

  function poll(): void {
    void runOnce()
      .then(
        () => SECOND,
        (error: unknown) => {
          log.error({ err: error }, 'the outbox cannot be worked on');
          return MINUTE;
        },
      )
      .then((wait) => {
        if (!stopped) timer = setTimeout(poll, wait);
      });
  }

  function runOnce(): Promise<number> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<number> {
    noteTaken();
    let handled = 0;
    for (let mail = next(); mail; mail = next()) {
      await handle(mail);
      handled += 1;
    }
    return handled;
  }

  function next(): MailRow | null {
    return stopped ? null : outbox.nextDue();
  }

  async function handle(mail: MailRow): Promise<void> {
    const age = now().getTime() - Date.parse(mail.created_at);
    if (age >= GIVE_UP_AFTER) return giveUp(mail, 'failed', 'Waited for too long.');
    if (!ASKED_FOR.has(mail.kind) && outbox.isSuppressed(mail.recipient))
      return giveUp(mail, 'suppressed', 'The address refuses mail.');
    try {
      await transport.send(mail, composeMail(mail, site));
    } catch (error) {
      return handleFailure(mail, error);
    }
    taken = mail;
    noteTaken();
  }

  function noteTaken(): void {
    if (!taken) return;
    const { id, kind, recipient } = taken;
    store.transaction(() => {
      outbox.markSent(id);
      outbox.allow(recipient);
    });
    taken = null;
    log.info({ mail: id, kind }, 'mail sent');
  }

  function handleFailure(mail: MailRow, error: unknown): void {
    const reason = reasonOf(error);
    log.debug({ mail: mail.id, reason }, 'mail not taken');
    if (outcomeOf(error) === 'refused') return refuse(mail, reason, error);
    const at = now().getTime() + Math.min(MINUTE * 2 ** mail.attempts, LONGEST_WAIT);
    if (at >= Date.parse(mail.created_at) + GIVE_UP_AFTER) return giveUp(mail, 'failed', reason, error);
    outbox.retryAt(mail.id, new Date(at).toISOString(), reason);
    log.warn({ ...factsOf(mail, error), again: new Date(at).toISOString() }, 'mail postponed');
  }

  function refuse(mail: MailRow, reason: string, error: unknown): void {
    store.transaction(() => {
      outbox.suppress(mail.recipient, reason);
      giveUp(mail, 'suppressed', reason, error);
    });
  }

  function giveUp(mail: MailRow, status: 'failed' | 'suppressed', reason: string, error?: unknown): void {
    outbox.giveUp(mail.id, status, reason);
    log.warn(factsOf(mail, error), `mail ${status}`);
  }

  return {
    /** Sends what is due and answers how many mails it dealt with. Rejects when the outbox cannot be written. */
    runOnce,
    /** Begins to look for mails every second. */
    start: poll,
    /** Ends it; resolves when the mail that is on its way is sent, or after eight seconds is cut off. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      const cut = setTimeout(() => transport.close('cut'), PATIENCE);
      await Promise.allSettled([running]);
      clearTimeout(cut);
      transport.close();
    },
  };
}

const LONGEST_REASON = 300;

/** What a server answers often names the recipient, so this is for the row and for debugging, not for the log. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
}

/** What may be logged: neither recipient nor content. */
function factsOf({ id, kind, attempts }: MailRow, error: unknown): object {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { mail: id, kind, attempt: attempts + 1, code, responseCode, command };
}
