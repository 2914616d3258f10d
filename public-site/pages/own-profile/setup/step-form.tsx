import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { NoticeBox } from './notice-box.tsx';
import type { Notice } from './use-submit-steps.ts';
import styles from './setup.module.css';

interface StepFormProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** On the button that saves. */
  button: string;
  busy: boolean;
  notice: Notice | null;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** The frame of a step: its fields, what is wrong with them, and the button. */
export function StepForm({ title, heading, button, busy, notice, onSubmit, children }: StepFormProps) {
  const { control } = useFormContext();
  const { submitCount } = useFormState({ control });
  return (
    <form className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {submitCount > 0 && <ErrorSummary />}
      {children}
      {notice && <NoticeBox {...notice} />}
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  );
}
