/** "1,204" */
export function numberText(count: number): string {
  return count.toLocaleString('en-US');
}

/** "1 article", "1,204 articles". `many`: the plural, where it is not `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** "$29", "$29.50", "€290" of an amount in the smallest unit of its currency. */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
