import type { PractitionerRoleAvailableTime } from 'fhir/r4';
import type { WorkingHours } from '#contract/profiles.ts';
import { WEEK } from '#contract/working-time.ts';

/** Hours of one day: FHIR has none that go on after midnight, and calls no time 24:00. */
interface Opening {
  day: WorkingHours['day'];
  opens: string;
  /** Null: midnight. */
  closes: string | null;
}

/** Days with the same hours together. */
export function availableTimes(hours: readonly WorkingHours[]): PractitionerRoleAvailableTime[] {
  const days = new Map<string, Opening[]>();
  for (const opening of hours.flatMap(openingsOf)) {
    const key = `${opening.opens} ${opening.closes}`;
    days.set(key, [...(days.get(key) ?? []), opening]);
  }
  return [...days.values()].map((alike) => ({
    daysOfWeek: alike.map(({ day }) => day),
    ...timesOf(alike[0]),
  }));
}

/** What closes no later than it opens closes on the next day. */
function openingsOf({ day, opens, closes }: WorkingHours): Opening[] {
  if (closes > opens) return [{ day, opens, closes }];
  const evening = { day, opens, closes: null };
  const next = WEEK[(WEEK.indexOf(day) + 1) % WEEK.length];
  return closes === MIDNIGHT ? [evening] : [evening, { day: next, opens: MIDNIGHT, closes }];
}

function timesOf({ opens, closes }: Opening): PractitionerRoleAvailableTime {
  if (opens === MIDNIGHT && closes === null) return { allDay: true };
  return {
    availableStartTime: `${opens}:00`,
    availableEndTime: closes === null ? '23:59:59' : `${closes}:00`,
  };
}

const MIDNIGHT = '00:00';
