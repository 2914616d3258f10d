import { z } from 'zod';
import { day } from './list-query.ts';

const user_id = z.int().min(1).optional();

/** What the ledger can be filtered by. Days are in UTC, the last one included. */
export const paymentFilter = {
  user_id,
  kind: z.enum(['paid', 'failed', 'refunded', 'disputed']).optional(),
  from: day,
  to: day,
};

export const subscriptionFilter = {
  user_id,
  source: z.enum(['stripe', 'test', 'grant']).optional(),
  plan: z.literal([0, 1, 2]).optional(),
  /** Somebody has canceled it, and it holds for a while still. */
  ending: z.boolean().optional(),
  status: z
    .enum([
      'incomplete',
      'incomplete_expired',
      'trialing',
      'active',
      'past_due',
      'canceled',
      'unpaid',
      'paused',
    ])
    .optional(),
};
