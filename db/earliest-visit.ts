import { EARLIEST_VISIT_DAYS } from '#contract/constants.ts';
import type { Profile } from '#contract/profiles.ts';
import type { SaidVisit } from '#contract/search.ts';
import { dayOf } from './days.ts';

/** What a profile says of the earliest first visit; of who takes nobody new, a waiting list at the most. */
export function earliestVisitOf(
  profile: Pick<Profile, 'accepting' | 'earliest_visit' | 'earliest_visit_said_on'>,
): SaidVisit | null {
  const { accepting, earliest_visit: when, earliest_visit_said_on: said_on } = profile;
  if (!when || !said_on || (!accepting && when !== 'waiting-list')) return null;
  return { when, said_on, is_old: false };
}

/** The last day (days since 1970) on which it counts; 0 when nothing was said. */
export function earliestVisitUntil(said: Pick<SaidVisit, 'said_on'> | null): number {
  return said ? dayOf(said.said_on) + EARLIEST_VISIT_DAYS : 0;
}
