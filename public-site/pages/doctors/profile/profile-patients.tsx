import type { DoctorProfile } from '#contract/doctors.ts';
import { labelOf, STATES } from '#contract/vocabulary.ts';
import { Chip, ChipList } from '../../../ui/chip.tsx';
import styles from './profile.module.css';

/** Whom the doctor sees, and how they can talk. */
export function ProfilePatients({ doctor }: { doctor: DoctorProfile }) {
  const telehealth = doctor.telehealth_states.map((state) => STATES[state]).join(', ');
  return (
    <section className={styles.treats}>
      <h2>Who I see</h2>
      <ChipList>
        {doctor.ages.map((age) => (
          <Chip key={age}>{labelOf('age', age)}</Chip>
        ))}
      </ChipList>
      <dl className={styles.facts}>
        <dt>Languages</dt>
        <dd>{doctor.languages.map((language) => labelOf('language', language)).join(', ')}</dd>
        <dt>Visits</dt>
        <dd>{doctor.telehealth ? `In person, and by video in ${telehealth}` : 'In person'}</dd>
        <dt>Gender</dt>
        <dd>{labelOf('gender', doctor.gender)}</dd>
      </dl>
    </section>
  );
}
