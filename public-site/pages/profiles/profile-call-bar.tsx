import type { DoctorProfile } from '#contract/profiles.ts';
import { telHref } from '#contract/phones.ts';
import { SaveButton } from '../../components/call-list/save-button.tsx';
import { openText } from '../../components/open-now.ts';
import { useOpenNow } from '../../components/use-open-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './profile-call-bar.module.css';

/** On phones, at the bottom of the window for as long as the profile is read: call, book or read the website, save. */
export function ProfileCallBar({ doctor }: { doctor: DoctorProfile }) {
  const { phone, website, booking } = doctor;
  const now = useOpenNow(doctor);
  return (
    <div className={styles.bar} role="group" aria-label="Get in touch">
      <p className={styles.open} data-clock>
        {now && openText(now)}
      </p>
      {phone && <ButtonLink href={telHref(phone)}>Call</ButtonLink>}
      {booking && (
        <ButtonLink href={booking} rel="noopener noreferrer nofollow external" look="quiet">
          Book online
          <span className="visually-hidden"> at {new URL(booking).hostname}</span>
        </ButtonLink>
      )}
      {website && !booking && (
        <ButtonLink href={website} rel="noopener nofollow external" look="quiet">
          Website
        </ButtonLink>
      )}
      <SaveButton doctor={doctor} />
    </div>
  );
}
