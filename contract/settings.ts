import type { Plan, Price } from './plans.ts';

/** What administrators have chosen over the environment; null: nothing, so the environment says it. */
export interface ChosenSettings {
  site_name: string | null;
  /** Where people write to the operator; shown in the footer. */
  contact_address: string | null;
  /** Empty for none. */
  social_url: string | null;
  /** One line on top of every page. */
  announcement: string | null;
  /** Whether new accounts can be made. */
  signup: 'open' | 'closed' | null;
  /** What /pricing says, in the smallest unit of the currency. What is taken is what the provider's prices say. */
  price_monthly: number | null;
  price_yearly: number | null;
  /** What these two are in: 'usd'. null when none is chosen. */
  price_currency: string | null;
}

/** The one record of /api/admin/settings. */
export interface SettingsRecord extends ChosenSettings {
  id: 'site';
  revision: number;
  /** What the environment says. */
  defaults: {
    site_name: string;
    social_url: string | null;
    signup: 'open' | 'closed';
    prices: Record<Plan, Price>;
  };
}
