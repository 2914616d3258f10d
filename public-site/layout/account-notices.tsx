import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { MailsComeBack } from './mails-come-back.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** What a signed-in person has to know; how the plan is /pricing says itself. */
export function AccountNotices({ user }: { user: User }) {
  const [path] = useLocation();
  return (
    <>
      {user.plan > 0 && path !== PAGES.pricing && <PlanNotice user={user} />}
      <MailsComeBack user={user} />
    </>
  );
}
