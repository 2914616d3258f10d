import { useLocation } from 'wouter';
import { passwordProblem } from '#contract/passwords.ts';
import { post } from '../../api.ts';
import { forget } from '../../session.ts';
import { showToast } from '../../toasts.ts';
import { useForm } from '../../use-form.ts';
import type { Values } from '../../use-form.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { missing } from './field-checks.ts';
import styles from './your-account.module.css';

const FIELDS = ['currentPassword', 'password'] as const;
type PasswordValues = Values<(typeof FIELDS)[number]>;

/** Sets another password. It ends every session, this one too. */
export function ChangePassword({ email }: { email: string }) {
  const [, navigate] = useLocation();
  const form = useForm(FIELDS, { check, send });

  function check({ currentPassword, password }: PasswordValues) {
    return {
      currentPassword: missing(currentPassword, 'your current password'),
      password: missing(password, 'a new password') ?? passwordProblem(password, email),
    };
  }

  async function send(values: PasswordValues) {
    const answer = await post<{ message: string }>('/api/user/change-password', { email, ...values });
    if (answer.status !== 200) {
      showToast('error', answer.message);
      return answer;
    }
    showToast('success', answer.body.message);
    // In this order: signed out, the guard of this page would lead home.
    navigate('/user/signin');
    forget();
    return null;
  }

  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        Change your password
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.body}>
        <AccountForm
          form={form}
          submit="Change the password"
          note="You will be signed out everywhere and sign in again with the new one."
        >
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
          <NewPasswordField label="New password" email={email} {...form.field('password')} />
        </AccountForm>
      </div>
    </details>
  );
}
