import type { MailRow } from '../../../db/mail/rows.ts';
import type { Store } from '../../../db/store.ts';
import { composeMail } from './compose.ts';
import type { ComposedMail } from './compose.ts';
import type { Present } from './kinds/mail-kind.ts';
import { mailKindOf } from './kinds/mail-kinds.ts';
import { mailSite } from './mail-site.ts';
import type { SiteOfMails } from './mail-site.ts';

/** Mails of one sort, as the worker takes them. */
export interface MailQueue {
  /** The mail that comes next; null when none is due. */
  next(): DueMail | null;
  /** Hears that the mail server had no answer for the last mail: the next one would fare no better. */
  noteTrouble?(): void;
}

type Named = 'id' | 'kind' | 'message_id' | 'recipient' | 'attempts' | 'created_at';

/** A mail whose time has come, and how it is written down what becomes of it: each in a transaction of the worker's. */
export interface DueMail extends Pick<MailRow, Named> {
  /** A person is waiting for it, so it goes out even to an address that refused before. */
  askedFor: boolean;
  /** It goes to many: requests are answered between two of them. */
  isForMany: boolean;
  /** To this address. */
  isStillDue(): boolean;
  compose(): ComposedMail;
  /** Writes it as it is: what becomes of it can be noted where this can be done. */
  rewrite(): void;
  markSent(): void;
  /** `at`: ISO date-time of the next try. */
  retryAt(at: string, reason: string): void;
  /** suppressed: the address takes no mail. */
  giveUp(status: 'failed' | 'suppressed', reason: string): void;
}

export type OutboxStore = Pick<Store, 'outbox' | 'ifWritable'> & Present;

/** The mails of the outbox, which waited longest first. What is not so any more is told to nobody, what is not so yet later. */
export function outboxQueue(store: OutboxStore, config: SiteOfMails): MailQueue {
  const { outbox } = store;
  return {
    next() {
      for (;;) {
        const mail = outbox.nextDue();
        if (!mail) return null;
        const now = asItIsNow(mail);
        if (now && now !== 'later') return dueMail(now);
        const isWritten = store.ifWritable(() => (now ? outbox.putOff(mail.id) : outbox.remove(mail.id)));
        if (!isWritten) return null;
      }
    },
  };

  /** Null for a mail that has nothing to tell any more, 'later' for one that has nothing to tell yet. */
  function asItIsNow(mail: MailRow): MailRow | 'later' | null {
    const kind = mailKindOf(mail.kind);
    if (!kind || mail.data === null) return mail;
    const now = kind.asItIsNow(JSON.parse(mail.data) as object, store);
    return now && now !== 'later' ? { ...mail, data: JSON.stringify(now) } : now;
  }

  function dueMail(mail: MailRow): DueMail {
    const { id, kind, recipient } = mail;
    const { askedFor, leavesNothing, withoutSecrets } = mailKindOf(kind) ?? {};
    const isStillDue = () => outbox.byId(id)?.recipient === recipient;
    return {
      ...mail,
      askedFor: askedFor ?? false,
      isForMany: false,
      isStillDue,
      compose: () => composeMail(mail, mailSite(config)),
      rewrite: () => outbox.rewrite(id),
      markSent() {
        // While it was on its way its reader may have moved, from an address that was not theirs any more.
        if (!isStillDue()) return;
        if (leavesNothing) return outbox.forget(id);
        outbox.markSent(id, withoutSecrets?.(JSON.parse(mail.data ?? 'null')) ?? null);
      },
      retryAt: (at, reason) => outbox.retryAt(id, at, reason),
      // What somebody waited for is of no use later, and may hold a code: that is forgotten.
      giveUp: (status, reason) =>
        leavesNothing ? outbox.forget(id) : outbox.giveUp(id, status, reason, askedFor === false),
    };
  }
}
