import { formatDate } from '#contract/dates.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { TestSwitch } from '#contract/test-checkout.ts';
import { moneyText } from '#contract/money.ts';
import { Press } from './press.tsx';
import { TestPage } from './test-page.tsx';
import styles from './billing-page.module.css';

type ConfirmationProps = { action: string } & (
  | { asked: 'switch'; change: TestSwitch }
  /** `until`: ISO date-time */
  | { asked: 'cancel'; until: string }
);

/** Asks once more before a plan is switched or canceled. */
export function Confirmation({ action, ...more }: ConfirmationProps) {
  const { title, text, label } = more.asked === 'switch' ? switchWords(more.change) : cancelWords(more.until);
  return (
    <TestPage title={title} problem={null}>
      <p>{text}</p>
      <div className={styles.actions}>
        <Press action={action} press={more.asked}>
          {label}
        </Press>
      </div>
      <p>
        <a href={action}>Back, without a change</a>
      </p>
    </TestPage>
  );
}

function switchWords({ plan, at, pays }: TestSwitch) {
  const name = PLAN_NAMES[plan].toLowerCase();
  return {
    title: `Switch to the ${name} plan?`,
    text:
      at === null
        ? `It begins now. What is left of your month is taken off: you pay ${moneyText(pays)} of test money today.`
        : `It begins on ${formatDate(at)}, when what you have paid for ends. Then you pay ${moneyText(pays)}.`,
    label: `Switch to ${name}`,
  };
}

function cancelWords(until: string) {
  return {
    title: 'Cancel the plan?',
    text: `It holds until ${formatDate(until)}, and is not renewed. Until then you can change your mind.`,
    label: 'Cancel the plan',
  };
}
