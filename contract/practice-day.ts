import { timeZoneOf } from '#contract/time-zones.ts';
import type { State } from '#contract/vocabulary.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Which day a moment is at a practice, as an ISO date; in UTC where it is not known where that is. */
export function practiceDay(
  { state, zip }: { state?: State | '' | null; zip?: string | null },
  moment: Date,
): string {
  return state ? formatOf(timeZoneOf(state, zip ?? '')).format(moment) : moment.toISOString().slice(0, 10);
}

/** Each is slow to make. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    // Sweden writes a date as ISO 8601 has it.
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}
