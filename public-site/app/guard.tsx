import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { useHead } from './head.ts';
import { useSession } from './session.ts';
import type { Session } from './session.ts';
import { NoScript } from '../ui/no-script.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** SPEC §6: who may see a page. The server asks the same of every call. */
export type Guard = 'plan' | 'signed-in' | 'admin';

export type Decision = 'wait' | 'allow' | 'refuse';

/** Shows what it guards to who may see it; everybody else comes to /home. Who is not known yet waits. */
export function Guarded({ guard, children }: { guard: Guard | undefined; children: ReactNode }) {
  const decision = decide(guard, useSession());
  const [, navigate] = useLocation();
  useEffect(() => {
    if (decision === 'refuse') navigate(PAGES.home, { replace: true });
  }, [decision, navigate]);
  return decision === 'allow' ? children : <Waiting />;
}

export function decide(guard: Guard | undefined, session: Session): Decision {
  if (!guard) return 'allow';
  if (session.status === 'checking') return 'wait';
  if (session.status === 'signed-out') return 'refuse';
  const { plan, manage_role } = session.user;
  const may = { plan: plan > 0, 'signed-in': true, admin: manage_role === 'admin' };
  return may[guard] ? 'allow' : 'refuse';
}

function Waiting() {
  useHead({ title: 'Loading...', robots: 'noindex' });
  return (
    <>
      <Spinner label="Loading..." />
      <NoScript>Pages for people who are signed in need JavaScript.</NoScript>
    </>
  );
}
