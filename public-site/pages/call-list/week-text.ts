import type { WorkingHours } from '#contract/profiles.ts';
import { formatTime } from '#contract/dates.ts';
import { WEEK } from '#contract/working-time.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "Mon–Thu 9:00 am – 5:00 pm; Fri 9:00 am – 12:00 pm": a week in few words; '' for none. */
export function weekText(hours: readonly WorkingHours[]): string {
  const days = WEEK.map((day) => dayText(hours.filter((range) => range.day === day)));
  const runs: { from: number; to: number; text: string }[] = [];
  for (const [day, text] of days.entries()) {
    const last = runs.at(-1);
    if (last?.text === text) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs
    .filter(({ text }) => text !== '')
    .map(({ from, to, text }) => `${from === to ? NAMES[from] : `${NAMES[from]}–${NAMES[to]}`} ${text}`)
    .join('; ');
}

function dayText(ranges: readonly WorkingHours[]): string {
  return [...ranges]
    .sort((a, b) => (a.opens < b.opens ? -1 : 1))
    .map(({ opens, closes }) =>
      opens === closes && opens === '00:00'
        ? 'all day'
        : `${formatTime(opens)} – ${closes === '00:00' ? 'midnight' : formatTime(closes)}`,
    )
    .join(', ');
}
