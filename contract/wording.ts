/** "1,204" */
export function numberText(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "1 article", "1,204 articles". `many`: the plural, where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  return joined(words, 'and');
}

/** "a, b or c" */
export function either(words: readonly string[]): string {
  return joined(words, 'or');
}

/** "anxiety", "OCD": a label within a sentence. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0].toLowerCase() + label.slice(1) : label;
}

function joined(words: readonly string[], by: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${by} ${words.at(-1)}`;
}

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
