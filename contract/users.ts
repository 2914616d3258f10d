import type { z } from 'zod';
import type * as answers from './schemas/answers/users.ts';

export type ListedUser = z.output<typeof answers.listedUser>;

export type UserRecord = z.output<typeof answers.userRecord>;

export type UserProfile = z.output<typeof answers.userProfile>;

export type UserSubscription = z.output<typeof answers.userSubscription>;

/** What a list of users can be sorted by. */
export const USER_ORDERS = ['id', 'last_name', 'email', 'created_at'] as const;
