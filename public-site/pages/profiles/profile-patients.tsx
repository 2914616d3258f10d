import { isByVideoAlone } from '#contract/profiles.ts';
import type { DoctorProfile } from '#contract/profiles.ts';
import { labelOf } from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { Folded } from '../../ui/folded.tsx';
import { FoldedChips } from './folded-chips.tsx';
import { FoldedList } from './folded-list.tsx';
import { statesInFull, statesInShort } from './states-text.ts';
import styles from './profile.module.css';

/** States with more characters than this are counted, and named in a fold. */
const LONG = 150;

/** Whom the doctor sees, and how they can talk. */
export function ProfilePatients({ doctor }: { doctor: DoctorProfile }) {
  const { ages, languages, telehealth, telehealth_states } = doctor;
  return (
    <section className={styles.treats}>
      <h2>Who I see</h2>
      {ages.length > 0 && <FoldedChips filter="age" values={ages} />}
      <dl className={styles.facts}>
        {languages.length > 0 && (
          <>
            <dt>Languages</dt>
            <dd>
              <FoldedList
                items={languages}
                show={(some) => some.map((language) => labelOf('language', language)).join(', ')}
              />
            </dd>
          </>
        )}
        <dt>Visits</dt>
        <dd>
          {isByVideoAlone(doctor) ? 'By video only' : 'In person'}
          {telehealth && !isByVideoAlone(doctor) && ', and by video'}
          {telehealth && telehealth_states.length > 0 && <InStates states={telehealth_states} />}
        </dd>
        <dt>Gender</dt>
        <dd>{labelOf('gender', doctor.gender)}</dd>
      </dl>
    </section>
  );
}

function InStates({ states }: { states: readonly State[] }) {
  const named = statesInFull(states);
  if (named.length <= LONG) return ` in ${named}`;
  return (
    <>
      {` in ${statesInShort(states)}`}
      <Folded label={`Show all ${states.length}`}>{named}</Folded>
    </>
  );
}
