import { PAGES } from '#contract/paths.ts';
import type { PlanOffer } from '#contract/plans.ts';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

/** What the plans are to somebody who manages the directory. The backoffice is another app: its document has to be loaded. */
export function ForAdministrators({ offer: { provider } }: { offer: PlanOffer }) {
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="administrator">
      <h2 id="administrator">You are an administrator</h2>
      <p>
        You need no plan yourself. You can <a href={`${PAGES.backoffice}/users`}>give a plan to somebody</a>{' '}
        without a payment, and{' '}
        <a href={`${PAGES.backoffice}/settings`}>choose the prices that are shown here</a>.
      </p>
      {provider === 'off' && (
        <p className={styles.note}>No payment provider is set up on the server: nobody can buy a plan yet.</p>
      )}
    </Card>
  );
}
