import { DAY_MS } from '#contract/constants.ts';

const YEAR_MS = 365 * DAY_MS;

/** Whether a check is more than a year ago. `at`: an ISO date. */
export function isOldCheck(at: string): boolean {
  return Date.now() - Date.parse(at) > YEAR_MS;
}
