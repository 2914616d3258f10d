import type { Education } from '#contract/profiles.ts';
import { FoldedList } from './folded-list.tsx';
import styles from './profile-education.module.css';

/** The way here, latest first; the beginning of a long one is folded away. */
export function ProfileEducation({ education }: { education: Education[] }) {
  if (education.length === 0) return null;
  const latestFirst = [...education].sort(
    (a, b) => (b.to ?? Infinity) - (a.to ?? Infinity) || b.from - a.from,
  );
  return (
    <section className={styles.education}>
      <h2>Education and training</h2>
      <FoldedList items={latestFirst} most={6} show={steps} />
    </section>
  );
}

function steps(education: readonly Education[]) {
  return (
    <ol className={styles.steps} role="list">
      {education.map(({ degree, school, from, to }) => (
        <li className={styles.step} key={degree + school}>
          <p className={styles.degree}>{degree}</p>
          <p className={styles.school}>
            {school}{' '}
            <span className={styles.years}>
              {from} – {to ?? 'now'}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
