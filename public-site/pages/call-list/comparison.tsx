import { telHref } from '#contract/phones.ts';
import type { SavedDoctor, Wish } from '../../components/call-list/saved-list.ts';
import { openText } from '../../components/open-now.ts';
import type { openAt } from './calling-order.ts';
import type { nameOf, placeOf, progressText } from './doctor-words.ts';
import type { factsOf } from './entry-facts.tsx';
import styles from './comparison.module.css';

interface ComparisonProps {
  doctors: readonly SavedDoctor[];
  wish: Wish;
  moment: Date;
  /** What the page has already. */
  parts: Parts;
}

interface Parts {
  factsOf: typeof factsOf;
  nameOf: typeof nameOf;
  openAt: typeof openAt;
  placeOf: typeof placeOf;
  progressText: typeof progressText;
}

/** Doctors side by side: on a phone one and the beginning of the next, and a finger or the arrow keys lead on. */
export function Comparison({ doctors, wish, moment, parts }: ComparisonProps) {
  const rows = rowsOf(doctors, wish, moment, parts);
  return (
    <section className={styles.comparison} id="comparison" aria-labelledby="call-list-comparison">
      <h2 id="call-list-comparison">Side by side</h2>
      <div className={styles.swiped} role="group" aria-labelledby="call-list-comparison" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {doctors.map((doctor) => (
                <th key={doctor.id} scope="col">
                  {parts.nameOf(doctor)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Phone</th>
              {doctors.map((doctor) => (
                <td key={doctor.id}>
                  {doctor.phone ? <a href={telHref(doctor.phone)}>{doctor.phone}</a> : 'Not known'}
                </td>
              ))}
            </tr>
            {rows.map(([name, cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {doctors.map((doctor, index) => (
                  <td key={doctor.id}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What is known of at least one, with the words of each. */
function rowsOf(
  doctors: readonly SavedDoctor[],
  wish: Wish,
  moment: Date,
  { factsOf, openAt, placeOf, progressText }: Parts,
): [string, string[]][] {
  const known = doctors.map((doctor) => {
    const now = doctor.listed ? openAt(doctor, moment) : null;
    return new Map([
      ['Place', placeOf(doctor)],
      ['Now', doctor.listed ? (now ? openText(now) : '') : 'No longer listed'],
      ...factsOf(doctor, wish),
      ['What came of it', progressText(doctor)],
      ['Your note', doctor.note],
    ]);
  });
  const names = [...new Set(known.flatMap((facts) => [...facts.keys()]))];
  return names
    .map((name): [string, string[]] => [name, known.map((facts) => facts.get(name) || '–')])
    .filter(([, cells]) => cells.some((cell) => cell !== '–'));
}
