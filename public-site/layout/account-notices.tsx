import { Link, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES, doctorPath } from '#contract/paths.ts';
import { AccountNotice } from './account-notice.tsx';
import { MailsComeBack } from './mails-come-back.tsx';
import { PastDue } from './past-due.tsx';

/** What a signed-in person has to know; that a payment failed /pricing says itself. */
export function AccountNotices({ user }: { user: User }) {
  const [path] = useLocation();
  return (
    <>
      {user.plan > 0 && path !== PAGES.pricing && <PastDue user={user} />}
      <MailsComeBack user={user} />
      {path === doctorPath(user.id) && (
        <AccountNotice calm>
          This is your own page, as visitors see it. <Link href={PAGES.viewProfile}>Edit</Link>
        </AccountNotice>
      )}
    </>
  );
}
