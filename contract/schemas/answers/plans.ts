import { z } from 'zod';

export const plan = z.literal([1, 2]);

export const planNumber = z.literal([0, 1, 2]);

export const price = z
  .object({
    amount: z.number(),
    currency: z.string().describe('ISO 4217, lower case.'),
  })
  .meta({ id: 'Price', description: 'An amount of money, as Stripe counts it: mostly in hundredths.' });

export const planOffer = z
  .object({
    provider: z
      .enum(['stripe', 'test', 'off'])
      .describe('What buying leads to; off: plans cannot be bought yet.'),
    prices: z.object({ 1: price, 2: price }),
    review_hours: z
      .number()
      .nullable()
      .describe(
        'Hours that half of the last reviews of profiles took at the most; null while there were few.',
      ),
  })
  .meta({ id: 'PlanOffer', description: 'What /pricing shows to everybody: GET /api/plans.' });

export const planOnDeletion = z.enum(['end', 'refund', 'period']);

export const planStatus = z
  .object({
    plan: planNumber,
    status: z
      .enum(['active', 'past_due', 'none'])
      .describe('active: paid for, or granted; past_due: the renewal failed; none: there is no plan.'),
    renews_at: z.string().nullable().describe('When it is paid for next; null when it is not.'),
    cancel_at: z.string().nullable().describe('When it ends; null when nothing says so.'),
    granted: z.boolean().describe('Somebody gave it: there is nothing to pay and nothing to manage.'),
    on_deletion: z
      .object({
        how: planOnDeletion.describe(
          'end: at once; refund: at once, and what is left of the period is given back; period: with the period.',
        ),
        refund: price.nullable().describe('What would be given back if it were deleted now; about so much.'),
        ends_at: z.string(),
      })
      .nullable()
      .describe('What becomes of the plan when the account is deleted; null when nothing is paid for.'),
    managed: z.boolean().describe('Bills and cards can be managed: there is a customer.'),
  })
  .meta({
    id: 'PlanStatus',
    description: 'What a doctor is told of their plan: GET /api/payment/status. Dates are ISO date-times.',
  });

export const checkout = z
  .object({
    url: z.string(),
    email: z.string(),
    customerId: z.string(),
  })
  .meta({
    id: 'Checkout',
    description: "The answer to POST /api/payment/checkout: where to pay, and SPEC §3's client state.",
  });
