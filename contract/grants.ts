import type { Payer } from './payments.ts';
import type { Plan } from './plans.ts';

/** A plan that an administrator gave: /api/admin/grants. Dates are ISO date-times. */
export interface GrantedPlan extends Payer {
  id: string;
  user_id: number;
  plan: Plan;
  started_at: string;
  /** When it ends, or was to end. */
  until: string;
  reason: string;
  /** The administrator; null for the command of the operator. */
  granted_by: number | null;
  /** Null as well for one who has left. */
  granted_by_name: string | null;
  /** When it was ended before its time; null when it was not. */
  ended_at: string | null;
  end_reason: string | null;
}

/** What a list of grants can be sorted by. */
export const GRANT_ORDERS = ['id', 'user_id', 'started_at', 'until'] as const;
