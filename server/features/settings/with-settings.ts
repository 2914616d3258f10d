/** settings/: what administrators choose over the environment. */
import type { ChosenSettings } from '#contract/settings.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { chosenPrices } from './chosen-prices.ts';

/**
 * The configuration with what administrators have chosen. What can be chosen is looked up when it is asked for: whoever
 * keeps a copy of it, or spreads it, has it as it was then.
 */
export function withSettings(config: Config, chosen: () => ChosenSettings): Config {
  return {
    ...config,
    get siteName() {
      return chosen().site_name ?? config.siteName;
    },
    get operator() {
      return chosen().operator ?? config.operator;
    },
    get contactAddress() {
      return chosen().contact_address ?? config.contactAddress;
    },
    get socialUrl() {
      const { social_url } = chosen();
      return social_url === '' ? null : (social_url ?? config.socialUrl);
    },
    get announcement() {
      return chosen().announcement ?? config.announcement;
    },
    get signup() {
      return chosen().signup ?? config.signup;
    },
    get planPrices() {
      const { price_monthly, price_yearly } = chosenPrices(chosen(), config);
      const { 1: monthly, 2: yearly } = config.planPrices;
      return {
        1: { ...monthly, amount: price_monthly ?? monthly.amount },
        2: { ...yearly, amount: price_yearly ?? yearly.amount },
      };
    },
  };
}
