import { GRACE_DAYS } from '#contract/plans.ts';
import styles from './pricing.module.css';

const QUESTIONS = [
  {
    question: 'When is my profile listed?',
    answer:
      'After you have set it up, submitted it, and we have checked your NPI and your licenses. The plan runs from the day you pay.',
  },
  {
    question: 'Can I change between monthly and yearly?',
    answer: 'Yes, at any time, under “Manage billing” on this page. What you have paid already is counted.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'The plan holds until the end of the time that is paid for. Then your profile leaves the search and is kept. With a new plan it is listed again, without another review.',
  },
  {
    question: 'What happens when a payment fails?',
    answer: `We write to you, and your profile stays listed for ${GRACE_DAYS} days while the payment is tried again.`,
  },
  {
    question: 'What do you know of my card?',
    answer:
      'Nothing but that a payment went through. Cards are entered on the pages of the payment provider and never reach us.',
  },
];

export function PricingQuestions() {
  return (
    <section>
      <h2>Questions doctors ask</h2>
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
