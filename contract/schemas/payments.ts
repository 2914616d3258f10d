import { z } from 'zod';

const plan = z.literal([1, 2], { error: 'There is no such plan.' });

/** The plan to buy. */
export const checkoutOrder = z.strictObject({ plan });

/** The plan that was chosen before there was an account: the link of the mail leads on to it. */
export const wantedPlan = plan.optional();
