import { TEST_CARDS } from '#contract/test-checkout.ts';
import type { TestCard } from '#contract/test-checkout.ts';
import { Button } from '../../ui/button.tsx';
import styles from './card-form.module.css';

interface CardFormProps {
  action: string;
  press: 'pay' | 'card';
  /** The one that is chosen at first. */
  chosen: TestCard;
  label: string;
}

const CARDS = Object.entries(TEST_CARDS) as [TestCard, string][];

/** A choice of test cards by what they do, and a button. Nothing is typed. */
export function CardForm({ action, press, chosen, label }: CardFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>Test card</legend>
        {CARDS.map(([card, does]) => (
          <label key={card} className={styles.card}>
            <input
              className={styles.radio}
              type="radio"
              name="card"
              value={card}
              defaultChecked={card === chosen}
            />
            <span>{does}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" name="press" value={press}>
        {label}
      </Button>
    </form>
  );
}
