/* components/newsletter/: subscribing, from the address to the code from the mail (SPEC §4). */
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { useNewsletter } from './use-newsletter.tsx';
import styles from './newsletter-form.module.css';

/** Id of the form's field, for links that lead to it. */
export const NEWSLETTER_FIELD = 'newsletter-email';

/** SPEC §4, Newsletter. Made for dark ground. */
export function NewsletterForm() {
  const form = useRef<HTMLFormElement>(null);
  const { sending, problem, forgetProblem, submit, dialog } = useNewsletter(form);
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        // Before the page listens, and without JavaScript, a press does nothing: it would lead nowhere.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onInput={forgetProblem}
      >
        <Field
          id={NEWSLETTER_FIELD}
          className={styles.field}
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={problem}
        />
        <Button type="submit" busy={sending}>
          Subscribe
        </Button>
        <NoScript>Subscribing needs JavaScript. Please turn it on and load the page again.</NoScript>
      </form>
      {dialog}
    </>
  );
}
