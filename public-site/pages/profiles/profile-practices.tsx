import type { ShownPractice } from '#contract/profiles.ts';
import { telHref } from '#contract/phones.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';
import { PinIcon } from './profile-icons.tsx';
import { WeekHours } from './week-hours.tsx';
import { SideCard } from './side-card.tsx';
import profile from './profile.module.css';
import styles from './profile-practices.module.css';

/** The practices besides the first, in the order of the doctor: each with its telephone and its hours. */
export function ProfilePractices({ practices }: { practices: readonly ShownPractice[] }) {
  return (
    <div className={styles.practices} id="practices">
      {practices.map((practice, i) => (
        <SideCard key={i} title={`Also in ${practice.city}, ${practice.state}`} icon={<PinIcon />}>
          <p className={styles.address}>{addressText(practice)}</p>
          {practice.video_only && <p className={profile.small}>By video only: nobody is seen here.</p>}
          <ButtonLink href={telHref(practice.phone)} icon={<PhoneIcon />} look="quiet" wide>
            <span className="visually-hidden">Call </span>
            {practice.phone}
          </ButtonLink>
          <WeekHours hours={practice.working_time} />
        </SideCard>
      ))}
    </div>
  );
}

/** "Elm Office, 12 Elm St, Salem, MA 01970"; without a street that is hidden. */
export function addressText({ practice_name, street, city, state, zip }: ShownPractice): string {
  return [practice_name, street, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');
}
