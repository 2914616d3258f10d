import type { ReactNode } from 'react';
import type { Form } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './account.module.css';

interface AccountFormProps<Field extends string> {
  form: Form<Field>;
  /** On the button. */
  submit: string;
  look?: 'primary' | 'quiet' | 'danger';
  children: ReactNode;
  /** Between the fields and the button: what pressing it means. */
  note?: ReactNode;
}

/** The frame of every form here: fields, what is wrong with the whole, button. */
export function AccountForm<Field extends string>({
  form,
  submit,
  look,
  children,
  note,
}: AccountFormProps<Field>) {
  return (
    <form className={styles.form} {...form.element}>
      {/* Nobody can reach it: see useForm. */}
      <input type="checkbox" hidden />
      <NoScript>This form needs JavaScript. Please turn it on and load the page again.</NoScript>
      {children}
      {note && <p className={styles.note}>{note}</p>}
      {form.message && <Problem>{form.message}</Problem>}
      <Button type="submit" wide look={look} busy={form.sending}>
        {submit}
      </Button>
    </form>
  );
}

/** What went wrong, kept on the page after its toast has gone. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      <WarningIcon />
      <span>{children}</span>
    </p>
  );
}
