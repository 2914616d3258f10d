import type { Education } from '#contract/doctors.ts';
import styles from './profile-education.module.css';

/** The way here, latest first. */
export function ProfileEducation({ education }: { education: Education[] }) {
  if (education.length === 0) return null;
  const latestFirst = [...education].sort(
    (a, b) => (b.to ?? Infinity) - (a.to ?? Infinity) || b.from - a.from,
  );
  return (
    <section className={styles.education}>
      <h2>Education and training</h2>
      <ol className={styles.steps} role="list">
        {latestFirst.map(({ degree, school, from, to }) => (
          <li className={styles.step} key={degree + school}>
            <p className={styles.degree}>{degree}</p>
            <p className={styles.school}>
              {school} ·{' '}
              <span className={styles.years}>
                {from} – {to ?? 'now'}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
