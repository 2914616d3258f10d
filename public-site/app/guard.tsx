import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { MESSAGES } from '#contract/messages.ts';
import { PAGES } from '#contract/paths.ts';
import { comeBackTo } from './come-back.ts';
import { useHead } from './head.ts';
import { useSession } from './session.ts';
import type { Session } from './session.ts';
import { NoScript } from '../ui/no-script.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** SPEC §6: who may see a page. The server asks the same of every call. */
export type Guard = 'plan' | 'signed-in' | 'admin';

export type Decision = 'wait' | 'allow' | 'sign in' | 'refuse';

/**
 * Shows what it guards to who may see it. Who is not known yet waits; who is signed out signs in and comes back;
 * everybody else comes to /home, and is told why there (layout/account-notices.tsx), and so does who signs out here.
 */
export function Guarded({ guard, children }: { guard: Guard | undefined; children: ReactNode }) {
  const session = useSession();
  const decision = decide(guard, session);
  const wasAllowed = useRef(false);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (decision === 'allow') wasAllowed.current = true;
    const hasLeft = wasAllowed.current && session.status === 'signed-out' && session.isLeft;
    if (decision === 'refuse' || decision === 'sign in') {
      if (!hasLeft) comeBackTo(location.pathname + location.search + location.hash);
      navigate(decision === 'refuse' || hasLeft ? PAGES.home : PAGES.signIn, { replace: true });
    }
  }, [decision, session, navigate]);
  if (decision === 'allow') return <Fragment key={guard && accountOf(session)}>{children}</Fragment>;
  return <Waiting isDelayed={session.status === 'checking' && session.isDelayed === true} />;
}

export function decide(guard: Guard | undefined, session: Session): Decision {
  if (!guard) return 'allow';
  if (session.status === 'checking') return 'wait';
  if (session.status === 'signed-out') return 'sign in';
  const { plan, manage_role } = session.user;
  const may = { plan: plan > 0, 'signed-in': true, admin: manage_role === 'admin' };
  return may[guard] ? 'allow' : 'refuse';
}

/** Another tab may sign in as somebody else: what was typed here, and what was about to be done, is not theirs. */
function accountOf(session: Session): number | undefined {
  return session.status === 'signed-in' ? session.user.id : undefined;
}

function Waiting({ isDelayed }: { isDelayed: boolean }) {
  useHead({ title: 'Loading...', robots: 'noindex' });
  return (
    <>
      <Spinner label="Loading..." />
      {isDelayed && (
        <p className="page-width" role="status">
          {MESSAGES.noAnswer} {MESSAGES.stillSignedIn}
        </p>
      )}
      <NoScript>Pages for people who are signed in need JavaScript.</NoScript>
    </>
  );
}
