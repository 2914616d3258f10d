import { PAGES } from '#contract/paths.ts';
import type { PlanOffer } from '#contract/plans.ts';

/** What the plans are to somebody who manages the directory. The backoffice is another app: its document has to be loaded. */
export function ForAdministrators({ offer: { provider } }: { offer: PlanOffer }) {
  return (
    <section aria-labelledby="administrator">
      <h2 id="administrator">You are an administrator</h2>
      <p>
        You need no plan yourself.{' '}
        {provider === 'off' && 'No payment provider is set up on the server, so nobody can buy one yet. '}
        You can <a href={`${PAGES.backoffice}/users`}>give a plan to somebody</a> without a payment, and{' '}
        <a href={`${PAGES.backoffice}/settings`}>choose the prices that are shown here</a>.
      </p>
    </section>
  );
}
