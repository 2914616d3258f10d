import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './how-it-works.module.css';

const STEPS = [
  { title: 'Say where', text: 'A ZIP code, a city or a state. The nearest psychiatrists come first.' },
  {
    title: 'Narrow it down',
    text: 'By condition, insurance, age, language, telehealth, and who takes new patients now.',
  },
  {
    title: 'Read the profile',
    text: 'Training, treatments, fees and hours in the doctor’s own words, and what we checked.',
  },
  {
    title: 'Contact the practice',
    text: 'You call or write to the doctor directly. No account, no form in between.',
  },
];

/** From the first search to the first call, and a word to doctors. */
export function HowItWorks() {
  return (
    <section className="below" aria-labelledby="how">
      <SectionHeading id="how" title="How it works" />
      <ol className={styles.steps} role="list">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.notes}>
        <p>
          <strong>Nobody can pay for a place in the results.</strong> The nearest come first; where distance
          says nothing, those confirmed to take new patients do, in an order reshuffled every day.
        </p>
        <p>
          <strong>Are you a psychiatrist?</strong> Write your own profile and keep it up to date.{' '}
          <Link href={PAGES.pricing}>List your practice</Link>
        </p>
      </div>
    </section>
  );
}
