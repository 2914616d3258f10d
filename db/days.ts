const MS_PER_DAY = 86_400_000;

/** Days since 1970 (UTC) of an ISO date or date-time. */
export function dayOf(iso: string): number {
  return Math.floor(Date.parse(iso) / MS_PER_DAY);
}

/** Days since 1970 (UTC) of a moment. */
export function dayAt(moment: Date): number {
  return Math.floor(moment.getTime() / MS_PER_DAY);
}

/** The ISO date (YYYY-MM-DD) of a moment. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
