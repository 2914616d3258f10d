import styles from './guide-art.module.css';

/** Circles at the end of a guide's opening, where there is room. */
export function GuideArt() {
  return (
    <svg className={styles.art} viewBox="0 0 420 360" aria-hidden="true">
      <circle className={styles.sage} cx="318" cy="86" r="132" />
      <circle className={styles.mint} cx="176" cy="196" r="74" />
      <circle className={styles.peach} cx="352" cy="286" r="96" />
      <path className={styles.leaf} d="M250 360c0-66 34-108 102-122 2 72-30 114-102 122Z" />
    </svg>
  );
}
