import { DAY_MS } from '#contract/constants.ts';

/** Days since 1970 (UTC) of an ISO date or date-time. */
export function dayOf(iso: string): number {
  return Math.floor(Date.parse(iso) / DAY_MS);
}

/** Days since 1970 (UTC) of a moment. */
export function dayAt(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

/** The ISO date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
