import { classes } from '../../ui/classes.ts';
import styles from './step-count.module.css';

/** "Step 2 of 3", in words and as bars. */
export function StepCount({ step, of }: { step: number; of: number }) {
  return (
    <p className={styles.count}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={classes(styles.bar, index < step && styles.reached)} />
        ))}
      </span>
      Step {step} of {of}
    </p>
  );
}
