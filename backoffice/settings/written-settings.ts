import type { SettingsRecord } from '#contract/settings.ts';
import { tidyEmail } from '#contract/tidy-email.ts';
import { writtenFields } from '../records/written-fields.ts';
import type { Price } from './price-input.tsx';

/** What administrators write of the settings, and how it is kept. */
export const WRITTEN_SETTINGS = writtenFields(
  'settings',
  (settings: SettingsRecord) => ({
    site_name: settings.site_name,
    operator: settings.operator,
    contact_address: settings.contact_address,
    // Two people change one thing: one who hides it and one who writes it are asked.
    social_url: settings.social_url === '' ? false : settings.social_url,
    announcement: settings.announcement,
    signup: settings.signup,
    price_monthly: settings.price_monthly as Price,
    price_yearly: settings.price_yearly as Price,
    plan_on_deletion: settings.plan_on_deletion,
    exclusions: settings.exclusions,
    review_reasons: settings.review_reasons,
  }),
  {
    sent: (fields) => ({ ...fields, social_url: fields.social_url === false ? '' : fields.social_url }),
    tidied: (fields) => ({
      ...fields,
      contact_address: fields.contact_address && tidyEmail(fields.contact_address),
    }),
  },
);
