import { z } from 'zod';
import { planOnDeletion } from './answers/plans.ts';
import { PROFILE_SECTIONS } from '#contract/profiles.ts';
import { reviewReasons } from '#contract/review-reasons.ts';
import { email } from './accounts.ts';
import { line, paragraphs } from './profile-fields.ts';

const price = z
  .int({
    error: ({ input }) =>
      // As it was typed: see backoffice/settings/price-input.tsx.
      typeof input === 'string'
        ? 'Please enter a price in digits, with a point before the cents, like 29 or 29.50.'
        : 'A price is in cents, like 2900.',
  })
  .min(1, { error: 'A price is above zero.' })
  .max(99_999_999, { error: 'A price is at most 999,999.99.' })
  .nullable();

/** What is chosen, all of it: null leaves a setting to the environment. The rest of the record may come along. */
export const settingsEdit = z.object({
  site_name: line('the name of the site', 60).nullable(),
  operator: line('who runs the site', 200).nullable(),
  contact_address: email.nullable(),
  social_url: z.union([
    z.literal(''),
    z
      .url({
        protocol: /^https?$/,
        error: 'Please give an address, like https://social.example.org/@directory.',
      })
      .max(300, 'Please give an address of at most 300 characters.')
      .refine(
        (link) => !/^[^/?#]*\/\/[^/?#]*@/.test(link),
        'Please give an address without a name or password in it.',
      ),
    z.null(),
  ]),
  announcement: line('the announcement', 300).nullable(),
  signup: z.enum(['open', 'closed'], { error: 'Sign-up is open or closed.' }).nullable(),
  price_monthly: price,
  price_yearly: price,
  review_reasons: paragraphs('the reasons', 10_000)
    .superRefine((list, context) => {
      const wrong = reviewReasons(list).find((reason) => typeof reason === 'string');
      if (wrong === undefined) return;
      const parts = Object.values(PROFILE_SECTIONS).join('; ');
      context.addIssue(
        `A reason begins with its part and a colon, this one does not: “${wrong}”. Parts: ${parts}.`,
      );
    })
    .nullable(),
  plan_on_deletion: planOnDeletion.nullable(),
  exclusions: z
    .enum(['take-off', 'report'], { error: 'Please choose what becomes of an excluded doctor.' })
    .nullable(),
});
