import { ACCOUNT_API } from '#contract/account-paths.ts';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { letterCode } from '#contract/registry-letters.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { post } from '../../app/api.ts';
import { comeBackTo } from '../../app/come-back.ts';
import { missing } from '../../app/field-checks.ts';
import { useHead } from '../../app/head.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { useSession } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { useForm } from '../../app/use-form.ts';
import type { Values } from '../../app/use-form.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountForm } from './account-form.tsx';
import { welcomeOf } from './after-sign-in.tsx';
import { forgetLetterCode, rememberLetterCode, rememberedLetterCode } from './letter-code.ts';
import styles from './account.module.css';

const FIELDS = ['code'] as const;

export const Layout = AuthLayout;

/** Where the code of a letter is typed. Its address is on paper, and the code is in no address. */
export default function LetterPage() {
  useHead({ title: 'Your letter', robots: 'noindex' });
  const session = useSession();
  const mounted = useMounted();
  const code = useMemo(() => (mounted ? (rememberedLetterCode() ?? '') : ''), [mounted]);
  const isChecking = session.status === 'checking' && !session.isDelayed && storedToken() !== null;
  if (mounted && isChecking) return <Spinner />;
  if (session.status === 'signed-in') return <ForAccount user={session.user} code={code} key={code} />;
  return <ForStranger code={code} key={code} />;
}

/** Signed in: the code is used. */
function ForAccount({ user, code }: { user: User; code: string }) {
  const [, navigate] = useLocation();
  const [isRefused, setIsRefused] = useState(false);
  const form = useForm(FIELDS, { check, send });

  async function send({ code }: Values<'code'>) {
    const answer = await post<{ npi: string }>(ACCOUNT_API.useLetter, { code });
    if (answer.status !== 200) {
      if (answer.status === 201) forgetLetterCode();
      setIsRefused(answer.status === 201);
      return answer;
    }
    forgetLetterCode();
    showToast('success', `Your letter is noted. Your profile begins with NPI ${answer.body.npi}.`);
    navigate(user.plan > 0 ? PAGES.setupProfile : welcomeOf(storedToken() ?? ''), { replace: true });
    return null;
  }

  return (
    <>
      <Opening>
        You are signed in as <strong className={styles.address}>{user.email}</strong>. The code begins your
        profile with the NPI that we wrote to; you can change all of it.
      </Opening>
      <Code form={form} code={code} submit="Use the code" />
      {isRefused && (
        <ButtonLink wide look="quiet" href={welcomeOf(storedToken() ?? '')}>
          Go on to your account
        </ButtonLink>
      )}
    </>
  );
}

/** Signed out: the code waits in this tab for an account. */
function ForStranger({ code }: { code: string }) {
  const [typed, setTyped] = useState(code);
  const form = useForm(FIELDS, { check, send });
  const heading = useHeadingFocus(typed);

  function send({ code }: Values<'code'>) {
    const read = letterCode(code) ?? '';
    rememberLetterCode(read);
    setTyped(read);
    return Promise.resolve({ message: '' });
  }

  function change() {
    forgetLetterCode();
    setTyped('');
  }

  if (typed === '')
    return (
      <>
        <Opening heading={heading}>
          We wrote to you because the national registry (NPPES) lists you as a psychiatrist. The code stands
          in the letter, in three groups of four, and begins your profile.
        </Opening>
        <Code form={form} code="" submit="Go on" />
        <p className={styles.aside}>
          No letter? You need none: <Link href={PAGES.signUp}>create an account</Link>.
        </p>
      </>
    );
  return (
    <>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          Now your account
        </h1>
        <p className={styles.lead}>
          The code <strong className={styles.address}>{typed}</strong> waits in this tab. Create your account
          or sign in; then it is used. Keep the letter until then.
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink wide href={PAGES.signUp} onClick={() => comeBackTo(PAGES.letter)}>
          Create an account
        </ButtonLink>
        <ButtonLink wide look="quiet" href={PAGES.signIn} onClick={() => comeBackTo(PAGES.letter)}>
          Sign in
        </ButtonLink>
        <Button wide look="quiet" onClick={change}>
          Type another code
        </Button>
      </div>
    </>
  );
}

interface OpeningProps {
  heading?: ReturnType<typeof useHeadingFocus>;
  children: ReactNode;
}

function Opening({ heading, children }: OpeningProps) {
  return (
    <div className={styles.top}>
      <h1 ref={heading} tabIndex={heading && -1}>
        The code of your letter
      </h1>
      <p className={styles.lead}>{children}</p>
    </div>
  );
}

interface CodeProps {
  form: ReturnType<typeof useForm<'code'>>;
  code: string;
  submit: string;
}

function Code({ form, code, submit }: CodeProps) {
  return (
    <AccountForm form={form} submit={submit}>
      <Field
        label="Code"
        hint="Like K7QF-2M9X-4TRD. Capitals, spaces and dashes do not matter."
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="go"
        defaultValue={code}
        {...form.field('code')}
      />
    </AccountForm>
  );
}

function check({ code }: Values<'code'>) {
  const isCode = letterCode(code) !== null;
  return {
    code:
      missing(code, 'the code') ??
      (isCode ? null : 'A code has twelve letters and digits. Please look again.'),
  };
}
