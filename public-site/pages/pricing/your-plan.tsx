import { useEffect, useState } from 'react';
import { formatDate } from '#contract/dates.ts';
import { API, PAGES } from '#contract/paths.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { useLeave } from '../../app/use-leave.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { OwnPlan } from './use-plan.ts';
import styles from './pricing.module.css';

/** What the provider is usually faster than, in milliseconds. */
const PATIENCE = 10_000;

/** The plan of the doctor who is signed in, or that it is being waited for. */
export function YourPlan({ status, waiting }: OwnPlan) {
  if (waiting || !status || status.plan === 0) return <WaitingForPayment />;
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="your-plan">
      <h2 id="your-plan">Your plan</h2>
      <p className={styles.price}>
        <strong>{PLAN_NAMES[status.plan]}</strong>
      </p>
      <p>{datesOf(status)}</p>
      <div className={styles.actions}>
        <ButtonLink href={PAGES.setupProfile}>Go to your profile</ButtonLink>
        {status.managed && <ManageBilling />}
      </div>
    </Card>
  );
}

function ManageBilling() {
  const { leaving, leave } = useLeave<{ url: string }>(API.billingPortal);
  return (
    <Button look="quiet" busy={leaving} onClick={() => void leave()}>
      Manage billing
    </Button>
  );
}

function WaitingForPayment() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="your-plan">
      <h2 id="your-plan">Thank you</h2>
      <Spinner />
      <p role="status">
        {isLong
          ? 'Our payment provider takes longer than usual to confirm it. You can close this page: we send you a mail as soon as your plan has started.'
          : 'We are waiting for our payment provider to confirm the payment.'}
      </p>
    </Card>
  );
}

function datesOf({ status, granted, renews_at, cancel_at }: PlanStatus): string {
  if (granted) return `It was given to you${cancel_at ? ` until ${formatDate(cancel_at)}` : ''}. There is nothing to pay.`;
  if (status === 'past_due')
    return `The last payment did not go through. Your profile stays listed until ${formatDate(cancel_at ?? '')}: please check your card under “Manage billing”.`;
  if (cancel_at) return `It is canceled and holds until ${formatDate(cancel_at)}. Until then you can resume it.`;
  return renews_at ? `It renews on ${formatDate(renews_at)}.` : 'It is active.';
}
