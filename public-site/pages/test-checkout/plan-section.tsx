import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { TestPlan } from '#contract/test-checkout.ts';
import { Facts } from './facts.tsx';
import { Press } from './press.tsx';
import styles from './billing-page.module.css';

interface PlanSectionProps {
  subscription: TestPlan;
  action: string;
}

/** The plan, and what can be done about it. */
export function PlanSection({ subscription, action }: PlanSectionProps) {
  const { plan, status, ends, next_plan, switch: change } = subscription;
  return (
    <section className={styles.section} aria-labelledby="plan">
      <h2 id="plan">{PLAN_NAMES[plan]} plan</h2>
      <Facts facts={factsOf(subscription)} />
      {status !== 'canceled' && (
        <div className={styles.actions}>
          {change && (
            <Press action={action} press="switch" asks look="quiet">
              Switch to {PLAN_NAMES[change.plan].toLowerCase()}
            </Press>
          )}
          {next_plan !== null && (
            <Press action={action} press="keep" look="quiet">
              Stay with {PLAN_NAMES[plan].toLowerCase()}
            </Press>
          )}
          {ends ? (
            <Press action={action} press="resume">
              Keep the plan
            </Press>
          ) : (
            <Press action={action} press="cancel" asks look="quiet">
              Cancel the plan
            </Press>
          )}
        </div>
      )}
    </section>
  );
}

function factsOf({ status, period_end, ends, retry_at, next_plan }: TestPlan): [string, string][] {
  const day = formatDate(period_end);
  if (status === 'canceled') return [['Status', 'Ended']];
  if (retry_at !== null)
    return [
      ['Status', 'The last payment failed'],
      ['Tried again on', formatDate(retry_at)],
    ];
  if (ends) return [['Ends on', day]];
  const renewal: [string, string] = ['Renews on', day];
  return next_plan === null ? [renewal] : [renewal, ['From then on', `${PLAN_NAMES[next_plan]} plan`]];
}
