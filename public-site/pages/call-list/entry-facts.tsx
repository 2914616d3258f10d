import type { SavedDoctor, Wish } from '../../components/call-list/saved-list.ts';
import { ACCEPTING, feesText, insuranceText, needText, visitsText } from './doctor-words.ts';
import { weekText } from './week-text.ts';
import styles from './entry-facts.module.css';

/** What matters for the call. */
export function EntryFacts({ doctor, wish }: { doctor: SavedDoctor; wish: Wish }) {
  return (
    <dl className={styles.facts}>
      {factsOf(doctor, wish).map(([name, text]) => (
        <div className={styles.fact} key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Name and words of each, as far as it is known. A card alone says neither hours nor fees. */
export function factsOf(doctor: SavedDoctor, wish: Wish): [name: string, words: string][] {
  const facts: [string, string][] = [
    ['Insurance', insuranceText(doctor, wish)],
    ['Need', needText(doctor, wish)],
    ['New patients', ACCEPTING[doctor.accepting]],
    ['Visits', visitsText(doctor)],
    ['Fees', doctor.read_at && feesText(doctor.fees)],
    ['Hours', doctor.read_at && (weekText(doctor.working_time) || 'Not published: ask')],
  ];
  return facts.filter(([, words]) => words !== '');
}
