import { DAY_MS } from '#contract/constants.ts';
import { lastingDay } from '#contract/lasting-day.ts';

/** Days since 1970 (UTC) of an ISO date or date-time. */
export function dayOf(iso: string): number {
  return Math.floor(Date.parse(iso) / DAY_MS);
}

/** Days since 1970 of the day by which it is decided whether something still holds. */
export function dayAt(moment: Date): number {
  return dayOf(lastingDay(moment));
}

/** The ISO date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
