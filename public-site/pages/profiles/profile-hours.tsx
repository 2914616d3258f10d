import type { DoctorProfile } from '#contract/profiles.ts';
import { dayOf, openText } from '../../components/open-now.ts';
import { useOpenNow } from '../../components/use-open-now.ts';
import { ClockIcon } from '../../ui/icons.tsx';
import { SideCard } from './side-card.tsx';
import { WeekHours } from './week-hours.tsx';
import profile from './profile.module.css';
import styles from './profile-hours.module.css';

/** The week. Today is marked in the browser: the page is kept for everyone, on every day. */
export function ProfileHours({ doctor }: { doctor: DoctorProfile }) {
  const now = useOpenNow(doctor);
  const { working_time: hours, other_practices, video_only, city } = doctor;
  return (
    <SideCard title={other_practices ? `Hours in ${city}` : 'Hours'} icon={<ClockIcon />}>
      {other_practices && video_only && <p className={profile.small}>By video only: nobody is seen here.</p>}
      <WeekHours hours={hours} today={now ? dayOf(now.minute) : undefined} />
      {hours.length > 0 && (
        <p className={`${profile.small} ${styles.clock}`} data-clock>
          {now && <span className={styles.now}>{`${openText(now)}. `}</span>}
          In the practice’s time.
        </p>
      )}
    </SideCard>
  );
}
