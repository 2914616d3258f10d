import { CONFIRMATION_DAYS } from '#contract/constants.ts';
import { dayOf } from './days.ts';

/** The last day (days since 1970) on which "accepting new patients" counts; 0 for not accepting. */
export function acceptingUntil(accepting: boolean, confirmedAt: string | null): number {
  return accepting && confirmedAt ? dayOf(confirmedAt) + CONFIRMATION_DAYS : 0;
}
