import type { DoctorProfile } from '#contract/doctors.ts';
import { telHref } from '#contract/phones.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { GlobeIcon, MailIcon, PhoneIcon } from '../../../ui/icons.tsx';
import styles from './profile-contact.module.css';

/** The ways that the doctor publishes. No form: this site keeps no health information. */
export function ProfileContact({ doctor: { phone, email, website } }: { doctor: DoctorProfile }) {
  return (
    <div className={styles.contact}>
      <ButtonLink href={telHref(phone)} icon={<PhoneIcon />} wide>
        <span className="visually-hidden">Call </span>
        {phone}
      </ButtonLink>
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
      {email && <p className={styles.hint}>E-mail is not private. Keep health details for the visit.</p>}
    </div>
  );
}
