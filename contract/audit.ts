/** What the trail tells of. */
export const AUDIT_ACTIONS = [
  'registered',
  'verified',
  'signed in',
  'sign-in failed',
  'signed out',
  'code sent',
  'code refused',
  'current password refused',
  'asked for second factor',
  'second factor refused',
  'proved again',
  'password recovered',
  'password changed',
  'added authenticator app',
  'removed authenticator app',
  'added passkey',
  'removed passkey',
  'made recovery codes',
  'reset second factor',
  'made administrator',
  'unmade administrator',
  'saved account',
  'suspended account',
  'unsuspended account',
  'ended sessions',
  'removed subscriber',
  'ended refused subscription',
  'saved newsletter',
  'removed newsletter',
  'tested newsletter',
  'sent newsletter',
  'paused newsletter',
  'resumed newsletter',
  'retried mail',
  'dropped mail',
  'made backup',
  'downloaded backup',
  'restored backup',
  'saved settings',
  'saved page',
  'checked import',
  'started import',
  'stopped import',
  'finished import',
  'removed import',
  'sent invitation',
  'removed invitation',
  'claimed invitation',
  'declined invitation',
  'exported records',
  'read many records',
  'subscribed',
  'unsubscribed',
  'went to checkout',
  'granted plan',
  'ended granted plan',
  'saved profile',
  'submitted profile',
  'confirmed availability',
  'settled report',
  'approved profile',
  'rejected profile',
  'suspended profile',
  'unsuspended profile',
  'saved article',
  'removed article',
  'restored article',
  'submitted article',
  'returned article',
  'exported data',
  'disowned account',
  'deleted account',
  'guard refused',
  'limit reached',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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
