import type { z } from 'zod';
import type * as answers from './schemas/answers/payments.ts';

export type Payer = z.output<typeof answers.payer>;

export type ListedPayment = z.output<typeof answers.listedPayment>;

export type Refund = z.output<typeof answers.refund>;

export type Refundable = z.output<typeof answers.refundable>;

export type ListedSubscription = z.output<typeof answers.listedSubscription>;

export const PAYMENT_ORDERS = ['id', 'at', 'amount'] as const;
export const SUBSCRIPTION_ORDERS = ['id', 'started_at', 'period_end'] as const;
