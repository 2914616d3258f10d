const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 22, 2026, 6:30 AM" of an ISO date-time, where the administrator is; a dash for none. */
export function timeText(iso: string | null): string {
  return iso === null ? '–' : TIME.format(new Date(iso));
}

const MOMENT = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "Sun, Nov 22, 2026, 6:30 AM EST": what somebody decides by, with its zone. */
export function momentText(moment: Date): string {
  return MOMENT.format(moment);
}
