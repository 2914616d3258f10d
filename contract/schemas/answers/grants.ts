import { z } from 'zod';
import { payer } from './payments.ts';
import { plan } from './plans.ts';

export const grantedPlan = z
  .object({
    ...payer.shape,
    id: z.string(),
    user_id: z.number(),
    plan: plan,
    started_at: z.string(),
    until: z.string().describe('When it ends, or was to end.'),
    reason: z.string(),
    granted_by: z.number().nullable().describe('The administrator; null for the command of the operator.'),
    granted_by_name: z.string().nullable().describe('Null as well for one who has left.'),
    ended_at: z.string().nullable().describe('When it was ended before its time; null when it was not.'),
    end_reason: z.string().nullable(),
  })
  .meta({
    id: 'GrantedPlan',
    description: 'A plan that an administrator gave: /api/admin/grants. Dates are ISO date-times.',
  });
