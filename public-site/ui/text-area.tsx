import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import { classes } from './classes.ts';
import styles from './field.module.css';

type TextAreaProps = FrameProps & Omit<ComponentProps<'textarea'>, keyof FrameProps>;

/** Lines of text, as high as what is written where the browser can do that. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  action,
  look,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, action, look, className, id }}>
      {(control) => (
        <textarea className={classes(styles.input, styles.area)} rows={8} {...area} {...control} />
      )}
    </FieldFrame>
  );
}
