import type { z } from 'zod';
import type * as answers from './schemas/answers/mail.ts';

export type ListedMail = z.output<typeof answers.listedMail>;

export type MailRecord = z.output<typeof answers.mailRecord>;

/** What a list of mails can be sorted by. */
export const MAIL_ORDERS = ['id', 'created_at'] as const;

/** Milliseconds until a mail that was not taken is tried again, at most. */
export const LONGEST_WAIT = 3_600_000;
