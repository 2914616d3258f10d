import type { SettingsRecord } from '#contract/settings.ts';
import { writtenFields } from '../records/written-fields.ts';

/** What administrators write of the settings, and how it is kept. */
export const WRITTEN_SETTINGS = writtenFields(
  'settings',
  (settings: SettingsRecord) => ({
    site_name: settings.site_name,
    operator: settings.operator,
    contact_address: settings.contact_address,
    social_url: settings.social_url === '' ? null : settings.social_url,
    hides_social_link: settings.social_url === '',
    announcement: settings.announcement,
    signup: settings.signup,
    price_monthly: settings.price_monthly,
    price_yearly: settings.price_yearly,
    plan_on_deletion: settings.plan_on_deletion,
    exclusions: settings.exclusions,
    review_reasons: settings.review_reasons,
  }),
  ({ hides_social_link, ...fields }) => ({
    ...fields,
    social_url: hides_social_link ? '' : fields.social_url,
  }),
);
