import { z } from 'zod';
import { planNumber, price } from './plans.ts';

export const payer = z
  .object({
    user_id: z.number().nullable(),
    user_name: z.string().nullable(),
    user_email: z.string().nullable(),
  })
  .meta({ id: 'Payer', description: 'Whose it is; nulls for somebody who has left.' });

export const listedPayment = z
  .object({
    ...payer.shape,
    id: z.number(),
    kind: z.enum(['paid', 'failed', 'refunded', 'disputed']),
    amount: z.number().describe('In the smallest unit of the currency.'),
    currency: z.string(),
    at: z.string().describe('ISO date-time'),
    subscription: z.string().nullable(),
    ref: z.string().describe('What it is called at the provider.'),
  })
  .meta({ id: 'ListedPayment', description: 'A line of the ledger: /api/admin/payments.' });

export const refund = z
  .object({
    amount: z.number(),
    currency: z.string(),
    ordered_at: z.string().describe('ISO date-time'),
    state: z
      .enum(['waiting', 'done', 'refused'])
      .describe('waiting: the provider has not answered, and is asked again.'),
    refused: z.string().nullable().describe('Why not: what the provider said.'),
  })
  .meta({ id: 'Refund', description: 'Money that was, or is to be, given back.' });

export const refundable = z
  .object({ left: price })
  .meta({ id: 'Refundable', description: 'What can be given back of a payment still.' });

export const listedSubscription = z
  .object({
    ...payer.shape,
    id: z.string(),
    source: z.enum(['stripe', 'test', 'grant']),
    plan: planNumber,
    status: z.string(),
    started_at: z.string(),
    period_end: z.string(),
    cancel_at: z.string().nullable(),
    holds_until: z.string().nullable().describe('Until when it gives its plan; null when it gives none.'),
  })
  .meta({
    id: 'ListedSubscription',
    description: 'What gives a plan, or gave it: /api/admin/subscriptions. Dates are ISO date-times.',
  });
