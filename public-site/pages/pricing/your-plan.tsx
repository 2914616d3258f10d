import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ManageBilling } from './manage-billing.tsx';
import styles from './pricing.module.css';

/** The plan of the doctor who is signed in. */
export function YourPlan({ status }: { status: PlanStatus }) {
  if (status.plan === 0) return null;
  const isDue = status.status === 'past_due';
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="your-plan">
      <h2 id="your-plan">Your plan</h2>
      <p className={styles.price}>
        <strong>{PLAN_NAMES[status.plan]}</strong>
      </p>
      <p className={isDue ? styles.note : undefined}>{datesOf(status)}</p>
      <div className={styles.actions}>
        {isDue && status.managed && <ManageBilling look="primary" />}
        <ButtonLink href={PAGES.setupProfile} look={isDue ? 'quiet' : 'primary'}>
          Go to your profile
        </ButtonLink>
        {!isDue && status.managed && <ManageBilling />}
      </div>
    </Card>
  );
}

function datesOf({ status, granted, renews_at, cancel_at }: PlanStatus): string {
  const end = cancel_at && formatDate(cancel_at);
  if (granted) return `It was given to you${end ? ` until ${end}` : ''}. There is nothing to pay.`;
  if (status === 'past_due')
    return `The last payment did not go through. Your profile stays listed${end ? ` until ${end}` : ''}: please check your card under “Manage billing”.`;
  if (end)
    return `It is canceled and holds until ${end}. Until then you can resume it under “Manage billing”.`;
  return renews_at ? `It renews on ${formatDate(renews_at)}.` : 'It is active.';
}
