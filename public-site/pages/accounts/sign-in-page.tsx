/* pages/accounts/: signing up and in, confirming an address, a new password, and the account itself (SPEC §4). */
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { MESSAGES } from '#contract/messages.ts';
import type { SignedIn } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import type { SecondStep as Step } from '#contract/second-factors.ts';
import { STORED_AS } from '#contract/storage-keys.ts';
import { ofThisTab } from '../../../saving/browser-storage.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { post } from '../../app/api.ts';
import { emailProblem, missing } from '../../app/field-checks.ts';
import { useHead } from '../../app/head.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { usePasskeys } from './passkeys.ts';
import { signIn, useUser } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { forgetUnverified, rememberUnverified } from './unverified.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { afterSignIn, isInBackoffice } from './after-sign-in.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import styles from './account.module.css';

const FIELDS = ['email', 'password'] as const;

/** The backoffice is another document. */
const NOT_SAVED =
  'This browser does not keep that you are signed in, which the backoffice needs: it does not allow that, or has no room.';

export const Layout = AuthLayout;

/** SPEC §4, Login. */
export default function SignInPage() {
  useHead({ title: 'Sign in', robots: 'noindex' });
  const user = useUser();
  const [, navigate] = useLocation();
  const form = useForm(FIELDS, { check, send });
  const [step, setStep] = useState<Step | null>(null);
  const said = useHistoryState<{ email?: string } | null>()?.email ?? '';
  const [email, setEmail] = useState(said);
  const [isEntering, setIsEntering] = useState(false);
  const canUsePasskeys = usePasskeys();
  const isElsewhere = user !== null && !form.sending && !isEntering;
  useHeadingFocusKept(!isElsewhere);

  async function send(values: Values<'email' | 'password'>) {
    const answer = await post<SignedIn>(API.login, values);
    if (answer.status === 200) return enter(answer.body);
    if (answer.status === 202) {
      setEmail(values.email);
      setStep(answer.body as Step);
      // The form is for its next time.
      return { message: '' };
    }
    showToast('warning', answer.message);
    if (answer.status !== 201) return answer;
    const { token, user: account } = answer.body as SignedIn;
    rememberUnverified({ token, user: account });
    navigate(PAGES.verify);
    return null;
  }

  async function enterByPasskey(passkey: object) {
    const account = await accountOf(passkey);
    if (account) enter(account);
  }

  function enter(account: SignedIn) {
    setIsEntering(true);
    signIn(account);
    forgetUnverified();
    const path = afterSignIn(account);
    if (isInBackoffice(path) && storedToken() !== account.token) {
      showToast('error', NOT_SAVED);
      navigate(PAGES.home);
      return null;
    }
    if (isInBackoffice(path)) {
      ofThisTab.write(STORED_AS.signedIn, 'yes');
      location.assign(path);
      return null;
    }
    showToast('success', MESSAGES.loggedIn);
    navigate(path);
    return null;
  }

  if (step)
    return <SecondStep step={step} accountOf={accountOf} onEntered={enter} onBack={() => setStep(null)} />;
  if (isElsewhere) return <AlreadySignedIn user={user} />;
  return (
    <>
      <div className={styles.top}>
        <h1>Welcome back</h1>
        <p className={styles.lead}>Sign in to manage your profile.</p>
      </div>
      <AccountForm form={form} submit="Sign in">
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          defaultValue={email}
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          autoFocus={email !== ''}
          action={<Link href={PAGES.forgotPassword}>Forgot password?</Link>}
          {...form.field('password')}
        />
      </AccountForm>
      {canUsePasskeys && <PasskeyButton label="Sign in with a passkey" onAnswer={enterByPasskey} />}
      <p className={styles.aside}>
        New here? <Link href={PAGES.signUp}>Create an account</Link>
      </p>
    </>
  );
}

/** Whom a passkey signs in; null for nobody, which is said. */
async function accountOf(passkey: object): Promise<SignedIn | null> {
  const answer = await post<SignedIn>(API.loginWithPasskey, { passkey });
  if (answer.status === 200) return answer.body;
  showToast('warning', answer.message);
  return null;
}

function check({ email, password }: Values<'email' | 'password'>) {
  return { email: emailProblem(email), password: missing(password, 'your password') };
}
