import { useState } from 'react';
import type { InputEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { passwordProblem } from '#contract/passwords.ts';
import type { SignedIn } from '#contract/accounts.ts';
import { NAME, NAME_REFUSED } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { post } from '../../app/api.ts';
import { emailProblem, missing } from '../../app/field-checks.ts';
import { useHead } from '../../app/head.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { useHeadingFocusKept } from '../../app/navigation.ts';
import { useUser } from '../../app/session.ts';
import { useSite } from '../../app/site.ts';
import { showToast } from '../../app/toasts.ts';
import { rememberUnverified } from './unverified.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { wantedPlan } from '../../components/payments/wanted-plan.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { Field } from '../../ui/field.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import styles from './account.module.css';

const FIELDS = ['first_name', 'last_name', 'email', 'password'] as const;
type SignUpValues = Values<(typeof FIELDS)[number]>;
const NOBODY = { first_name: '', last_name: '', email: '' };

export const Layout = AuthLayout;

/** SPEC §4, Register. */
export default function SignUpPage() {
  useHead({
    title: 'Create an account',
    description: 'For psychiatrists who want to be listed in the directory. Visitors need no account.',
    robots: 'noindex',
  });
  const user = useUser();
  const [, navigate] = useLocation();
  const { name } = useSite();
  const [owner, setOwner] = useState(NOBODY);
  /** An address that somebody has already. */
  const [taken, setTaken] = useState<string | null>(null);
  const mounted = useMounted();
  const plan = mounted ? wantedPlan() : null;
  const form = useForm(FIELDS, { check, send });
  useHeadingFocusKept(user === null);

  function follow({ currentTarget }: InputEvent<HTMLInputElement>) {
    setOwner((known) => ({ ...known, [currentTarget.name]: currentTarget.value }));
  }

  function check(values: SignUpValues) {
    return {
      first_name: nameProblem(values.first_name, 'your first name'),
      last_name: nameProblem(values.last_name, 'your last name'),
      email: emailProblem(values.email),
      password: missing(values.password, 'a password') ?? passwordProblem(values.password, values, name),
    };
  }

  async function send(values: SignUpValues) {
    const answer = await post<SignedIn>(API.register, { ...values, ...(plan && { plan }) });
    if (answer.status !== 200) {
      showToast('warning', answer.message);
      setTaken(answer.status === 201 ? values.email : null);
      return answer;
    }
    rememberUnverified(answer.body);
    navigate(PAGES.verify, { state: { sentAt: Date.now() } });
    return null;
  }

  if (user) return <AlreadySignedIn user={user} />;
  return (
    <>
      <div className={styles.top}>
        <h1>Create an account</h1>
        <p className={styles.lead}>
          For psychiatrists who want to be listed. If you are looking for one, you need no account:{' '}
          <Link href={PAGES.search}>find a psychiatrist</Link>.
        </p>
        {plan && (
          <p className={styles.lead}>
            You chose the {PLAN_NAMES[plan].toLowerCase()} plan. You pay once your address is confirmed.
          </p>
        )}
      </div>
      <AccountForm
        form={form}
        submit="Create account"
        note={
          <>
            By creating an account you accept the <Link href={PAGES.terms}>terms</Link> and the{' '}
            <Link href={PAGES.privacyPolicy}>privacy policy</Link>.
          </>
        }
      >
        <div className={styles.pair}>
          <Field
            label="First name"
            autoComplete="given-name"
            onInput={follow}
            {...form.field('first_name')}
          />
          <Field label="Last name" autoComplete="family-name" onInput={follow} {...form.field('last_name')} />
        </div>
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          onInput={follow}
          {...form.field('email')}
          error={
            taken !== null && form.field('email').error ? <Taken email={taken} /> : form.field('email').error
          }
        />
        <NewPasswordField
          label="Password"
          problemOf={(typed) => passwordProblem(typed, owner, name)}
          {...form.field('password')}
        />
      </AccountForm>
      <p className={styles.aside}>
        Have an account already? <Link href={PAGES.signIn}>Sign in</Link>
      </p>
    </>
  );
}

/** What the server says of it, as ways on. */
function Taken({ email }: { email: string }) {
  return (
    <>
      There is an account with this e-mail already.{' '}
      <Link href={PAGES.signIn} state={{ email }}>
        Sign in
      </Link>
      , or{' '}
      <Link href={PAGES.forgotPassword} state={{ email }}>
        recover the password
      </Link>
      .
    </>
  );
}

function nameProblem(typed: string, what: string): string | null {
  return missing(typed, what) ?? (NAME.test(typed.trim()) ? null : NAME_REFUSED);
}
