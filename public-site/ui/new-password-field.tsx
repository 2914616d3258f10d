import { useState } from 'react';
import { CheckIcon } from './icons.tsx';
import { passwordAdvice } from './password-advice.ts';
import { PasswordField } from './password-field.tsx';
import { useTypedEarly } from './use-typed-early.ts';
import styles from './password-field.module.css';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  /** What is wrong with a password; null when nothing is. */
  problemOf: (typed: string) => string | null;
  error?: string;
}

/** A password that is being chosen: says what is still missing, aloud only when the field is left. */
export function NewPasswordField({ label, name, problemOf, error }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useTypedEarly<HTMLInputElement>(typed, setTyped);
  const { isGood, text } = passwordAdvice(typed, problemOf);
  return (
    <div>
      <PasswordField
        ref={input}
        label={label}
        name={name}
        autoComplete="new-password"
        error={error}
        hint={
          <>
            {!error && (
              <span className={isGood ? styles.good : undefined}>
                {isGood && <CheckIcon size={17} />}
                {text}{' '}
              </span>
            )}
            A few unrelated words are easy to remember and hard to guess.
          </>
        }
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setSaid('');
        }}
        onBlur={() => setSaid(typed === '' ? '' : text)}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
