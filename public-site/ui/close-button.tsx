import { CloseIcon } from './icons.tsx';
import { classes } from './classes.ts';
import styles from './close-button.module.css';

interface CloseButtonProps {
  label: 'Close' | 'Dismiss';
  size: 's' | 'm';
  onClick: () => void;
}

/** The x at the end of a title or a message. */
export function CloseButton({ label, size, onClick }: CloseButtonProps) {
  return (
    <button
      className={classes(styles.close, styles[size])}
      type="button"
      aria-label={label}
      onClick={onClick}
    >
      <CloseIcon size={size === 's' ? 18 : undefined} />
    </button>
  );
}
