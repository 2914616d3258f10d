import { CloseIcon } from './icons.tsx';
import styles from './close-button.module.css';

interface CloseButtonProps {
  label: 'Close' | 'Dismiss';
  onClick: () => void;
}

/** The x at the end of a title or a message. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button className={styles.close} type="button" aria-label={label} onClick={onClick}>
      <CloseIcon />
    </button>
  );
}
