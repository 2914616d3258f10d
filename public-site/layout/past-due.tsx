import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { usePlanStatus } from '../components/payments/payment.ts';
import { AccountNotice } from './account-notice.tsx';

/** Tells a doctor whose payment failed, for as long as the plan holds all the same. */
export function PastDue({ user }: { user: User }) {
  const status = usePlanStatus(user);
  if (status?.status !== 'past_due') return null;
  const until = status.cancel_at ? ` until ${formatDate(status.cancel_at)}` : '';
  return (
    <AccountNotice>
      Your last payment did not go through. Your profile stays listed{until}.{' '}
      <Link href={PAGES.pricing}>Check your card</Link>
    </AccountNotice>
  );
}
