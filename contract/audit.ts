/** A line of the trail: /api/admin/audit. It is only ever added to. */
export interface ListedAction {
  id: number;
  /** ISO date-time */
  at: string;
  action: string;
  /** Who did it; null for somebody who was not signed in, and for the operator's commands. */
  actor_id: number | null;
  /** null for somebody who has left. */
  actor_name: string | null;
  /** Whose account it concerns. */
  user_id: number | null;
  user_name: string | null;
  object_kind: string | null;
  object_id: number | null;
  /** An administrator's reason, or what was changed. */
  note: string | null;
  /** From where: a digest that is the same for one source on one day. */
  source: string | null;
}

export const AUDIT_ORDERS = ['id'] as const;
