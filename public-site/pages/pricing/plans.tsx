import { useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { API, PAGES } from '#contract/paths.ts';
import { PLAN_NAMES, PLAN_PERIODS } from '#contract/plans.ts';
import type { Checkout, Plan, PlanOffer } from '#contract/plans.ts';
import { moneyText } from '#contract/words.ts';
import { comeBackTo } from '../../app/come-back.ts';
import { useLeave } from '../../app/use-leave.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

interface PlansProps {
  offer: PlanOffer;
  user: User | null;
}

/** The plans to choose from. Whoever is signed out makes an account first, and comes back. */
export function Plans({ offer, user }: PlansProps) {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<Plan | null>(null);
  const { leaving, leave } = useLeave<Checkout>(API.checkout);
  const isOff = offer.provider === 'off';

  function choose(plan: Plan) {
    if (!user) {
      comeBackTo(PAGES.pricing);
      return navigate(PAGES.signUp);
    }
    setChosen(plan);
    void leave({ plan });
  }

  return (
    <section aria-labelledby="plans">
      <h2 id="plans">Choose a plan</h2>
      {isOff && (
        <p className={styles.note}>
          Plans cannot be bought here yet. You can make an account and set up everything else; the operator can
          also give you a plan.
        </p>
      )}
      <ul className={styles.plans}>
        {([1, 2] as const).map((plan) => (
          <Card as="li" size="l" key={plan} className={styles.plan}>
            <h3>{PLAN_NAMES[plan]}</h3>
            <p className={styles.price}>
              <strong>{moneyText(offer.prices[plan])}</strong> a {PLAN_PERIODS[plan]}
            </p>
            <p className={styles.aside}>{plan === 1 ? 'Cancel any month.' : savingOf(offer)}</p>
            <Button
              wide
              look={plan === 1 ? 'quiet' : 'primary'}
              busy={leaving && chosen === plan}
              disabled={isOff && user !== null}
              onClick={() => choose(plan)}
            >
              {user ? `Choose ${PLAN_NAMES[plan].toLowerCase()}` : 'Create an account'}
            </Button>
          </Card>
        ))}
      </ul>
      <p className={styles.aside}>
        {offer.provider === 'test'
          ? 'This is a demo: the checkout is a test, and no card is charged.'
          : 'You pay on the pages of our payment provider. Your card’s number never comes to us.'}
      </p>
    </section>
  );
}

/** What a year costs less than twelve months. */
function savingOf({ prices }: PlanOffer): string {
  const saved = 12 * prices[1].amount - prices[2].amount;
  if (saved <= 0 || prices[1].currency !== prices[2].currency) return 'Paid once a year.';
  return `${moneyText({ amount: saved, currency: prices[1].currency })} less than twelve months.`;
}
