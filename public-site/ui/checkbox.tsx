import type { ComponentProps } from 'react';
import { numberText } from '#contract/wording.ts';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  /** How many there are of it, at the end of the line. */
  count?: number;
}

/** A native checkbox with its label, and a count at the right. */
export function Checkbox({ label, count, ...input }: CheckboxProps) {
  return (
    <label className={styles.line}>
      <input className={styles.box} type="checkbox" {...input} />
      <span className={styles.label}>{label}</span>
      {count !== undefined && <span className={styles.count}>{numberText(count)}</span>}
    </label>
  );
}
