const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** "Nov 22, 2026, 6:30 AM" of an ISO date-time, where the administrator is; a dash for none. Two lines at the most. */
export function timeText(iso: string | null): string {
  if (iso === null) return '–';
  return `${dayText(iso)}, ${unbroken(TIME.format(new Date(iso)))}`;
}

/** "Nov 22, 2026" of an ISO date-time, where the administrator is. */
export function dayText(iso: string): string {
  return unbroken(DAY.format(new Date(iso)));
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
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

const MOMENTS = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** What was changed, by names of the wire. */
const NAMES = /^[a-z]+(_[a-z]+)*(, [a-z]+(_[a-z]+)*)*$/;

/** A line of the trail, whose moments are ISO, for people. */
export function noteText(note: string | null): string {
  if (note === null) return '–';
  return NAMES.test(note) ? note.replaceAll('_', ' ') : note.replace(MOMENTS, timeText);
}

/** "Sun, Nov 22, 2026, 6:30 AM EST": what somebody decides by, with its zone. */
export function momentText(moment: Date): string {
  return MOMENT.format(moment);
}
