import type { z } from 'zod';
import type * as answers from './schemas/answers/test-checkout.ts';

/** What the cards of the test checkout do. No number is ever typed. */
export type TestCard = z.output<typeof answers.testCard>;

export const TEST_CARDS: Record<TestCard, string> = {
  pays: 'Pays, now and at every renewal',
  declined: 'Is declined',
  'second-step': 'Asks for a second step, then pays',
  'pays-once': 'Pays now, and fails at the next renewal',
};

export type TestOrder = z.output<typeof answers.testOrder>;

export type TestInvoice = z.output<typeof answers.testInvoice>;

export type TestSwitch = z.output<typeof answers.testSwitch>;

export type TestPlan = z.output<typeof answers.testPlan>;

export type TestBilling = z.output<typeof answers.testBilling>;

/** By how far the clock of the test checkout is moved on. */
export const TEST_CLOCK_STEPS = ['month', '8-days'] as const;
