import type { z } from 'zod';
import type * as answers from './schemas/answers/subscribers.ts';

export type ListedSubscriber = z.output<typeof answers.listedSubscriber>;

/** What a list of subscribers can be sorted by. */
export const SUBSCRIBER_ORDERS = ['id', 'email', 'created_at'] as const;
