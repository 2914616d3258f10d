import { DAY_MS } from '#contract/constants.ts';
import { VISIT_WEEKS } from '#contract/visits.ts';
import type { OwnVisits, VisitWeek } from '#contract/schemas/answers/visits.ts';
import type { Store } from '../../../db/store.ts';

/** The visits of a profile, week by week. `today`: the last of the weeks ends with it. */
export function ownVisits(store: Store, user: number, today: Date): OwnVisits {
  const weeks = Array.from({ length: VISIT_WEEKS }, (_, index): VisitWeek => {
    const last = (VISIT_WEEKS - 1 - index) * 7;
    return { from: daysBefore(today, last + 6), to: daysBefore(today, last), view: 0, phone: 0, website: 0 };
  });
  for (const { day, kind, count } of store.visits.since(user, weeks[0].from)) {
    const week = weeks.find(({ to }) => day <= to);
    if (week) week[kind] += count;
  }
  return { weeks };
}

function daysBefore(day: Date, days: number): string {
  return new Date(day.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
