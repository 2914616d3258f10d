import type { DoctorProfile } from '#contract/doctors.ts';
import { labelOf } from '#contract/vocabulary.ts';
import { Chip, ChipList } from '../../../ui/chip.tsx';
import { statesInFull } from './states-text.ts';
import styles from './profile.module.css';

/** Whom the doctor sees, and how they can talk. */
export function ProfilePatients({ doctor }: { doctor: DoctorProfile }) {
  const languages = doctor.languages.map((language) => labelOf('language', language));
  return (
    <section className={styles.treats}>
      <h2>Who I see</h2>
      {doctor.ages.length > 0 && (
        <ChipList>
          {doctor.ages.map((age) => (
            <Chip key={age}>{labelOf('age', age)}</Chip>
          ))}
        </ChipList>
      )}
      <dl className={styles.facts}>
        {languages.length > 0 && (
          <>
            <dt>Languages</dt>
            <dd>{languages.join(', ')}</dd>
          </>
        )}
        <dt>Visits</dt>
        <dd>{visits(doctor)}</dd>
        <dt>Gender</dt>
        <dd>{labelOf('gender', doctor.gender)}</dd>
      </dl>
    </section>
  );
}

function visits({ telehealth, telehealth_states }: DoctorProfile): string {
  if (!telehealth) return 'In person';
  if (telehealth_states.length === 0) return 'In person, and by video';
  return `In person, and by video in ${statesInFull(telehealth_states)}`;
}
