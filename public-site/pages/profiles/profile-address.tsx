import type { DoctorProfile } from '#contract/profiles.ts';
import { CopyIcon, PinIcon } from './profile-icons.tsx';
import { copyText } from '../../components/copy-text.ts';
import styles from './profile-address.module.css';

/** Where the practice is, to read and to copy. */
export function ProfileAddress({ doctor }: { doctor: DoctorProfile }) {
  const { practice_name, street, city, state, zip } = doctor;
  const address = [practice_name, street, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');
  return (
    <div className={styles.address}>
      <PinIcon />
      <p className={styles.text}>{address}</p>
      <button
        className={styles.copy}
        type="button"
        aria-label="Copy the address"
        onClick={() => void copyText(address, 'The address is copied.')}
      >
        <CopyIcon size={18} />
      </button>
    </div>
  );
}
