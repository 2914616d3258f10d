import type { WorkingHours } from '#contract/profiles.ts';
import { formatTime } from '#contract/dates.ts';
import { WEEK, minutesOf } from '#contract/working-time.ts';

const DAY = 24 * 60;
const LONG = WEEK.length * DAY;
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether a practice is open at a moment, and what comes next. `minute` and `until` are minutes of the week there. */
export interface OpenNow {
  isOpen: boolean;
  minute: number;
  /** When it closes, or else opens; null for a practice that never closes. */
  until: number | null;
}

/** What hours mean at a moment in a time zone (IANA name); null without any. */
export function openNow(hours: readonly WorkingHours[], timeZone: string, moment: Date): OpenNow | null {
  if (hours.length === 0) return null;
  const minute = minuteOfWeek(timeZone, moment);
  const spans = hours.map(minutesOf);
  const current = spans.find(({ start, end }) => ahead(start, minute) < end - start);
  if (current) return { isOpen: true, minute, until: closing(spans, current.end) };
  const wait = Math.min(...spans.map(({ start }) => ahead(minute, start)));
  return { isOpen: false, minute, until: (minute + wait) % LONG };
}

/** "Open now · until 5:30 pm", "Opens Mon 9:00 am" */
export function openText({ isOpen, minute, until }: OpenNow): string {
  if (until === null) return 'Open now · around the clock';
  const time = timeOf(until);
  const days = (Math.floor(until / DAY) - Math.floor(minute / DAY) + WEEK.length) % WEEK.length;
  const isToday = days === 0 && until > minute;
  if (isOpen) {
    const isSoon = isToday || ahead(minute, until) < 12 * 60;
    return `Open now · until ${isSoon ? '' : `${DAY_NAMES[dayOf(until)]} `}${time}`;
  }
  if (isToday) return `Opens today ${time}`;
  return `Opens ${days === 1 ? 'tomorrow' : DAY_NAMES[dayOf(until)]} ${time}`;
}

/** The day of the week of a minute of it: 0 is Monday. */
export function dayOf(minute: number): number {
  return Math.floor(minute / DAY);
}

/** What time of the week it is somewhere, in minutes since Monday began. */
export function minuteOfWeek(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return DAY_NAMES.indexOf(parts.weekday) * DAY + Number(parts.hour) * 60 + Number(parts.minute);
}

/** When those who are open until `end` close, for hours may follow each other without a break; null for never. */
function closing(spans: readonly { start: number; end: number }[], end: number): number | null {
  for (let following = 0; following <= spans.length; following++) {
    const next = spans.find(({ start }) => start === end % LONG);
    if (!next) return end % LONG;
    end = next.end;
  }
  return null;
}

/** Minutes from one minute of the week to the next time that it is another. */
function ahead(from: number, to: number): number {
  return (to - from + LONG) % LONG;
}

function timeOf(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return formatTime(`${pad(Math.floor((minute % DAY) / 60))}:${pad(minute % 60)}`);
}
