import type { OwnAccount, User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import { PAGES } from '#contract/paths.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { PlanStatus } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { ManageBilling } from '../../../components/payments/manage-billing.tsx';
import { usePlanStatus } from '../../../components/payments/payment.ts';
import { planDates } from '../../../components/payments/plan-dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Fold, Part } from './part.tsx';
import styles from './own-account.module.css';

const KINDS: Record<OwnAccount['payments'][number]['kind'], string> = {
  paid: 'Paid',
  failed: 'Did not go through',
  refunded: 'Given back',
  disputed: 'Disputed',
};

interface PlanPartProps {
  user: User;
  payments: OwnAccount['payments'];
}

/** The plan, until when, and what was paid. Administrators need none: they see it only when they have one, or had. */
export function PlanPart({ user, payments }: PlanPartProps) {
  const status = usePlanStatus(user);
  const isNothing = user.plan === 0 && payments.length === 0;
  if (user.manage_role === 'admin' && isNothing) return null;
  return (
    <Part id="plan" title="Plan and billing">
      {status ? <Plan status={status} /> : <Spinner />}
      {payments.length > 0 && (
        <Fold label={`What was paid (${payments.length})`}>
          <ul className={styles.list}>
            {payments.map(({ kind, amount, currency, at }, index) => (
              <li key={index} className={styles.row}>
                <div className={styles.words}>
                  <strong>{moneyText({ amount, currency })}</strong>
                  <span>{KINDS[kind]}</span>
                </div>
                {formatDate(at)}
              </li>
            ))}
          </ul>
          {status?.managed && (
            <p className={styles.aside}>Receipts are with our payment provider: “Manage billing”.</p>
          )}
        </Fold>
      )}
    </Part>
  );
}

function Plan({ status }: { status: PlanStatus }) {
  return (
    <>
      <p className={styles.value}>{status.plan === 0 ? 'You have no plan' : PLAN_NAMES[status.plan]}</p>
      <p>
        {status.plan === 0
          ? 'A plan lists your profile. What you have typed is kept without one.'
          : planDates(status)}
      </p>
      <div className={styles.buttons}>
        {status.managed && <ManageBilling look={status.status === 'past_due' ? 'primary' : 'quiet'} />}
        {status.plan === 0 && (
          <ButtonLink href={PAGES.pricing} look="quiet">
            See the plans
          </ButtonLink>
        )}
      </div>
    </>
  );
}
