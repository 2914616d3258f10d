import type { StateCount } from '#contract/search.ts';
import { ClockIcon, GlobeIcon, ShieldCheckIcon } from '../../ui/icons.tsx';
import { Numbers } from '../../ui/numbers.tsx';
import styles from './facts.module.css';

const PROMISES = [
  {
    icon: <ShieldCheckIcon />,
    title: 'Checked, not scraped',
    text: 'A person looks up NPI and state licenses in the public registers. “Verified” says in which month.',
  },
  {
    icon: <ClockIcon />,
    title: 'Know before you call',
    text: 'The number, and whether and how soon new patients are seen, with the date on which the doctor said so.',
  },
  {
    icon: <GlobeIcon />,
    title: 'No trackers',
    text: 'No cookies, no ads, no calls to other companies. What you search for stays here.',
  },
];

/** The directory in numbers, and what it promises. */
export function Facts({ states }: { states: StateCount[] | undefined }) {
  const sum = (count: (state: StateCount) => number) => states?.reduce((all, state) => all + count(state), 0);
  const numbers = [
    { label: 'psychiatrists listed', value: sum(({ psychiatrists }) => psychiatrists) },
    { label: 'accepting new patients', value: sum(({ accepting }) => accepting) },
    { label: 'states and territories', value: sum(({ psychiatrists }) => (psychiatrists > 0 ? 1 : 0)) },
  ];
  return (
    <div className={styles.facts}>
      <Numbers numbers={numbers} className={styles.numbers} />
      <ul className={styles.promises} role="list">
        {PROMISES.map(({ icon, title, text }) => (
          <li key={title}>
            <h2 className={styles.title}>
              {icon}
              {title}
            </h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
