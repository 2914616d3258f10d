import type { DoctorProfile, WorkingHours } from '#contract/profiles.ts';
import { formatTime } from '#contract/dates.ts';
import { dayOf, openText } from '../../components/open-now.ts';
import { useOpenNow } from '../../components/use-open-now.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { SideCard } from './side-card.tsx';
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

/** The week. Today is marked in the browser: the page is kept for everyone, on every day. */
export function ProfileHours({ doctor }: { doctor: DoctorProfile }) {
  const now = useOpenNow(doctor);
  const hours = doctor.working_time;
  return (
    <SideCard title="Hours" icon={<ClockIcon />}>
      {hours.length === 0 ? (
        <p className={profile.small}>Hours are not published here. Ask when you call.</p>
      ) : (
        <>
          <dl>
            {DAYS.map(([key, name], day) => (
              <div
                className={styles.day}
                key={key}
                aria-current={now && day === dayOf(now.minute) ? 'date' : undefined}
              >
                <dt>{name}</dt>
                <dd>{rangesOn(key, hours)}</dd>
              </div>
            ))}
          </dl>
          <p className={`${profile.small} ${styles.clock}`} data-clock>
            {now ? `${openText(now)}, in the practice’s time.` : LOCAL}
          </p>
        </>
      )}
    </SideCard>
  );
}

const LOCAL = 'In the practice’s time.';

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
