import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { SignedIn } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { post } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { forgetUnverified, unverified } from './unverified.ts';
import { useMounted } from '../../app/use-mounted.ts';
import { wantedPlan } from '../../components/payments/wanted-plan.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { DemoOutboxHint, ResendButton } from './awaited-mail.tsx';
import styles from './account.module.css';

export const Layout = AuthLayout;

/** Where people wait who have an account but have not shown yet that its address is theirs. */
export default function VerifyPage() {
  useHead({ title: 'Check your inbox', robots: 'noindex' });
  const user = useUser();
  const mounted = useMounted();
  const account = useMemo(() => (mounted ? unverified() : null), [mounted]);

  if (user) return <AlreadySignedIn user={user} />;
  return (
    <>
      <h1>Check your inbox</h1>
      {account && <Waiting account={account} />}
      {mounted && !account && <NobodyWaiting />}
      <NoScript>
        Open the mail that we sent you and press the button in it. To get a new mail, this page needs
        JavaScript.
      </NoScript>
    </>
  );
}

function Waiting({ account: { token, user } }: { account: SignedIn }) {
  const [, navigate] = useLocation();
  const sentAt = useHistoryState<{ sentAt?: number } | null>()?.sentAt ?? 0;

  async function sendAgain() {
    const plan = wantedPlan();
    const answer = await post<{ message: string }>(API.sendVerifyEmail, {
      token,
      user,
      ...(plan && { plan }),
    });
    if (answer.status === 200) {
      showToast('success', answer.body.message);
      return navigate(PAGES.verify, { replace: true, state: { sentAt: Date.now() } });
    }
    showToast('warning', answer.message);
    forgetUnverified();
    navigate(PAGES.signIn);
  }

  return (
    <>
      <p className={styles.lead}>
        {sentAt > 0 ? 'We have sent a mail to ' : 'When you signed up, we sent a mail to '}
        <strong className={styles.address}>{user.email}</strong>. Open it and press the button in it: this
        shows that the address is yours. The button works for 24 hours.
      </p>
      <DemoOutboxHint />
      <ResendButton sentAt={sentAt} send={sendAgain}>
        Send it again
      </ResendButton>
      <p className={styles.aside}>
        You pressed it on another device?{' '}
        <Link href={PAGES.signIn} state={{ email: user.email }}>
          Sign in here
        </Link>
      </p>
      <section className={styles.help}>
        <h2 className={styles.heading}>Nothing there?</h2>
        <ul>
          <li>It can take a minute or two.</li>
          <li>Look in the spam or junk folder.</li>
          <li>
            Is the address wrong? <Link href={PAGES.signUp}>Sign up again</Link> with the right one.
          </li>
        </ul>
      </section>
    </>
  );
}

function NobodyWaiting() {
  return (
    <>
      <p className={styles.lead}>
        If you have just signed up, open the mail that we sent you and press the button in it. To get a new
        mail, sign in.
      </p>
      <ButtonLink wide href={PAGES.signIn}>
        Sign in
      </ButtonLink>
    </>
  );
}
