import styles from './auth-art.module.css';

/** A sun over hills, and below their line a sentence for the doctors who come here. */
export function AuthArt() {
  return (
    <div className={styles.art} aria-hidden="true">
      <svg className={styles.hills} viewBox="0 0 660 520" preserveAspectRatio="xMidYMax slice">
        <circle className={styles.mint} cx="500" cy="96" r="64" />
        <circle className={styles.peach} cx="214" cy="520" r="250" />
        <circle className={styles.sage} cx="40" cy="560" r="190" />
        <circle className={styles.teal} cx="520" cy="590" r="280" />
      </svg>
      <p className={styles.words}>Be easy to find by the people who need you.</p>
    </div>
  );
}
