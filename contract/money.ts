/** https://docs.stripe.com/currencies: all others are counted in hundredths, also where nobody pays with any. */
const IN_WHOLES = /^(bif|clp|djf|gnf|jpy|kmf|krw|mga|pyg|rwf|vnd|vuv|xaf|xof|xpf)$/i;
const IN_THOUSANDTHS = /^(bhd|jod|kwd|omr|tnd)$/i;

/** How many digits of an amount as Stripe counts it come after the point: 2900 is $29.00, so 2. */
export function moneyDigits(currency: string): number {
  return IN_WHOLES.test(currency) ? 0 : IN_THOUSANDTHS.test(currency) ? 3 : 2;
}

/** "$29", "$29.50", "€290" of an amount as Stripe counts it. */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const digits = moneyDigits(currency);
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** digits);
}
