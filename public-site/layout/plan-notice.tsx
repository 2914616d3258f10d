import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { usePlanStatus } from '../components/payments/payment.ts';
import { AccountNotice } from './account-notice.tsx';

/** Tells a doctor whose payment failed, or who has canceled the plan, for as long as it holds all the same. */
export function PlanNotice({ user }: { user: User }) {
  const plan = usePlanStatus(user);
  if (plan?.status === 'past_due') {
    const until = plan.cancel_at ? ` until ${formatDate(plan.cancel_at)}` : '';
    return (
      <AccountNotice>
        Your last payment did not go through. Your profile stays listed{until}.{' '}
        <Link href={PAGES.pricing}>Check your card</Link>
      </AccountNotice>
    );
  }
  if (!plan?.cancel_at || plan.granted) return null;
  return (
    <AccountNotice>
      Your plan ends {formatDate(plan.cancel_at)}. Then your profile leaves the directory.{' '}
      <Link href={PAGES.pricing}>Keep the plan</Link>
    </AccountNotice>
  );
}
