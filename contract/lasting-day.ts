/** American Samoa is the last to have a day, and has no summer time. */
const LAST_BEHIND_UTC = 11 * 60 * 60 * 1000;

/** What holds until a day holds until that has ended at each practice: the day that it is at the last one, as an ISO date. */
export function lastingDay(moment: Date): string {
  return new Date(moment.getTime() - LAST_BEHIND_UTC).toISOString().slice(0, 10);
}
