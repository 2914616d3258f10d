import { moneyText } from '#contract/money.ts';
import type { ChosenSettings } from '#contract/settings.ts';
import type { Store } from '../../../db/store.ts';
import type { Config } from '../../platform/configuration/config.ts';

type ChosenPrices = Pick<ChosenSettings, 'price_monthly' | 'price_yearly'>;

const NONE: ChosenPrices = { price_monthly: null, price_yearly: null };

/**
 * The prices that administrators have chosen, as far as they are in the currency of the configuration: the same number
 * is another amount in another one (1900 is $19.00 and ¥1,900).
 */
export function chosenPrices(
  chosen: ChosenSettings,
  { planPrices }: Pick<Config, 'planPrices'>,
): ChosenPrices {
  const { price_monthly, price_yearly, price_currency } = chosen;
  const isOther = price_currency !== null && price_currency !== planPrices[1].currency;
  return isOther ? NONE : { price_monthly, price_yearly };
}

/**
 * What is kept of prices when settings are saved: with their currency. Those in another currency are not shown to whoever
 * saves, so they stay until others are chosen.
 */
export function pricesToKeep(
  { price_monthly, price_yearly }: ChosenPrices,
  before: ChosenSettings,
  { planPrices }: Pick<Config, 'planPrices'>,
): Pick<ChosenSettings, keyof ChosenPrices | 'price_currency'> {
  const { currency } = planPrices[1];
  if (price_monthly !== null || price_yearly !== null)
    return { price_monthly, price_yearly, price_currency: currency };
  const isOther = before.price_currency !== null && before.price_currency !== currency;
  const { price_currency } = before;
  return isOther
    ? { price_monthly: before.price_monthly, price_yearly: before.price_yearly, price_currency }
    : { ...NONE, price_currency: null };
}

/**
 * To be done at start: notes the currency of prices that were chosen when it was not kept yet, and answers a sentence
 * when those that are chosen are in another currency than the configuration; null otherwise.
 */
export function settlePriceCurrency({ settings, ifWritable }: Store, { planPrices }: Config): string | null {
  const chosen = settings.current();
  const { currency } = planPrices[1];
  const amounts = [chosen.price_monthly, chosen.price_yearly].filter((amount) => amount !== null);
  if (amounts.length === 0) return null;
  if (chosen.price_currency === null)
    ifWritable(() => settings.choose({ ...settings.read(), price_currency: currency }));
  const noted = chosen.price_currency ?? currency;
  if (noted === currency) return null;
  const prices = amounts.map((amount) => moneyText({ amount, currency: noted })).join(' and ');
  return (
    `PLAN_CURRENCY is ${currency}, and the prices chosen in the backoffice are in ${noted} (${prices}): ` +
    'they are not used. Choose them anew in the settings.'
  );
}
