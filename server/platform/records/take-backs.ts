import { TAKE_BACK_MS } from '#contract/take-back.ts';
import { nothing } from '#contract/schemas/accounts.ts';
import type { AuditAction } from '#contract/audit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Needs } from '../platform.ts';
import { change } from './change-kinds.ts';
import type { Change } from './change-kinds.ts';

/** For the way of a press that comes in the last moment. */
const GRACE_MS = 2_000;

/** So long mails wait that tell of what can be taken back (`addToOutbox`): nothing goes out before. */
export const MAIL_WAITS_MS = TAKE_BACK_MS + 2 * GRACE_MS;

/** What was done to a record, and how it is undone. */
interface Done {
  /** Who did it, and alone may take it back. */
  by: number;
  /** As the trail has it. */
  action: AuditAction;
  /** What the mail is about that tells of it, and waits so long (`MAIL_WAITS_MS`); null where there is none. */
  mail: string | null;
  /**
   * Puts everything back, in a transaction. False when somebody has done something else to the record since; whatever it
   * wrote by then is lost.
   */
  undo: () => boolean;
}

/**
 * What was done to the records of a noun and can be taken back for ten seconds. It is done at once, and undone when
 * somebody asks; only what cannot be undone waits. Kept in memory: what a restart forgets, stays done.
 */
export function createTakeBacks<Row extends { id: number | string }>({ store, now }: Needs<'store' | 'now'>) {
  const kept = new Map<Row['id'], Done & { until: number }>();

  return {
    /** Call it in the transaction of what was done to the record. */
    keep(id: Row['id'], done: Done): void {
      const until = now().getTime() + TAKE_BACK_MS + GRACE_MS;
      store.afterCommit(() => {
        for (const [old, { until: ended }] of kept) if (ended < now().getTime()) kept.delete(old);
        kept.set(id, { ...done, until });
      });
    },
    /** The action of a record that undoes what was done to it last: POST …/take-back. */
    takeBack: change('took back', nothing, ({ id }: Row, _, { id: by }) => {
      const done = kept.get(id);
      if (!done || done.by !== by || done.until < now().getTime()) throw tooLate();
      if (!done.undo()) throw overtaken();
      if (done.mail !== null) store.outbox.withdraw(done.mail);
      store.afterCommit(() => kept.delete(id));
      return done.action;
    }) satisfies Change<Row>,
  };
}

function tooLate(): Refusal {
  return new Refusal(409, 'This cannot be taken back any more: there are ten seconds for it.');
}

function overtaken(): Refusal {
  return new Refusal(
    409,
    'This cannot be taken back any more: somebody has changed it since. Look at what it is now.',
  );
}
