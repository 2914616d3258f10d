import type { WorkingHours } from '#contract/profiles.ts';
import { formatTime } from '#contract/dates.ts';
import profile from './profile.module.css';
import styles from './profile-hours.module.css';

const DAYS = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const;

/** The hours of each day. `today`: which of them is marked, from Monday. */
export function WeekHours({ hours, today }: { hours: readonly WorkingHours[]; today?: number }) {
  if (hours.length === 0)
    return <p className={profile.small}>Hours are not published here. Ask when you call.</p>;
  return (
    <dl>
      {DAYS.map(([key, name], day) => (
        <div className={styles.day} key={key} aria-current={day === today ? 'date' : undefined}>
          <dt>{name}</dt>
          <dd>{rangesOn(key, hours)}</dd>
        </div>
      ))}
    </dl>
  );
}

function rangesOn(day: WorkingHours['day'], hours: readonly WorkingHours[]) {
  const ranges = hours.filter((range) => range.day === day).sort((a, b) => (a.opens < b.opens ? -1 : 1));
  if (ranges.length === 0) return 'Closed';
  return ranges.map((range) => (
    <span className={styles.range} key={range.opens}>
      {rangeText(range)}
    </span>
  ));
}

/** "9:00 am – 5:00 pm", "8:00 pm – 2:00 am next day" */
function rangeText({ opens, closes }: WorkingHours): string {
  if (opens === closes && opens === '00:00') return 'Open 24 hours';
  const isNextDay = closes <= opens && closes !== '00:00';
  const end = closes === '00:00' ? 'midnight' : formatTime(closes);
  return `${formatTime(opens)} – ${end}${isNextDay ? ' next\u00a0day' : ''}`;
}
