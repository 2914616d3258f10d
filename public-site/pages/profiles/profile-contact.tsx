import type { DoctorProfile } from '#contract/profiles.ts';
import { telHref } from '#contract/phones.ts';
import { openText } from '../../components/open-now.ts';
import { useOpenNow } from '../../components/use-open-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ClockIcon, GlobeIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { CalendarIcon } from './profile-icons.tsx';
import styles from './profile-contact.module.css';

/** The ways that the doctor publishes. No form: this site keeps no health information. */
export function ProfileContact({ doctor }: { doctor: DoctorProfile }) {
  const { phone, email, website, booking } = doctor;
  return (
    <div className={styles.contact}>
      <OpenLine doctor={doctor} />
      {phone && (
        <ButtonLink href={telHref(phone)} icon={<PhoneIcon />} wide>
          <span className="visually-hidden">Call </span>
          {phone}
        </ButtonLink>
      )}
      {booking && (
        <ButtonLink
          href={booking}
          rel="noopener noreferrer nofollow external"
          icon={<CalendarIcon />}
          look="quiet"
          wide
        >
          Book online
          <span className="visually-hidden"> at {new URL(booking).hostname}</span>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} title={email} icon={<MailIcon />} look="quiet" wide>
          Send an e-mail
        </ButtonLink>
      )}
      {website && (
        <ButtonLink href={website} rel="noopener nofollow external" icon={<GlobeIcon />} look="quiet" wide>
          Website
        </ButtonLink>
      )}
      {booking && <p className={styles.hint}>Booking opens at {new URL(booking).hostname}.</p>}
      {email && <p className={styles.hint}>E-mail is not private. Keep health details for the visit.</p>}
    </div>
  );
}

/** Whether it is worth calling now. Until the browser knows, the same line leads to the hours. */
function OpenLine({ doctor }: { doctor: DoctorProfile }) {
  const now = useOpenNow(doctor);
  if (doctor.working_time.length === 0) return null;
  return (
    <p className={classes(styles.open, now?.isOpen && styles.now)} data-clock>
      <ClockIcon size={18} />
      <span>{now ? openText(now) : 'Hours: see below'}</span>
    </p>
  );
}
