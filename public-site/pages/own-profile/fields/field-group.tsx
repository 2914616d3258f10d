import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './field-group.module.css';

interface FieldGroupProps {
  legend: string;
  /** The legend is read out but not seen: what is in the group says it. */
  legendHidden?: boolean;
  /** Of the group itself, which takes the focus where its controls cannot. */
  id?: string;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Controls that answer one question together, with its hint and error. */
export function FieldGroup({ legend, legendHidden, id, hint, error, children }: FieldGroupProps) {
  const ownId = useId();
  const hintId = hint === undefined ? '' : `${ownId}-hint`;
  const errorId = error ? `${ownId}-error` : '';
  return (
    <fieldset
      className={styles.group}
      id={id}
      tabIndex={-1}
      data-invalid={error ? '' : undefined}
      aria-describedby={`${hintId} ${errorId}`.trim() || undefined}
    >
      <legend className={legendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
