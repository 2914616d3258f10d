import { z } from 'zod';
import { because } from './users.ts';

/** Amounts are in the smallest unit of the currency. */
export const refundOrder = z.strictObject({
  amount: z.int({ error: 'Please give an amount.' }).min(1, { error: 'Please give an amount above zero.' }),
  /** What was left as the administrator saw it: where it is another sum by now, nothing is given back. */
  left: z.int({ error: 'Please send what was left of the payment.' }),
  reason: because.shape.reason,
});
