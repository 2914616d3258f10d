import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '#contract/constants.ts';
import { LONGEST_WAIT } from '#contract/mail.ts';
import type { Needs } from '../../platform/platform.ts';
import { failureLog } from '../../platform/jobs/failure-log.ts';
import type { ComposedMail } from './compose.ts';
import type { SiteOfMails } from './mail-site.ts';
import { outboxQueue } from './outbox-queue.ts';
import type { DueMail, MailQueue, OutboxStore } from './outbox-queue.ts';
import { reasonOf } from './failure-reason.ts';
import { isAboutAddress, isAboutLogin, isAboutMail, outcomeOf } from './transport.ts';
import type { MailTransport } from './transport.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const GIVE_UP_AFTER = 3 * DAY_MS;
const BETWEEN_NOTES = 100;
/** After a mail that goes to many: so many times as long as the process was busy with it, for requests to be answered. */
const BREATHS = 3;
const LONGEST_BREATH = 100;
/** A mail may take two minutes, and after an error the worker rests for one. */
const LONGEST_SILENCE = 10 * MINUTE;
/** A mail server that starts anew is back by then. */
const LONGEST_TROUBLE = 15 * MINUTE;

interface MailWorkerOptions extends Needs<'log' | 'now'> {
  store: OutboxStore;
  config: SiteOfMails;
  transport: MailTransport;
  /** What is sent, and what comes first: a mail of the second waits until none of the first is due. */
  queues?: readonly MailQueue[];
  /** Milliseconds that a stop waits for the mail that is on its way; a process has ten seconds to end. */
  patience?: number;
}

/** What became of a mail: how that is written down, and what is logged once it is. */
interface Note {
  mail: number;
  write: () => void;
  report: () => void;
}

export type MailWorker = ReturnType<typeof createMailWorker>;

/**
 * Sends mails, strictly one after another: a process that is killed sends at most one twice. Looks by itself every
 * second; nothing wakes it, so that the time of an answer does not tell whether a mail goes out.
 */
export function createMailWorker({
  store,
  config,
  transport,
  now,
  log,
  queues = [outboxQueue(store, config)],
  patience = 8 * SECOND,
}: MailWorkerOptions) {
  const { outbox } = store;
  const failures = failureLog('mail', log);
  let running: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let lastSign = now().getTime();
  /** What became of a mail and is not noted yet: until it is, nothing else is sent, and never that mail again. */
  let unnoted: Note | null = null;
  /** Since when the mail server has taken none and had no answer about any; `isLogin`: it does not let us in. */
  let trouble: { since: number; isLogin: boolean } | null = null;

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
    let busyBefore = performance.eventLoopUtilization();
    for (let mail = next(); mail; mail = next()) {
      await handle(mail);
      if (mail.isForMany) await breathe(performance.eventLoopUtilization(busyBefore).active);
      busyBefore = performance.eventLoopUtilization();
      lastSign = now().getTime();
      handled += 1;
    }
    return handled;
  }

  /** `busy`: milliseconds. */
  async function breathe(busy: number): Promise<void> {
    await sleep(Math.min(BREATHS * busy, LONGEST_BREATH));
  }

  /** Nothing is sent while the database cannot be written: what becomes of it could not be noted. */
  function next(): DueMail | null {
    if (!noted() || stopped) return null;
    const mail = firstDue();
    return mail && store.ifWritable(mail.rewrite) ? mail : null;
  }

  function firstDue(): DueMail | null {
    for (const queue of queues) {
      const mail = queue.next();
      if (mail) return mail;
    }
    return null;
  }

  async function handle(mail: DueMail): Promise<void> {
    const age = now().getTime() - Date.parse(mail.created_at);
    if (age >= GIVE_UP_AFTER) return note(givenUp(mail, 'failed', 'Waited for too long.'));
    if (!mail.askedFor && outbox.isSuppressed(mail.recipient))
      return note(givenUp(mail, 'suppressed', 'The address refuses mail.'));
    let composed: ComposedMail | null = null;
    try {
      composed = mail.compose();
      await transport.send(mail, composed);
      trouble = null;
    } catch (error) {
      if (composed) noteTrouble(error);
      return note(failed(mail, error, reasonOf(error, composed?.secrets ?? [])));
    }
    note(sent(mail));
  }

  function noteTrouble(error: unknown): void {
    if (isAboutMail(error)) trouble = null;
    if (outcomeOf(error) === 'refused' || isAboutMail(error)) return;
    for (const queue of queues) queue.noteTrouble?.();
    trouble = { since: trouble?.since ?? now().getTime(), isLogin: isAboutLogin(error) };
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

  function sent({ id, kind, recipient, markSent }: DueMail): Note {
    const write = () => {
      markSent();
      outbox.allowRefused(recipient);
    };
    return { mail: id, write, report: () => log.info({ mail: id, kind }, 'mail sent') };
  }

  function failed(mail: DueMail, error: unknown, reason: string): Note {
    if (outcomeOf(error) === 'refused') return refused(mail, reason, error);
    const at = now().getTime() + Math.min(MINUTE * 2 ** mail.attempts, LONGEST_WAIT);
    if (at >= Date.parse(mail.created_at) + GIVE_UP_AFTER) return givenUp(mail, 'failed', reason, error);
    const again = new Date(at).toISOString();
    return {
      mail: mail.id,
      write: unlessGone(mail, () => mail.retryAt(again, reason)),
      report: () => log.warn({ ...factsOf(mail, error), again }, 'mail postponed'),
    };
  }

  function refused(mail: DueMail, reason: string, error: unknown): Note {
    if (!isAboutAddress(error)) return givenUp(mail, 'failed', reason, error);
    const { write, ...made } = givenUp(mail, 'suppressed', reason, error);
    const both = () => {
      outbox.suppress(mail.recipient, 'refused', reason);
      write();
    };
    return { ...made, write: unlessGone(mail, both) };
  }

  function givenUp(mail: DueMail, status: 'failed' | 'suppressed', reason: string, error?: unknown): Note {
    return {
      mail: mail.id,
      write: unlessGone(mail, () => mail.giveUp(status, reason)),
      report: () => log.warn(factsOf(mail, error), `mail ${status}`),
    };
  }

  /** While it was on its way its reader may have left, and is forgotten, or moved: then it goes to the new address. */
  function unlessGone(mail: DueMail, write: () => void): () => void {
    return () => {
      if (mail.isStillDue()) write();
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
    /** What the operator has to mend, in a sentence; null when mails go out. Only of one that was started. */
    complaint(): string | null {
      if (now().getTime() - lastSign > LONGEST_SILENCE) return 'Mails are not sent: the mail worker hangs.';
      if (trouble?.isLogin)
        return 'The mail server refuses the sign-in: check SMTP_URL, which npm run test-mail tries.';
      if (trouble && now().getTime() - trouble.since >= LONGEST_TROUBLE)
        return 'The mail server has taken no mail for 15 minutes: npm run test-mail says why.';
      return null;
    },
    /** Ends it; resolves when the mail that is on its way is sent and noted, or after `patience` is cut off. */
    async stop(): Promise<void> {
      const until = performance.now() + patience;
      stopped = true;
      clearTimeout(timer);
      const cut = setTimeout(() => transport.close('cut'), patience);
      await Promise.allSettled([running]);
      clearTimeout(cut);
      transport.close();
      await noteInTime(until);
    },
  };
}

/** What may be logged: neither recipient nor content. */
function factsOf({ id, kind, attempts }: DueMail, error: unknown): object {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { mail: id, kind, attempt: attempts + 1, code, responseCode, command };
}
