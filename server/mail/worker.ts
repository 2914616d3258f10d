import { setTimeout as sleep } from 'node:timers/promises';
import type { MailRow } from '../../db/mail/rows.ts';
import type { Store } from '../../db/store.ts';
import type { Context } from '../context.ts';
import { failureLog } from '../jobs/failure-log.ts';
import { composeMail } from './compose.ts';
import { mailKindOf } from './kinds/mail-kinds.ts';
import { outcomeOf } from './transport.ts';
import type { MailTransport } from './transport.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LONGEST_WAIT = 60 * MINUTE;
const GIVE_UP_AFTER = 3 * 24 * 60 * MINUTE;
/** How long a stop waits for the mail that is on its way; a process has ten seconds to end. */
const PATIENCE = 8 * SECOND;
const BETWEEN_NOTES = 100;
/** A mail may take two minutes, and after an error the worker rests for one. */
const LONGEST_SILENCE = 10 * MINUTE;

interface MailWorkerOptions {
  store: Pick<Store, 'outbox' | 'ifWritable'>;
  config: Pick<Context['config'], 'siteUrl' | 'siteName'>;
  transport: MailTransport;
  now: () => Date;
  log: Context['log'];
}

/** What became of a mail: how that is written down, and what is logged once it is. */
interface Note {
  mail: number;
  write: () => void;
  report: () => void;
}

export type MailWorker = ReturnType<typeof createMailWorker>;

/**
 * Sends the mails of the outbox, strictly one after another: a process that is killed sends at most one twice. Looks
 * by itself every second; nothing wakes it, so that the time of an answer does not tell whether a mail goes out.
 */
export function createMailWorker({ store, config, transport, now, log }: MailWorkerOptions) {
  const { outbox } = store;
  const failures = failureLog('mail', log);
  let running: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lastSign = now().getTime();
  /** What became of a mail and is not noted yet: until it is, nothing else is sent, and never that mail again. */
  let unnoted: Note | null = null;

  function poll(): void {
    void runOnce()
      .then(
        () => {
          failures.worked();
          return SECOND;
        },
        (error: unknown) => {
          failures.failed(error);
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
    lastSign = now().getTime();
    let handled = 0;
    for (let mail = next(); mail; mail = next()) {
      await handle(mail);
      lastSign = now().getTime();
      handled += 1;
    }
    return handled;
  }

  /** Nothing is sent while the database cannot be written: what becomes of it could not be noted. */
  function next(): MailRow | null {
    if (!noted() || stopped) return null;
    const mail = outbox.nextDue();
    return mail && store.ifWritable(() => outbox.rewrite(mail.id)) ? mail : null;
  }

  async function handle(mail: MailRow): Promise<void> {
    const age = now().getTime() - Date.parse(mail.created_at);
    if (age >= GIVE_UP_AFTER) return note(givenUp(mail, 'failed', 'Waited for too long.'));
    if (!mailKindOf(mail.kind)?.askedFor && outbox.isSuppressed(mail.recipient))
      return note(givenUp(mail, 'suppressed', 'The address refuses mail.'));
    try {
      await transport.send(mail, composeMail(mail, { name: config.siteName, url: config.siteUrl }));
    } catch (error) {
      return note(failed(mail, error));
    }
    note(sent(mail));
  }

  function note(made: Note): void {
    unnoted = made;
    if (!noted()) log.warn({ mail: made.mail }, 'what became of a mail waits to be noted');
  }

  function noted(): boolean {
    if (!unnoted) return true;
    if (!store.ifWritable(unnoted.write)) return false;
    unnoted.report();
    unnoted = null;
    return true;
  }

  function sent({ id, kind, recipient }: MailRow): Note {
    const write = () => {
      outbox.markSent(id);
      outbox.allow(recipient);
    };
    return { mail: id, write, report: () => log.info({ mail: id, kind }, 'mail sent') };
  }

  function failed(mail: MailRow, error: unknown): Note {
    const reason = reasonOf(error);
    log.debug({ mail: mail.id, reason }, 'mail not taken');
    if (outcomeOf(error) === 'refused') return refused(mail, reason, error);
    const at = now().getTime() + Math.min(MINUTE * 2 ** mail.attempts, LONGEST_WAIT);
    if (at >= Date.parse(mail.created_at) + GIVE_UP_AFTER) return givenUp(mail, 'failed', reason, error);
    const again = new Date(at).toISOString();
    return {
      mail: mail.id,
      write: () => outbox.retryAt(mail.id, again, reason),
      report: () => log.warn({ ...factsOf(mail, error), again }, 'mail postponed'),
    };
  }

  function refused(mail: MailRow, reason: string, error: unknown): Note {
    const { write, ...made } = givenUp(mail, 'suppressed', reason, error);
    const both = () => {
      outbox.suppress(mail.recipient, reason);
      write();
    };
    return { ...made, write: both };
  }

  function givenUp(mail: MailRow, status: 'failed' | 'suppressed', reason: string, error?: unknown): Note {
    return {
      mail: mail.id,
      // What somebody waited for is of no use later, and may hold a code: that is forgotten.
      write: () => outbox.giveUp(mail.id, status, reason, mailKindOf(mail.kind)?.askedFor === false),
      report: () => log.warn(factsOf(mail, error), `mail ${status}`),
    };
  }

  /** Waits for a database that cannot be written, so that the next start does not send the mail again. */
  async function noteInTime(until: number): Promise<void> {
    try {
      while (!noted() && performance.now() < until) await sleep(BETWEEN_NOTES);
    } catch (error) {
      failures.failed(error);
    }
  }

  return {
    /**
     * Sends what is due and answers how many mails it dealt with; none while the database cannot be written. Rejects
     * when the outbox is broken.
     */
    runOnce,
    /** Begins to look for mails every second. */
    start: poll,
    /** Whether nothing has happened for much longer than any step may take. Only of one that was started. */
    isStuck: (): boolean => now().getTime() - lastSign > LONGEST_SILENCE,
    /** Ends it; resolves when the mail that is on its way is sent and noted, or after eight seconds is cut off. */
    async stop(): Promise<void> {
      const until = performance.now() + PATIENCE;
      stopped = true;
      clearTimeout(timer);
      const cut = setTimeout(() => transport.close('cut'), PATIENCE);
      await Promise.allSettled([running]);
      clearTimeout(cut);
      transport.close();
      await noteInTime(until);
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
