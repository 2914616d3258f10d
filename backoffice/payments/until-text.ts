import { formatDate } from '#contract/dates.ts';
import { PLAN_WITHOUT_END } from '#contract/plans.ts';

/** "until Mar 03, 2027"; "for good" of a plan that was given so. */
export function heldText(until: string): string {
  return until === PLAN_WITHOUT_END ? FOR_GOOD.toLowerCase() : `until ${formatDate(until)}`;
}

/** The same below "Until". */
export function untilText(until: string): string {
  return until === PLAN_WITHOUT_END ? FOR_GOOD : formatDate(until);
}

const FOR_GOOD = 'For good';
