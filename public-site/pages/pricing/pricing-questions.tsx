import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { GRACE_DAYS } from '#contract/plans.ts';
import { counted } from '#contract/wording.ts';
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

const REJECTED = {
  question: 'What if my profile is rejected?',
  answer: (
    <>
      You get a mail that says why, change what it names and submit it again, as often as it takes, without
      paying anew. The plan runs meanwhile. If you give up, cancel it: nothing more is charged. When we pay
      something back, our <Link href={PAGES.terms}>terms</Link> say.
    </>
  ),
};

/** `reviewHours`: how long a review took of late; null where too few say so. */
export function PricingQuestions({ reviewHours }: { reviewHours: number | null }) {
  return (
    <section>
      <h2>Questions doctors ask</h2>
      <div className={styles.questions}>
        {[...(reviewHours === null ? [] : [howLong(reviewHours)]), REJECTED, ...QUESTIONS].map(
          ({ question, answer }) => (
            <div key={question} className={styles.question}>
              <h3>{question}</h3>
              <p>{answer}</p>
            </div>
          ),
        )}
      </div>
    </section>
  );
}

function howLong(hours: number) {
  const time =
    hours < 48 ? counted(Math.max(1, Math.ceil(hours)), 'hour') : counted(Math.ceil(hours / 24), 'day');
  return {
    question: 'How long does the review take?',
    answer: `Of the last ones, half took ${time} or less.`,
  };
}
