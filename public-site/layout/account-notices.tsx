import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES, doctorPath } from '#contract/paths.ts';
import { wasKeptFrom } from '../app/come-back.ts';
import { AccountNotice } from './account-notice.tsx';
import { MailsComeBack } from './mails-come-back.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PlansDialog } from './plans-dialog.tsx';

/** What a signed-in person has to know; how the plan is /pricing says itself. */
export function AccountNotices({ user }: { user: User }) {
  const [path] = useLocation();
  return (
    <>
      {user.plan > 0 && path !== PAGES.pricing && <PlanNotice user={user} />}
      {path === PAGES.home && <PlanWanted user={user} />}
      <MailsComeBack user={user} />
      {path === doctorPath(user.id) && (
        <AccountNotice calm>
          This is your own page, as visitors see it. <Link href={PAGES.viewProfile}>Edit</Link>
        </AccountNotice>
      )}
    </>
  );
}

/** SPEC §6: the setup leads who has no plan to /home. Why, and where there is one, is said as it is in the menu. */
function PlanWanted({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(() => wasKeptFrom(PAGES.setupProfile) && user.manage_role !== 'admin');
  return <PlansDialog open={isOpen} onClose={() => setOpen(false)} hasProfile={user.submit_at !== null} />;
}
