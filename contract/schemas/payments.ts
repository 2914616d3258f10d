import { z } from 'zod';

/** The plan to buy. */
export const checkoutOrder = z.strictObject({ plan: z.literal([1, 2], { error: 'There is no such plan.' }) });
