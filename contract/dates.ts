/* Without Intl, whose first use costs a browser's page about as much as all else that it starts with. */
const LONG_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const MONTHS = LONG_MONTHS.map((month) => month.slice(0, 3));

/** SPEC §9, 'MMM DD, YYYY', of an ISO date or time, in UTC: "Nov 05, 2026". */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2, '0')}, ${date.getUTCFullYear()}`;
}

/** "Nov 2026" */
export function formatMonth(iso: string): string {
  const date = new Date(iso);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "9:00 am" of "09:00". */
export function formatTime(time: string): string {
  const [hours, minutes] = time.split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "November 12, 2026" of an ISO date. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  return `${LONG_MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
