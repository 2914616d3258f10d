import { numberText } from '#contract/wording.ts';
import { classes } from './classes.ts';
import styles from './numbers.module.css';

interface NumbersProps {
  /** Without a value while it is not known. */
  numbers: readonly { label: string; value: number | undefined }[];
  className?: string;
}

/** A few large numbers side by side, each above what it counts. */
export function Numbers({ numbers, className }: NumbersProps) {
  return (
    <dl className={classes(styles.numbers, className)}>
      {numbers.map(({ label, value }) => (
        <div key={label} className={styles.number}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '–' : numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
