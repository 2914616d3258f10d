import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import { classes } from './classes.ts';
import field from './field.module.css';
import styles from './code-field.module.css';

type CodeFieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps>;

/** A code from a mail: one field, so that it can be pasted, filled in by the browser, and corrected. */
export function CodeField({ label, hint, error, action, className, id, ...input }: CodeFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, action, className, id }}>
      {(control) => (
        <input
          className={classes(field.input, styles.code)}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck="false"
          {...input}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
