import type { z } from 'zod';
import type * as answers from './schemas/answers/grants.ts';

export type GrantedPlan = z.output<typeof answers.grantedPlan>;

/** What a list of grants can be sorted by. */
export const GRANT_ORDERS = ['id', 'user_id', 'started_at', 'until'] as const;
