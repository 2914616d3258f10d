import { useLocation } from 'wouter';
import type { SignedIn } from '#contract/accounts.ts';
import type { Invitation } from '#contract/invitations.ts';
import { MESSAGES } from '#contract/messages.ts';
import { passwordProblem } from '#contract/passwords.ts';
import { API } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { missing } from '../../app/field-checks.ts';
import { signIn } from '../../app/session.ts';
import { useSite } from '../../app/site.ts';
import { showToast } from '../../app/toasts.ts';
import { forgetUnverified } from './unverified.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { welcomeOf } from './after-sign-in.tsx';

const FIELDS = ['password'] as const;

/** Takes an invitation up: makes the account with a password, and signs in. */
export function ClaimForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const [, navigate] = useLocation();
  const { name } = useSite();
  const form = useForm(FIELDS, { check, send });
  const problemOf = (typed: string) => passwordProblem(typed, invitation, name);

  function check({ password }: Values<'password'>) {
    return { password: missing(password, 'a password') ?? problemOf(password) };
  }

  async function send({ password }: Values<'password'>) {
    const answer = await post<SignedIn>(API.claimInvitation, { token, password });
    if (answer.status !== 200) {
      showToast('error', answer.message);
      return answer.status === 201 ? { message: answer.message } : { field: 'password', ...answer };
    }
    signIn(answer.body);
    forgetUnverified();
    showToast('success', MESSAGES.loggedIn);
    // In place of this page: its link does not work any more.
    navigate(welcomeOf(answer.body.token), { replace: true });
    return null;
  }

  return (
    <AccountForm form={form} submit="Take it over">
      <input type="text" autoComplete="username" value={invitation.email} readOnly hidden />
      <NewPasswordField label="Password" problemOf={problemOf} {...form.field('password')} />
    </AccountForm>
  );
}
