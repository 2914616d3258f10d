import { useMemo } from 'react';
import { PAGES } from '#contract/paths.ts';
import { storedToken } from '../../../saving/stored-token.ts';
import { useHead } from '../../app/head.ts';
import { useSession } from '../../app/session.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { Disown } from './disown.tsx';
import { unverified } from './unverified.ts';
import { handoffLink } from './handoff-link.ts';
import type { HandoffLink } from './handoff-link.ts';
import { Problem } from './account-form.tsx';
import { useHandoff } from './use-handoff.ts';
import { useHeadingFocus } from '../../app/heading-focus.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import styles from './account.module.css';

export const Layout = AuthLayout;

/** SPEC §2, Token handoff screen. Opening it does nothing: mail scanners open links too. */
export default function HandoffPage() {
  useHead({ title: 'Confirm your address', robots: 'noindex' });
  const mounted = useMounted();
  const link = useMemo(() => (mounted ? handoffLink(location.search) : null), [mounted]);
  if (!mounted) return <Unread />;
  return link ? <Opened link={link} /> : <Incomplete />;
}

function Unread() {
  return (
    <>
      <h1>Confirm your address</h1>
      <NoScript>
        To confirm your address, this page needs JavaScript. Please turn it on and load the page again.
      </NoScript>
    </>
  );
}

function Opened({ link }: { link: HandoffLink }) {
  const { hint } = link;
  const session = useSession();
  const { status, problem, verify, signOutAndVerify } = useHandoff(link);
  const heading = useHeadingFocus(status);

  if (session.status === 'signed-in' && status !== 'verifying') {
    const otherwise = { label: 'Sign out and verify', act: () => void signOutAndVerify() };
    return (
      <>
        <AlreadySignedIn user={session.user} otherwise={otherwise} />
        <Disown link={link} label={`I did not make the account of ${hint ?? 'this link'}`} />
      </>
    );
  }
  const isChecking = session.status === 'checking' && !session.isDelayed && storedToken() !== null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {status === 'refused' ? 'This link does not work' : 'Confirm your address'}
      </h1>
      {status === 'verifying' && <Spinner label="Verifying..." />}
      {status === 'refused' && <Refused problem={problem} />}
      {status === 'waiting' && isChecking && <Spinner />}
      {status === 'waiting' && !isChecking && (
        <>
          <p className={styles.lead}>
            One press, and your address is confirmed and you are signed in. Only do this if you made the
            account yourself: whoever made it knows its password.
          </p>
          {problem && <Problem>{problem}</Problem>}
          <div className={styles.actions}>
            <Button wide onClick={verify}>
              {hint === null ? 'Continue' : `Continue as ${hint}`}
            </Button>
            <Disown link={link} label="I did not make this account" />
          </div>
        </>
      )}
    </>
  );
}

function Refused({ problem }: { problem: string }) {
  return (
    <>
      <Problem>{problem}</Problem>
      <NewMail />
    </>
  );
}

function Incomplete() {
  return (
    <>
      <h1>This link is incomplete</h1>
      <p className={styles.lead}>
        Some mail programs break long links. Please copy the whole link from the mail into the address bar.
      </p>
      <NewMail />
    </>
  );
}

/** The way to another mail: at once in the tab of who has just signed up, and after signing in elsewhere. */
function NewMail() {
  const isWaiting = unverified() !== null;
  return (
    <>
      <p className={styles.lead}>
        If your address is confirmed already, just sign in. If it is not,{' '}
        {isWaiting ? 'ask for a new mail.' : 'signing in leads to a new mail.'}
      </p>
      <div className={styles.actions}>
        {isWaiting && (
          <ButtonLink wide href={PAGES.verify}>
            Get a new mail
          </ButtonLink>
        )}
        <ButtonLink wide look={isWaiting ? 'quiet' : 'primary'} href={PAGES.signIn}>
          Sign in
        </ButtonLink>
      </div>
    </>
  );
}
