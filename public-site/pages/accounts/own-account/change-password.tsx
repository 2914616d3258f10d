import { useLocation } from 'wouter';
import { passwordProblem } from '#contract/passwords.ts';
import type { User } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../../app/api.ts';
import { missing } from '../../../app/field-checks.ts';
import { forget } from '../../../app/session.ts';
import { useSite } from '../../../app/site.ts';
import { showToast } from '../../../app/toasts.ts';
import { useForm } from '../../../app/use-form.ts';
import type { Values } from '../../../app/use-form.ts';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { useProof } from '../use-proof.tsx';
import { Fold } from './part.tsx';

const FIELDS = ['currentPassword', 'password'] as const;
type PasswordValues = Values<(typeof FIELDS)[number]>;

/** Sets another password. It ends every session, this one too. */
export function ChangePassword({ user }: { user: User }) {
  return (
    <Fold label="Change your password">
      <PasswordForm user={user} />
    </Fold>
  );
}

function PasswordForm({ user }: { user: User }) {
  const { email } = user;
  const { name } = useSite();
  const [, navigate] = useLocation();
  const form = useForm(FIELDS, { check, send });
  const { proven, proofDialog } = useProof();
  const problemOf = (typed: string) => passwordProblem(typed, user, name);

  function check({ currentPassword, password }: PasswordValues) {
    return {
      currentPassword: missing(currentPassword, 'your current password'),
      password: missing(password, 'a new password') ?? problemOf(password),
    };
  }

  async function send(values: PasswordValues) {
    const payload = { email, ...values };
    const answer = await proven(() => post<{ message: string }>(API.changePassword, payload));
    if (!answer) return { message: 'Your password is the one that it was.' };
    if (answer.status !== 200) {
      showToast('error', answer.message);
      return answer;
    }
    showToast('success', answer.body.message);
    // In this order: signed out, the guard of this page would lead home.
    navigate(PAGES.signIn);
    forget();
    return null;
  }

  return (
    <>
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
        <NewPasswordField label="New password" problemOf={problemOf} {...form.field('password')} />
      </AccountForm>
      {proofDialog}
    </>
  );
}
