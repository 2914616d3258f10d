import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { useHead } from '../../app/head.ts';
import { useUser } from '../../app/session.ts';
import { useSite } from '../../app/site.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BackofficeLink } from './after-sign-in.tsx';
import { nextSteps } from './next-steps.ts';
import { NextStepsList } from './next-steps-list.tsx';
import styles from './account.module.css';

export const Layout = AuthLayout;

/** Where people arrive who have just verified or signed in: what to do next. */
export default function WelcomePage() {
  useHead({ title: 'Welcome', robots: 'noindex' });
  const user = useUser();
  if (!user) return <Spinner />;
  return (
    <>
      <h1>Welcome, {user.first_name}</h1>
      {user.manage_role === 'admin' ? <ForAdministrators /> : <ForDoctors user={user} />}
      <p className={styles.help}>
        <Link href={PAGES.account}>Your account: password, e-mail, plan, data</Link>
      </p>
    </>
  );
}

function ForAdministrators() {
  return (
    <>
      <p className={styles.lead}>You manage the users and the articles of this directory.</p>
      <BackofficeLink>Go to the backoffice</BackofficeLink>
    </>
  );
}

function ForDoctors({ user }: { user: User }) {
  const steps = nextSteps(user, useSite().contactAddress);
  const isListed = steps.every(({ state }) => state === 'done');
  if (isListed) {
    return (
      <>
        <p className={styles.lead}>Your profile is live: people who search can find you.</p>
        <ButtonLink wide href={PAGES.viewProfile}>
          See your profile
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>A few steps, and the people who need you can find you.</p>
      <section className={styles.section}>
        <h2 className={styles.heading}>What to do next</h2>
        <NextStepsList steps={steps} />
      </section>
      {user.profile === null && (
        <p className={styles.note}>
          Did a letter bring you here? <Link href={PAGES.letter}>Type its code</Link>
        </p>
      )}
    </>
  );
}
