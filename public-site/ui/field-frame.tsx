import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

export interface FrameProps {
  label: string;
  /** The label is read out but not seen: for fields whose place makes them plain. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the end of the label's line: "Forgot it?". */
  action?: ReactNode;
  /** Inside the field, before its text. */
  icon?: ReactNode;
  /** bare: no border of its own, to stand in a bar of fields. */
  look?: 'boxed' | 'bare';
  className?: string;
}

/** What ties the control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrameProps extends FrameProps {
  id?: string;
  /** Below the box, inside its positioning: a list of suggestions. */
  popup?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export function FieldFrame({ id, label, hint, error, look = 'boxed', children, ...frame }: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = classes(hint !== undefined && hintId, Boolean(error) && errorId);
  return (
    <div className={classes(styles.field, styles[look], frame.className)}>
      <div className={frame.labelHidden ? 'visually-hidden' : styles.top}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {frame.action}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={classes(styles.box, Boolean(error) && styles.invalid)}>
        {frame.icon}
        {children({
          id: controlId,
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(Boolean(error) && { 'aria-invalid': true }),
        })}
        {frame.popup}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
