import { moneyDigits } from '#contract/money.ts';

/**
 * What was typed as an amount, in the smallest unit of its currency; null where it is none. Nothing is guessed: "29,99"
 * is neither $2,999 nor $29.99.
 */
export function amountOf(typed: string, currency: string): number | null {
  const digits = moneyDigits(currency);
  const [isAmount, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(typed.trim()) ?? [];
  if (isAmount === undefined || part.length > digits) return null;
  return Number(whole + part.padEnd(digits, '0'));
}

/** For an input of amounts. One of the type "number" hands over what it makes of them, and follows the wheel. */
export const AMOUNT = { inputMode: 'decimal', maxLength: 12 } as const;
