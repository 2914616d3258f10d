import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import styles from './field.module.css';

type FieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps>;

/** A line of text: label above, hint and error tied to the input. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  action,
  icon,
  look,
  className,
  id,
  ...input
}: FieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, action, icon, look, className, id }}>
      {(control) => <input className={styles.input} {...input} {...control} />}
    </FieldFrame>
  );
}
