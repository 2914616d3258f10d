import { InfoIcon } from '../../ui/icons.tsx';
import styles from './where-saved.module.css';

/** Where the list is, and who can see it. */
export function WhereSaved() {
  return (
    <p className={styles.kept}>
      <InfoIcon />
      <span>
        Your list is kept in this browser, on this device, and nowhere else: it is not sent to us. Whoever
        uses this browser can read it. On a shared computer, delete it before you go.
      </span>
    </p>
  );
}
