const FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** SPEC §9, 'MMM DD, YYYY', of an ISO date or time, in UTC. */
export function dateWords(iso: string): string {
  return FORMAT.format(new Date(iso));
}
