import type { WorkingHours } from '#contract/profiles.ts';

/** From Monday on. */
export const WEEK = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly WorkingHours['day'][];

const DAY = 24 * 60;

/** When hours begin and end, in minutes of the week. What closes no later than it opens closes on the next day. */
export function minutesOf({ day, opens, closes }: WorkingHours): { start: number; end: number } {
  const start = WEEK.indexOf(day) * DAY + minuteOf(opens);
  const long = (minuteOf(closes) - minuteOf(opens) + DAY) % DAY;
  return { start, end: start + (long || DAY) };
}

/** The position of the first hours that overlap others before them; -1 when none do. Sunday night leads into Monday. */
export function overlapIn(hours: readonly WorkingHours[]): number {
  const spans = hours.map(minutesOf);
  return spans.findIndex((span, i) => spans.slice(0, i).some((other) => overlap(span, other)));
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  const week = WEEK.length * DAY;
  return [-week, 0, week].some((shift) => a.start + shift < b.end && b.start < a.end + shift);
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Open after six on some day. */
export function hasEvenings(hours: readonly WorkingHours[]): boolean {
  return hours.some(({ closes }) => closes > EVENING);
}

/** Open on a Saturday or a Sunday. */
export function hasWeekends(hours: readonly WorkingHours[]): boolean {
  return hours.some(({ day }) => day === 'sat' || day === 'sun');
}

/** Who closes at six is not open in the evening. */
const EVENING = '18:00';
