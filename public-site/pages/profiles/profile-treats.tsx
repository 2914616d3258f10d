import type { DoctorProfile } from '#contract/profiles.ts';
import { FoldedChips } from './folded-chips.tsx';
import styles from './profile.module.css';

/** What the doctor treats, and how; nothing of what is not said. */
export function ProfileTreats({ conditions, treatments }: Pick<DoctorProfile, 'conditions' | 'treatments'>) {
  if (conditions.length + treatments.length === 0) return null;
  const How = conditions.length > 0 ? 'h3' : 'h2';
  return (
    <section className={styles.treats}>
      {conditions.length > 0 && (
        <>
          <h2>What I treat</h2>
          <FoldedChips filter="condition" values={conditions} />
        </>
      )}
      {treatments.length > 0 && (
        <>
          <How>How I treat it</How>
          <FoldedChips filter="treatment" values={treatments} />
        </>
      )}
    </section>
  );
}
