import type { Database } from '../database.ts';

export type AuditAction =
  | 'registered'
  | 'verified'
  | 'signed in'
  | 'sign-in failed'
  | 'signed out'
  | 'code sent'
  | 'password recovered'
  | 'password changed'
  | 'made administrator'
  | 'subscribed'
  | 'unsubscribed'
  | 'saved article'
  | 'removed article'
  | 'exported data'
  | 'deleted account';

export interface AuditRow {
  id: number;
  /** ISO date-time */
  at: string;
  action: AuditAction;
  /** Who did it; null for somebody who is not signed in. */
  actor_id: number | null;
  /** To whom; null when there is no such account. */
  user_id: number | null;
}

/** Who did what to whom. Only ever added to; the database itself refuses anything else. */
export function auditQueries(database: Database, now: () => Date) {
  const insert = database.prepare<[Omit<AuditRow, 'id'>]>(
    'INSERT INTO audit_log (at, action, actor_id, user_id) VALUES (:at, :action, :actor_id, :user_id)',
  );
  const of = database.prepare<[number], AuditRow>('SELECT * FROM audit_log WHERE user_id = ? ORDER BY id');

  return {
    add(action: AuditAction, userId: number | null, actorId: number | null = userId): void {
      insert.run({ at: now().toISOString(), action, actor_id: actorId, user_id: userId });
    },
    /** What happened to a user, oldest first. */
    of: (userId: number): AuditRow[] => of.all(userId),
  };
}
