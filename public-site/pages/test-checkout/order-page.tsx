/* pages/test-checkout/: the pages of the demo's own payment provider (docs/decisions/0012). */
import useSWR from 'swr';
import { PLAN_NAMES } from '#contract/plans.ts';
import { API, PAGES } from '#contract/paths.ts';
import type { TestOrder } from '#contract/test-checkout.ts';
import { moneyText } from '#contract/money.ts';
import type { ApiError } from '../../app/api.ts';
import type { PageProps } from '../../app/lazy-page.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import NotFoundPage from '../not-found.tsx';
import { CardForm } from './card-form.tsx';
import { Facts } from './facts.tsx';
import { Press } from './press.tsx';
import { TestPage } from './test-page.tsx';
import styles from './order-page.module.css';

/** /demo/checkout/{id}: where the demo pays. */
export default function OrderPage({ params: { id } }: PageProps) {
  const { data, error } = useSWR<TestOrder, ApiError>(`${API.testCheckout}/${id}`);
  if (error) return <NotFoundPage />;
  if (!data) return <Spinner />;
  return <Order order={data} action={`${PAGES.testCheckout}/${id}`} />;
}

function Order({ order, action }: { order: TestOrder; action: string }) {
  const { email, plan, price, status, problem, paid_path, back_path } = order;
  return (
    <TestPage title="Test checkout" problem={problem}>
      <Card>
        <Facts
          facts={[
            ['Plan', `${PLAN_NAMES[plan]} plan`],
            ['To pay today', `${moneyText(price)}, and the same every ${plan === 1 ? 'month' : 'year'}`],
            ['For', email],
          ]}
        />
      </Card>
      {status === 'open' && (
        <>
          <CardForm
            action={action}
            press="pay"
            chosen="pays"
            label={`Pay ${moneyText(price)} of test money`}
          />
          <p>
            <a href={back_path}>Back to the plans, without paying</a>
          </p>
        </>
      )}
      {status === 'second-step' && <SecondStep action={action} />}
      {status === 'complete' && (
        <p>
          This is paid. <a href={paid_path}>See your plan</a>
        </p>
      )}
      {status === 'expired' && (
        <p>
          This checkout is closed, because another was begun. <a href={back_path}>Back to the plans</a>
        </p>
      )}
    </TestPage>
  );
}

/** What the bank of a card asks its owner. */
function SecondStep({ action }: { action: string }) {
  return (
    <section className={styles.step} aria-labelledby="second-step">
      <h2 id="second-step">Is it you who pays?</h2>
      <p>With this card the bank asks for a second step. Here it is a press of a button.</p>
      <div className={styles.actions}>
        <Press action={action} press="agree">
          Yes, pay
        </Press>
        <Press action={action} press="refuse" look="quiet">
          No, refuse
        </Press>
      </div>
    </section>
  );
}
