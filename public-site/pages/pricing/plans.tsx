import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { PLAN_NAMES, PLAN_PERIODS } from '#contract/plans.ts';
import type { Plan, PlanOffer } from '#contract/plans.ts';
import { moneyText } from '#contract/money.ts';
import { comeBackTo } from '../../app/come-back.ts';
import { ManageBilling } from '../../components/payments/manage-billing.tsx';
import { payment, useProviderPages } from '../../components/payments/payment.ts';
import { takeWantedPlan, wantPlan } from '../../components/payments/wanted-plan.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

interface PlansProps {
  offer: PlanOffer;
  user: User | null;
  /** There are bills of an earlier plan, or a payment that failed. */
  canManage: boolean;
}

const PLANS: Plan[] = [1, 2];

/** The plans to choose from. Whoever is signed out makes an account or signs in first, and goes on to pay for the one that was chosen. */
export function Plans({ offer, user, canManage }: PlansProps) {
  const { leaving, toCheckout } = useProviderPages();
  const isOff = offer.provider === 'off';
  const isAdmin = user?.manage_role === 'admin';
  const canPay = user !== null && !isAdmin && !isOff && user.plan === 0;
  useEffect(() => {
    const plan = canPay ? takeWantedPlan() : null;
    if (plan !== null) void toCheckout(plan);
  }, [canPay, toCheckout]);

  function choose(plan: Plan) {
    comeBackTo(PAGES.pricing);
    if (!isOff) wantPlan(plan);
  }
  return (
    <section aria-labelledby="plans">
      <h2 id="plans">{isAdmin ? 'What psychiatrists are offered' : 'Choose a plan'}</h2>
      {isOff && !isAdmin && <Off />}
      <ul className={styles.plans}>
        {PLANS.map((plan) => (
          <Card as="li" size="l" key={plan} className={styles.plan}>
            <h3>{PLAN_NAMES[plan]}</h3>
            <p className={styles.price}>
              <strong>{moneyText(offer.prices[plan])}</strong> a {PLAN_PERIODS[plan]}
            </p>
            <p className={styles.aside}>{plan === 1 ? 'Cancel any month.' : savingOf(offer)}</p>
            {user && !isAdmin && (
              <Button
                wide
                look={lookOf(plan)}
                busy={leaving === plan}
                disabled={isOff || (leaving !== null && leaving !== plan)}
                onClick={() => void toCheckout(plan)}
              >
                Choose {PLAN_NAMES[plan].toLowerCase()}
              </Button>
            )}
            {!user && (
              <ButtonLink wide look={lookOf(plan)} href={PAGES.signUp} onClick={() => choose(plan)}>
                {isOff ? 'Create an account' : `Choose ${PLAN_NAMES[plan].toLowerCase()}`}
              </ButtonLink>
            )}
          </Card>
        ))}
      </ul>
      {!isAdmin && (
        <p className={styles.aside} role="status">
          {leaving !== null && payment.email ? `You pay as ${payment.email}.` : howToPay(offer)}
        </p>
      )}
      {user && canManage && (
        <div className={styles.earlier}>
          <p>Bills of an earlier plan, or a card that was refused?</p>
          <ManageBilling />
        </div>
      )}
    </section>
  );
}

function Off() {
  return (
    <p className={styles.note}>
      Plans cannot be bought here yet. You can make an account already, and whoever runs this site can give
      you a plan.
    </p>
  );
}

function lookOf(plan: Plan): 'primary' | 'quiet' {
  return plan === 2 ? 'primary' : 'quiet';
}

function howToPay({ provider }: PlanOffer): string {
  if (provider === 'off') return 'These are the prices as they are planned.';
  return provider === 'test'
    ? 'This is a demo: the checkout is a test, and no money moves.'
    : 'You pay on the pages of our payment provider. The number of your card never comes to us.';
}

/** What a year costs less than twelve months. */
function savingOf({ prices }: PlanOffer): string {
  const saved = 12 * prices[1].amount - prices[2].amount;
  if (saved <= 0 || prices[1].currency !== prices[2].currency) return 'Paid once a year.';
  return `${moneyText({ amount: saved, currency: prices[1].currency })} less than twelve months.`;
}
