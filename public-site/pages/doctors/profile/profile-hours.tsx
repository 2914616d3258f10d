import { useSyncExternalStore } from 'react';
import type { WorkingHours } from '#contract/doctors.ts';
import { formatTime } from '#contract/dates.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { SideCard } from './side-card.tsx';
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

/** The week. Today is marked in the browser: the page is kept for everyone, on every day. */
export function ProfileHours({ hours }: { hours: WorkingHours[] }) {
  const today = useSyncExternalStore(neverChanges, weekday, unknown);
  return (
    <SideCard title="Hours" icon={<ClockIcon />}>
      <dl>
        {DAYS.map(([key, name], day) => (
          <div className={styles.day} key={key} aria-current={day === today ? 'date' : undefined}>
            <dt>{name}</dt>
            <dd>{rangesOn(key, hours)}</dd>
          </div>
        ))}
      </dl>
    </SideCard>
  );
}

/** 0 is Monday; the visitor's own day. */
function weekday(): number | null {
  return (new Date().getDay() + 6) % 7;
}

function unknown() {
  return null;
}

function neverChanges() {
  return () => undefined;
}

function rangesOn(day: WorkingHours['day'], hours: WorkingHours[]) {
  const ranges = hours.filter((range) => range.day === day).sort((a, b) => a.opens.localeCompare(b.opens));
  if (ranges.length === 0) return 'Closed';
  return ranges.map(({ opens, closes }) => (
    <span className={styles.range} key={opens}>
      {formatTime(opens)} – {formatTime(closes)}
    </span>
  ));
}
