import useSWR from 'swr';
import { useSearch } from 'wouter';
import { formatDate } from '#contract/dates.ts';
import { API, PAGES } from '#contract/paths.ts';
import { TEST_CARDS } from '#contract/test-checkout.ts';
import type { TestBilling } from '#contract/test-checkout.ts';
import { counted } from '#contract/wording.ts';
import type { ApiError } from '../../app/api.ts';
import type { PageProps } from '../../app/lazy-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import NotFoundPage from '../not-found.tsx';
import { CardForm } from './card-form.tsx';
import { Confirmation } from './confirmation.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanSection } from './plan-section.tsx';
import { Press } from './press.tsx';
import { TestPage } from './test-page.tsx';
import styles from './billing-page.module.css';

/** /demo/billing/{id}: where the demo's plans are switched and canceled, and where their time is moved on. */
export default function BillingPage({ params: { id } }: PageProps) {
  const { data, error } = useSWR<TestBilling, ApiError>(`${API.testBilling}/${id}`);
  const asked = new URLSearchParams(useSearch()).get('confirm');
  if (error) return <NotFoundPage />;
  if (!data) return <Spinner />;
  const action = `${PAGES.testBilling}/${id}`;
  const { subscription } = data;
  if (subscription && asked === 'switch' && subscription.switch)
    return <Confirmation asked="switch" change={subscription.switch} action={action} />;
  if (subscription && asked === 'cancel' && subscription.status !== 'canceled' && !subscription.ends)
    return <Confirmation asked="cancel" until={subscription.period_end} action={action} />;
  return <Billing billing={data} action={action} />;
}

function Billing({ billing, action }: { billing: TestBilling; action: string }) {
  const { email, card, subscription, invoices, problem, back_path } = billing;
  return (
    <TestPage title="Test billing" problem={problem}>
      <p>
        Of {email}. <a href={back_path}>Back to your account</a>
      </p>
      {subscription ? (
        <PlanSection subscription={subscription} action={action} />
      ) : (
        <p>There is no plan yet: it begins with a checkout.</p>
      )}
      <section className={styles.section} aria-labelledby="card">
        <h2 id="card">Card</h2>
        <p>{card ? `The test card in use: ${lowered(TEST_CARDS[card])}.` : 'There is no card yet.'}</p>
        <CardForm action={action} press="card" chosen={card ?? 'pays'} label="Use this card" />
      </section>
      <section className={styles.section} aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        {invoices.length > 0 ? <InvoiceList invoices={invoices} /> : <p>There are none yet.</p>}
      </section>
      <Clock billing={billing} action={action} />
    </TestPage>
  );
}

/** Moves on the time by which plans renew and end. */
function Clock({ billing: { now, days_ahead }, action }: { billing: TestBilling; action: string }) {
  return (
    <section className={styles.section} aria-labelledby="clock">
      <h2 id="clock">Clock of the test checkout</h2>
      <p>
        It is {formatDate(now)} here
        {days_ahead > 0 && `, ${counted(days_ahead, 'day')} ahead of the real date`}. Whatever falls due when
        you move on happens: renewals, payments that fail, plans that end. All plans of this demo go by this
        clock, and it never goes back.
      </p>
      <div className={styles.actions}>
        <Press action={action} press="clock" step="month" look="quiet">
          Move on by a month
        </Press>
        <Press action={action} press="clock" step="8-days" look="quiet">
          Move on by 8 days
        </Press>
      </div>
    </section>
  );
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
