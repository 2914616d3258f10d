import type { z } from 'zod';
import type * as answers from './schemas/answers/accounts.ts';

export type ReviewStatus = z.output<typeof answers.reviewStatus>;

export type User = z.output<typeof answers.user>;

/** What becomes of what somebody has published who leaves: it stays, stays without the name, or goes. */
export const ARTICLES_ON_DELETION = ['keep', 'unnamed', 'remove'] as const;
export type ArticlesOnDeletion = (typeof ARTICLES_ON_DELETION)[number];

export type OwnAccount = z.output<typeof answers.ownAccount>;

export type OwnSession = z.output<typeof answers.ownSession>;

export type ChangedUser = z.output<typeof answers.changedUser>;

export type SavedProfile = z.output<typeof answers.savedProfile>;

export type SignedIn = z.output<typeof answers.signedIn>;

/** A name has no control characters, line ends or direction marks: it is one line everywhere. */
export const NAME = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029<>]+$/u;
/** For so many days whoever had the address of an account before can take it back. */
export const TAKE_BACK_DAYS = 7;
export const NAME_REFUSED = 'Please use letters, spaces, hyphens and apostrophes.';

/** Whom people write to, in a sentence. `contact`: where the operator is written to; null where nobody has said it. */
export function operatorText(contact: string | null): string {
  return contact ?? 'the operator of this site';
}

/** What the server replies that leads to the operator: here, for what pages have of messages.ts is in the first scripts. */
export const OPERATOR_REPLIES = {
  suspended: (contact: string | null) =>
    `This account is suspended. Please write to ${operatorText(contact)}.`,
  addressOfAnother: (contact: string | null) =>
    `There is another account with this address by now. Please write to ${operatorText(contact)}.`,
} as const;
