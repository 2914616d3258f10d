import { useLocation } from 'wouter';
import { passwordProblem } from '#contract/passwords.ts';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { forget, useUser } from '../../app/session.ts';
import { useSite } from '../../app/site.ts';
import { showToast } from '../../app/toasts.ts';
import { forgetUnverified } from './unverified.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account.module.css';

const FIELDS = ['password'] as const;

/** Somebody who may set the password of an account: with a code from a mail, or with a link from the operator. */
export interface Granted {
  email: string;
  grant: string;
}

interface NewPasswordStepProps extends Granted {
  /** The grant does not hold any more. */
  onRefused: (message: string) => void;
}

/** Sets the password. It is asked for once: it can be shown. */
export function NewPasswordStep({ email, grant, onRefused }: NewPasswordStepProps) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { name } = useSite();
  const form = useForm(FIELDS, { check, send });
  // Whose account it is the server knows: it looks at the name as well.
  const problemOf = (typed: string) => passwordProblem(typed, { first_name: '', last_name: '', email }, name);

  function check({ password }: Values<'password'>) {
    return { password: missing(password, 'a password') ?? problemOf(password) };
  }

  async function send({ password }: Values<'password'>) {
    const answer = await post<{ message: string }>(API.changePassword, { email, password }, grant);
    if (answer.status === 200) {
      showToast('success', answer.body.message);
      navigate(PAGES.signIn);
      forgetUnverified();
      // Every session of the account has ended.
      if (user?.email === email.toLowerCase()) forget();
      return null;
    }
    showToast('error', answer.message);
    if (answer.status === 201) {
      onRefused(answer.message);
      return null;
    }
    return { field: 'password', ...answer };
  }

  return (
    <>
      <p className={styles.lead}>
        For <strong className={styles.address}>{email}</strong>. Everybody who is signed in to this account is
        signed out by it.
      </p>
      <AccountForm form={form} submit="Save the new password">
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" problemOf={problemOf} {...form.field('password')} />
      </AccountForm>
    </>
  );
}

/** What a one-time password link carries behind its #; null when it carries nothing of the kind. */
export function grantOfFragment(hash: string): Granted | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const email = values.get('email');
  const grant = values.get('grant');
  return email && grant ? { email, grant } : null;
}
