import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './pricing.module.css';

/** What the provider is usually faster than, in milliseconds. */
const PATIENCE = 10_000;

/** The way back from paying grants nothing: the provider has to say that it was paid. */
export function WaitingForPayment() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="thank-you">
      <h2 id="thank-you">Thank you</h2>
      <Spinner />
      <div role="status" className={styles.waiting}>
        {isLong ? (
          <>
            <p>
              This takes longer than usual. You can close this page: nothing is lost, and we send you a mail
              as soon as your plan has started.
            </p>
            <p>
              You did not pay after all? <Link href={PAGES.pricing}>Back to the plans</Link>
            </p>
          </>
        ) : (
          <p>We are waiting for our payment provider to confirm the payment.</p>
        )}
      </div>
    </Card>
  );
}
