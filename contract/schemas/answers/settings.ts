import { z } from 'zod';
import { planOnDeletion, price } from './plans.ts';

export const chosenSettings = z
  .object({
    site_name: z.string().nullable(),
    operator: z.string().nullable().describe('Who runs the site, as /aboutus says it.'),
    contact_address: z
      .string()
      .nullable()
      .describe('Where people write to the operator; shown in the footer.'),
    social_url: z.string().nullable().describe('Empty for none.'),
    announcement: z.string().nullable().describe('One line on top of every page.'),
    signup: z.enum(['open', 'closed']).nullable().describe('Whether new accounts can be made.'),
    price_monthly: z
      .number()
      .nullable()
      .describe(
        "What /pricing says, in the smallest unit of the currency. What is taken is what the provider's prices say.",
      ),
    price_yearly: z.number().nullable(),
    plan_on_deletion: planOnDeletion
      .nullable()
      .describe("What becomes of a paid plan when its account is deleted; null: 'end'."),
    exclusions: z
      .enum(['take-off', 'report'])
      .nullable()
      .describe(
        "What becomes of a profile whose NPI comes to be on the exclusion list (LEIE); null: 'take-off'.",
      ),
    review_reasons: z
      .string()
      .nullable()
      .describe(
        'What can be chosen from when a profile is rejected: a line each, “Licenses: It has expired.”',
      ),
    price_currency: z.string().nullable().describe("What these two are in: 'usd'. null when none is chosen."),
  })
  .meta({
    id: 'ChosenSettings',
    description:
      'What administrators have chosen over the environment; null: nothing, so the environment says it.',
  });

export const settingsRecord = z
  .object({
    ...chosenSettings.shape,
    id: z.literal('site'),
    revision: z.number(),
    defaults: z
      .object({
        site_name: z.string(),
        social_url: z.string().nullable(),
        signup: z.enum(['open', 'closed']),
        prices: z.object({ 1: price, 2: price }),
        review_reasons: z.string(),
      })
      .describe('What the environment says.'),
  })
  .meta({ id: 'SettingsRecord', description: 'The one record of /api/admin/settings.' });
