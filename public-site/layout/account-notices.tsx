import { Link, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES, doctorPath } from '#contract/paths.ts';
import { AccountNotice } from './account-notice.tsx';
import { MailsComeBack } from './mails-come-back.tsx';
import { PlanNotice } from './plan-notice.tsx';

/** What a signed-in person has to know; how the plan is /pricing says itself. */
export function AccountNotices({ user }: { user: User }) {
  const [path] = useLocation();
  return (
    <>
      {user.plan > 0 && path !== PAGES.pricing && <PlanNotice user={user} />}
      <MailsComeBack user={user} />
      {path === doctorPath(user.id) && (
        <AccountNotice calm>
          This is your own page, as visitors see it. <Link href={PAGES.viewProfile}>Edit</Link>
        </AccountNotice>
      )}
    </>
  );
}
