import type { AuditAction } from '#contract/audit.ts';
import type { Database } from './database.ts';
import type { Transactions } from './transactions.ts';

/** What an action was about. */
export interface AuditObject {
  kind:
    | 'article'
    | 'doctor'
    | 'user'
    | 'subscriber'
    | 'newsletter'
    | 'mail'
    | 'settings'
    | 'import'
    | 'registry file'
    | 'invitation';
  id: number;
}

/** What is told of an action. */
export interface AuditEntry {
  action: AuditAction;
  /** Whose account it concerns; null, or nothing, when there is none. */
  user?: number | null;
  /** Who did it, when not the user; null for somebody who is not signed in. */
  actor?: number | null;
  /** From where: a digest with a salt of the day (server/platform/security/network-digest.ts). */
  source?: string | null;
  /** When it was not about the account itself. */
  object?: AuditObject;
  /** An administrator's reason, the names of what was changed, or how many refusals a line tells of; never what somebody else typed. */
  note?: string | null;
}

export interface AuditRow {
  id: number;
  /** ISO date-time */
  at: string;
  action: AuditAction;
  actor_id: number | null;
  user_id: number | null;
  source: string | null;
  object_kind: AuditObject['kind'] | null;
  object_id: number | null;
  note: string | null;
}

interface AuditParts {
  transactions: Transactions;
  now: () => Date;
}

/** Who did what to whom, or to what. Only ever added to; the database itself refuses anything else. */
export function auditQueries(database: Database, { transactions, now }: AuditParts) {
  const insert = database.prepare<[Omit<AuditRow, 'id'>]>(
    `INSERT INTO audit_log (at, action, actor_id, user_id, source, object_kind, object_id, note)
     VALUES (:at, :action, :actor_id, :user_id, :source, :object_kind, :object_id, :note)`,
  );
  const of = database.prepare<[number, number], AuditRow>(
    'SELECT * FROM audit_log WHERE user_id = ? ORDER BY id DESC LIMIT ?',
  );
  const latest = database.prepare<[number], AuditRow>('SELECT * FROM audit_log ORDER BY id DESC LIMIT ?');

  return {
    /** In the transaction of what it tells about; throws outside of one. */
    add({ action, user = null, actor = user, source = null, object, note = null }: AuditEntry): void {
      const about = object ?? (user === null ? null : { kind: 'user' as const, id: user });
      transactions.within(() =>
        insert.run({
          at: now().toISOString(),
          action,
          actor_id: actor,
          user_id: user,
          source,
          object_kind: about?.kind ?? null,
          object_id: about?.id ?? null,
          note,
        }),
      );
    },
    /** What happened to a user of late, oldest first: a thousand rows at most. */
    of: (userId: number): AuditRow[] => of.all(userId, 1000).reverse(),
    /** Newest first. */
    latest: (count: number): AuditRow[] => latest.all(count),
  };
}
