/** schemas/: what calls may send, a file a noun. For the server and the backoffice; the public site takes their types alone. */
import { z } from 'zod';
import { ARTICLES_ON_DELETION, NAME, NAME_REFUSED } from '#contract/accounts.ts';
import { tidyEmail } from '#contract/tidy-email.ts';
import { planOnDeletion } from './answers/plans.ts';
import { wantedPlan } from './payments.ts';

const LONGEST_NAME = 60;

export const name = z
  .string()
  .trim()
  .min(1, 'Please enter your name.')
  .max(LONGEST_NAME, `Please use at most ${LONGEST_NAME} characters.`)
  .regex(NAME, NAME_REFUSED)
  .transform((text) => text.normalize('NFC'));

/** RFC 5321 allows 254 characters; zod's pattern is ASCII alone, so that nothing can look like a line end. */
export const email = z
  .string()
  .trim()
  .max(254, 'Please enter a valid e-mail address.')
  .pipe(z.email('Please enter a valid e-mail address.'))
  .transform(tidyEmail);

/** Any text that may be somebody's password; what a new one must be is contract/passwords.ts. */
export const password = z.string().min(1, 'Please enter a password.').max(1000);
export const token = z.string().min(1).max(4000);
/** SPEC §5: parsed as an integer, so both forms arrive. */
const verifyCode = z
  .union(
    [
      z.int().nonnegative(),
      z
        .string()
        .trim()
        .regex(/^\d{1,8}$/),
    ],
    'The code from the mail has 8 digits.',
  )
  .transform(String);

export const registration = z.strictObject({
  first_name: name,
  last_name: name,
  email,
  password,
  plan: wantedPlan,
});
export const login = z.strictObject({ email: z.string().trim().max(254), password });
export const tokenOnly = z.strictObject({ token });
export const verificationRequest = z.strictObject({
  token,
  user: z.unknown().optional(),
  plan: wantedPlan,
});
export const emailOnly = z.strictObject({ email });
export const codeCheck = z.strictObject({ email, verifyCode });
export const passwordChange = z.strictObject({ email, password, currentPassword: password.optional() });
export const renaming = z.strictObject({ first_name: name, last_name: name });
export const emailChange = z.strictObject({ email, oldCode: verifyCode, newCode: verifyCode });
export const sessionEnding = z.strictObject({ id: z.string().min(1).max(100) });
export const newsletterWish = z.strictObject({ wanted: z.boolean() });
export const accountDeletion = z.strictObject({
  currentPassword: password,
  articles: z.enum(ARTICLES_ON_DELETION).default('keep'),
  planEnd: planOnDeletion
    .nullable()
    .optional()
    .describe(
      'What was said to become of the plan, null for none: where it is not so any more, nothing is deleted.',
    ),
});
export const nothing = z.strictObject({});
