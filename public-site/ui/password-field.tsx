import { useState } from 'react';
import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import field from './field.module.css';
import styles from './password-field.module.css';

type PasswordFieldProps = FrameProps & Omit<ComponentProps<'input'>, keyof FrameProps | 'type'>;

/** A password, hidden until the person asks to see it. */
export function PasswordField({ label, hint, error, action, className, id, ...input }: PasswordFieldProps) {
  const [seen, setSeen] = useState(false);
  return (
    <FieldFrame {...{ label, hint, error, action, className, id }}>
      {(control) => (
        <>
          <input
            className={field.input}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            {...input}
            {...control}
            type={seen ? 'text' : 'password'}
          />
          <button className={styles.toggle} type="button" onClick={() => setSeen(!seen)}>
            {seen ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </button>
        </>
      )}
    </FieldFrame>
  );
}
