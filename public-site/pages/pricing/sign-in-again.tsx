import { PAGES } from '#contract/paths.ts';
import { comeBackTo } from '../../app/come-back.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './pricing.module.css';

/** For whoever comes from paying when the session has ended meanwhile. */
export function SignInAgain() {
  return (
    <Card as="section" size="l" className={styles.own} aria-labelledby="thank-you">
      <h2 id="thank-you">Thank you</h2>
      <p>You were signed out meanwhile. Your payment is not lost: sign in, and your plan is shown here.</p>
      <div className={styles.actions}>
        <ButtonLink href={PAGES.signIn} onClick={() => comeBackTo(`${PAGES.pricing}?paid=1`)}>
          Sign in
        </ButtonLink>
      </div>
    </Card>
  );
}
