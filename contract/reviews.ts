import type { z } from 'zod';
import type * as answers from './schemas/answers/reviews.ts';

export type ReviewRow = z.output<typeof answers.reviewRow>;

export type CredentialReview = z.output<typeof answers.credentialReview>;

export type Decision = z.output<typeof answers.decision>;

export type Review = z.output<typeof answers.review>;

/** What the queue can be sorted by. */
export const REVIEW_ORDERS = ['id', 'made_at'] as const;
