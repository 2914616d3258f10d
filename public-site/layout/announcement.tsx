import styles from './announcement.module.css';

/** What the operator tells everybody, on top of every page. */
export function Announcement({ text }: { text: string }) {
  return (
    <p className={styles.announcement} role="note" aria-label="Announcement">
      {text}
    </p>
  );
}
