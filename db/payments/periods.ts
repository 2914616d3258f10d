import type { Plan } from '#contract/plans.ts';

const MONTHS: Record<Plan, number> = { 1: 1, 2: 12 };

/** The end of the period of a plan that begins at `from`, of periods counted from an anchor: all ISO date-times. */
export function periodEnd(plan: Plan, anchor: string, from: string): string {
  for (let count = 1; ; count += 1) {
    const end = monthsAfter(anchor, count * MONTHS[plan]);
    if (end > from) return end;
  }
}

/** A month after the 31st is the last day of a shorter month, and two months after it the 31st again. */
export function monthsAfter(iso: string, months: number): string {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
