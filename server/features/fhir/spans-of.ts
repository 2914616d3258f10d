import { DAY_MS } from '#contract/constants.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** Moments (ISO date-times) from one up to another, which is not one of them. */
export interface Span {
  from: string;
  before: string;
}

const EARLIEST = '';
/** Behind every date-time, as a text. */
const LATEST = '~';
const MOMENT =
  /^(eq|ne|gt|ge|lt|le|sa|eb)?([12]\d{3})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d:\d\d)(?::(\d\d)(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * The moments that a date of a search means, like `ge2026-11`: a year, a month, a day, a minute or a second is all of it
 * (FHIR R4, search: date), in UTC where it names no zone. Throws 400 for what is no date.
 */
export function spansOf(name: string, value: string): Span[] {
  const [text, prefix = 'eq', year, month, day, minute, second, fraction, zone = 'Z'] =
    MOMENT.exec(value) ?? [];
  const date = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const start = new Date(`${date}T${minute ?? '00:00'}:${second ?? '00'}${fraction ?? ''}${zone}`);
  if (text === undefined || Number.isNaN(start.getTime()) || !isThere(date))
    throw new Refusal(400, `${name} “${value}” is not a date, like ge2026-11-20 or 2026-11-20T08:30:00Z.`);
  const end = new Date(start);
  if (month === undefined) end.setUTCFullYear(end.getUTCFullYear() + 1);
  else if (day === undefined) end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setTime(start.getTime() + lengthOf(minute, second, fraction));
  return MEANT[prefix](start.toISOString(), end.toISOString());
}

const MEANT: Record<string, (start: string, end: string) => Span[]> = {
  eq: (from, before) => [{ from, before }],
  ne: (start, end) => [
    { from: EARLIEST, before: start },
    { from: end, before: LATEST },
  ],
  gt: (_, end) => [{ from: end, before: LATEST }],
  sa: (_, end) => [{ from: end, before: LATEST }],
  ge: (start) => [{ from: start, before: LATEST }],
  lt: (start) => [{ from: EARLIEST, before: start }],
  eb: (start) => [{ from: EARLIEST, before: start }],
  le: (_, end) => [{ from: EARLIEST, before: end }],
};

/** Not February 30, which would be a day in March. */
function isThere(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Milliseconds of what is said to a day, a minute, a second or a part of one. */
function lengthOf(minute?: string, second?: string, fraction?: string): number {
  if (minute === undefined) return DAY_MS;
  if (second === undefined) return 60_000;
  return fraction === undefined ? 1000 : Math.max(1, 10 ** (4 - fraction.length));
}
