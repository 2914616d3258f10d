import { z } from 'zod';
import { plan, price } from './plans.ts';

export const testCard = z.enum(['pays', 'declined', 'second-step', 'pays-once']);

export const testOrder = z
  .object({
    email: z.string(),
    plan,
    price,
    status: z
      .enum(['open', 'second-step', 'complete', 'expired'])
      .describe(
        'second-step: the bank waits for its owner. complete: paid. expired: it can be paid no more.',
      ),
    problem: z.string().nullable().describe('Why it was not paid just now.'),
    paid_path: z.string().describe('Paths to go on to and back to.'),
    back_path: z.string(),
  })
  .meta({
    id: 'TestOrder',
    description: 'What the test checkout shows of an order: GET /api/demo/checkout/{id}.',
  });

export const testInvoice = z
  .object({
    id: z.string(),
    plan,
    paid: price,
    status: z
      .enum(['paid', 'open', 'void'])
      .describe('open: it was refused, and is tried again. void: it is asked for no more.'),
    at: z.string().describe('ISO date-time'),
    refunded: z.number().describe('What was given back of it.'),
  })
  .meta({ id: 'TestInvoice' });

export const testSwitch = z
  .object({
    plan,
    at: z.string().nullable().describe('ISO date-time; null: at once.'),
    pays: price.describe('What is taken then, with what was paid for the time that is left taken off.'),
  })
  .meta({ id: 'TestSwitch', description: 'What a press of “Switch” does.' });

export const testPlan = z
  .object({
    plan,
    status: z.enum(['active', 'past_due', 'canceled']),
    period_end: z.string(),
    ends: z.boolean().describe('It ends at the end of its period.'),
    retry_at: z.string().nullable().describe('When a payment that was refused is tried again.'),
    next_plan: plan.nullable().describe('The plan from the next period on, where that is another.'),
    switch: testSwitch.nullable().describe('null where there is nothing to switch.'),
  })
  .meta({
    id: 'TestPlan',
    description: 'The subscription that the billing page is about. Dates are ISO date-times.',
  });

export const testBilling = z
  .object({
    email: z.string(),
    card: testCard.nullable(),
    subscription: testPlan.nullable(),
    invoices: z.array(testInvoice).describe('Newest first.'),
    problem: z.string().nullable().describe('What did not work just now.'),
    now: z.string().describe('The time by which plans renew and end in this demo: ISO date-time.'),
    days_ahead: z.number().describe('How many days that is ahead of the clock.'),
    back_path: z.string(),
  })
  .meta({
    id: 'TestBilling',
    description: 'What the test checkout shows of a customer: GET /api/demo/billing/{id}.',
  });
