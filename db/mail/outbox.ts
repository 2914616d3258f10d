/** Mails that the site sends: what waits, what became of it, and the addresses that nothing is sent to. */
import { randomUUID } from 'node:crypto';
import { LONGEST_WAIT } from '#contract/mail.ts';
import type { Database } from '../database.ts';
import { nextId } from '../next-id.ts';
import type { MailRow } from './rows.ts';
import { suppressedAddresses } from './suppressed-addresses.ts';

export interface NewMail {
  recipient: string;
  kind: string;
  /** What its text is made from. */
  data: object;
  /** Milliseconds before it may go out. */
  waits?: number;
  /** One that waits about the same is withdrawn. */
  about?: string;
}

/** Of a mail whose time has not come: for less than a mail may wait before somebody looks (docs/monitoring.md). */
const PUT_OFF = 600_000;

/** Mails to send. Add them in the transaction of what they tell about. */
export function outboxQueries(database: Database, now: () => Date) {
  const addresses = suppressedAddresses(database, now);
  const insert = database.prepare<[Record<string, string | null>]>(
    `INSERT INTO outbox (id, message_id, recipient, kind, data, about, next_at, created_at)
     VALUES (${nextId('outbox')}, :message_id, :recipient, :kind, :data, :about, :next, :now)`,
  );
  const due = database.prepare<[string], MailRow>(
    `SELECT * FROM outbox INDEXED BY outbox_waiting
     WHERE status = 'waiting' AND next_at <= ? ORDER BY next_at, id LIMIT 1`,
  );
  const sent = database.prepare<[string | null, string, number]>(
    `UPDATE outbox SET status = 'sent', data = ?, error = NULL, attempts = attempts + 1, sent_at = ? WHERE id = ?`,
  );
  const retry = database.prepare<[string, string, number]>(
    'UPDATE outbox SET attempts = attempts + 1, next_at = ?, error = ? WHERE id = ?',
  );
  const giveUp = database.prepare<[string, string, number, number]>(
    `UPDATE outbox SET status = ?, error = ?, data = iif(?, data, NULL), attempts = attempts + 1 WHERE id = ?`,
  );
  const retryNow = database.prepare<[{ id: number; now: string }]>(
    `UPDATE outbox SET status = 'waiting', attempts = 0, next_at = :now, created_at = :now, error = NULL
     WHERE id = :id AND data IS NOT NULL AND status <> 'sent'`,
  );
  const latest = database.prepare<[number], MailRow>('SELECT * FROM outbox ORDER BY id DESC LIMIT ?');
  const to = database.prepare<[string, number], MailRow>(
    'SELECT * FROM outbox WHERE recipient = ? ORDER BY id DESC LIMIT ?',
  );
  const byId = database.prepare<[number], MailRow>('SELECT * FROM outbox WHERE id = ?');
  const removeTo = database.prepare<[{ recipient: string; kept: string }]>(
    'DELETE FROM outbox WHERE recipient = :recipient AND kind NOT IN (SELECT value FROM json_each(:kept))',
  );
  const removeDone = database.prepare<[string]>(
    `DELETE FROM outbox WHERE recipient = ? AND status <> 'waiting'`,
  );
  const removeVoid = database.prepare<[{ from: string; dropped: string }]>(
    `DELETE FROM outbox
     WHERE recipient = :from AND (status <> 'waiting' OR kind IN (SELECT value FROM json_each(:dropped)))`,
  );
  const readdress = database.prepare<[{ from: string; to: string }]>(
    'UPDATE outbox SET recipient = :to WHERE recipient = :from',
  );
  const moveWaiting = database.prepare<[{ from: string; to: string; kinds: string }]>(
    `UPDATE outbox SET recipient = :to
     WHERE recipient = :from AND status = 'waiting' AND kind IN (SELECT value FROM json_each(:kinds))`,
  );
  const sweep = database.prepare<[string]>(`DELETE FROM outbox WHERE status <> 'waiting' AND created_at < ?`);
  const hasten = database.prepare<[{ now: string; latest: string }]>(
    `UPDATE outbox SET next_at = :now WHERE status = 'waiting' AND next_at > :latest`,
  );
  const addDelivery = database.prepare<[{ message: string; now: string }]>(
    `INSERT INTO outbox (id, message_id, recipient, kind, data, next_at, created_at)
     SELECT ${nextId('outbox')}, message_id, email, 'newsletter',
       json_object('unsubscribeToken', token, 'subject', subject, 'preheader', preheader, 'body', body), :now, :now
     FROM deliveries JOIN newsletters ON newsletters.id = newsletter_id
     WHERE message_id = :message AND email IS NOT NULL
     ON CONFLICT (message_id) DO NOTHING`,
  );
  const noteReturn = database.prepare<[string, string]>('UPDATE outbox SET error = ? WHERE message_id = ?');
  const rewrite = database.prepare<[number]>('UPDATE outbox SET next_at = next_at WHERE id = ?');
  const remove = database.prepare<[number]>('DELETE FROM outbox WHERE id = ?');
  const putOff = database.prepare<[{ id: number; now: string; next: string }]>(
    'UPDATE outbox SET next_at = :next, created_at = :now WHERE id = :id',
  );
  const withdraw = database.prepare<[string]>(`DELETE FROM outbox WHERE about = ? AND status = 'waiting'`);
  const recipientOf = database.prepare<[number], string>('SELECT recipient FROM outbox WHERE id = ?').pluck();
  const noteRemoval = database.prepare('UPDATE forgetting SET removals = removals + 1');

  function add({ recipient, kind, data, waits = 0, about }: NewMail): number {
    const at = now();
    if (about !== undefined) withdraw.run(about);
    const row = {
      message_id: randomUUID(),
      recipient,
      kind,
      data: JSON.stringify(data),
      about: about ?? null,
    };
    const next = new Date(at.getTime() + waits).toISOString();
    return Number(insert.run({ ...row, next, now: at.toISOString() }).lastInsertRowid);
  }

  return {
    /** Answers its id. */
    add,
    /** Of the demo: a newsletter to one subscriber, by its Message-ID; nothing when it is there. */
    addDelivery: (message: string): void => void addDelivery.run({ message, now: now().toISOString() }),
    /** Does the work of `add` and leaves nothing: for an answer that must take the same time without a mail. */
    pretend: (mail: NewMail): void => void remove.run(add(mail)),
    /** The mail that has waited longest among those whose time has come. */
    nextDue: (): MailRow | null => due.get(now().toISOString()) ?? null,
    /** Writes a mail as it is: what becomes of it can be noted where this can be done. */
    rewrite: (id: number): void => void rewrite.run(id),
    /** Notes that a mail server took it. `data`: what it can be read by from now on, with nothing secret. */
    markSent: (id: number, data: object | null): void =>
      void sent.run(data && JSON.stringify(data), now().toISOString(), id),
    /** Notes on one that it came back, and why. */
    noteReturn: (message: string, error: string): void => void noteReturn.run(error, message),
    /** `nextAt`: ISO date-time of the next try. */
    retryAt: (id: number, nextAt: string, error: string): void => void retry.run(nextAt, error, id),
    /** `keep`: it can be tried again, by `retryNow`. Otherwise its content is forgotten. */
    giveUp: (id: number, status: 'failed' | 'suppressed', error: string, keep: boolean): void =>
      void giveUp.run(status, error, Number(keep), id),
    /** Has it wait as if it was written now, whatever became of it; nothing, when its content is forgotten. */
    retryNow: (id: number): void => void retryNow.run({ id, now: now().toISOString() }),
    remove: (id: number): void => void remove.run(id),
    /** Removes the one about something that has not been sent. */
    withdraw: (about: string): void => void withdraw.run(about),
    /** Has it looked at later, as if it was written now: what it tells is not to be told yet. */
    putOff(id: number): void {
      const next = new Date(now().getTime() + PUT_OFF).toISOString();
      putOff.run({ id, now: now().toISOString(), next });
    },
    /**
     * Removes one to somebody who has left, or whom nobody knows yet, and forgets that our mail server refused it. What came
     * back from there, or was called unwanted, stays: anybody can have a code sent to an address.
     */
    forget(id: number): void {
      addresses.allowRefused(recipientOf.get(id) ?? '');
      remove.run(id);
      noteRemoval.run();
    },
    /** Newest first. */
    latest: (count: number): MailRow[] => latest.all(count),
    /** The last ones to an address, newest first. */
    to: (recipient: string, count: number): MailRow[] => to.all(recipient, count),
    byId: (id: number): MailRow | null => byId.get(id) ?? null,
    /** Forgets mails that were dealt with, by their age. What a clock that was ahead has put off for longer than ever is due. */
    sweep(before: string): void {
      sweep.run(before);
      const latest = new Date(now().getTime() + LONGEST_WAIT).toISOString();
      hasten.run({ now: now().toISOString(), latest });
    },
    /** All to an address, but for the `kept` kinds. */
    removeTo: (recipient: string, kept: readonly string[] = []): void =>
      void removeTo.run({ recipient, kept: JSON.stringify(kept) }),
    /** Forgets those to an address that were dealt with. */
    removeDone: (recipient: string): void => void removeDone.run(recipient),
    /** Sends what waits for an address to another one, but for the `dropped` kinds; all else that went there is forgotten. */
    readdress(from: string, to: string, dropped: readonly string[]): void {
      removeVoid.run({ from, dropped: JSON.stringify(dropped) });
      readdress.run({ from, to });
      addresses.allow(from);
    },
    /** Sends what waits of some kinds for an address to another one; all else stays as it is. */
    moveWaiting: (from: string, to: string, kinds: readonly string[]): void =>
      void moveWaiting.run({ from, to, kinds: JSON.stringify(kinds) }),
    ...addresses,
  };
}
