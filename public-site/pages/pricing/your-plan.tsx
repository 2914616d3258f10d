import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { ManageBilling } from '../../components/payments/manage-billing.tsx';
import { planDates } from '../../components/payments/plan-dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

/** The plan of the doctor who is signed in. */
export function YourPlan({ user, status }: { user: User; status: PlanStatus }) {
  if (status.plan === 0) return null;
  const isDue = status.status === 'past_due';
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="your-plan">
      <h2 id="your-plan">Your plan</h2>
      <p className={styles.price}>
        <strong>{PLAN_NAMES[status.plan]}</strong>
      </p>
      <p className={isDue ? styles.note : undefined}>{planDates(status)}</p>
      <div className={styles.actions}>
        {isDue && status.managed && <ManageBilling look="primary" />}
        <ButtonLink href={PAGES.setupProfile} look={isDue ? 'quiet' : 'primary'}>
          {user.profile ? 'Go to your profile' : 'Set up your profile'}
        </ButtonLink>
        {!isDue && status.managed && <ManageBilling />}
      </div>
    </Card>
  );
}
