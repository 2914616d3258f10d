import styles from './crisis-line.module.css';

/** First thing on every page, for who needs help now. */
export function CrisisLine() {
  return (
    <p className={styles.line}>
      <span className={styles.question}>In crisis or thinking of suicide?</span>{' '}
      <a href="tel:988">
        Call<span className="visually-hidden"> 988</span>
      </a>{' '}
      or <a href="sms:988">text 988</a>, any time. In danger now, <a href="tel:911">call 911</a>.
    </p>
  );
}
