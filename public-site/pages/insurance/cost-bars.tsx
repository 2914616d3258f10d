import { EXAMPLE, planPays } from './example.ts';
import type { Visit } from './example.ts';
import styles from './cost-bars.module.css';

const MOST = Math.max(...EXAMPLE.visits.map(({ allowed }) => allowed));

/** The example as bars. Not read out: the table beside it has the numbers. */
export function CostBars() {
  return (
    <figure className={styles.figure}>
      <div className={styles.bars} aria-hidden="true">
        {EXAMPLE.visits.map((visit) => (
          <Bar key={visit.name} visit={visit} />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.key}>
          <span className={styles.deductible} />
          Deductible
        </span>
        <span className={styles.key}>
          <span className={styles.coinsurance} />
          Coinsurance
        </span>
        <span className={styles.key}>
          <span className={styles.plan} />
          The plan pays
        </span>
      </figcaption>
    </figure>
  );
}

function Bar({ visit }: { visit: Visit }) {
  const { deductible, coinsurance } = visit;
  const parts = [
    { name: styles.deductible, from: 0, width: deductible },
    { name: styles.coinsurance, from: deductible, width: coinsurance },
    { name: styles.plan, from: deductible + coinsurance, width: planPays(visit) },
  ];
  return (
    <>
      <span>{visit.name}</span>
      <svg className={styles.bar} viewBox={`0 0 ${MOST} 10`} preserveAspectRatio="none">
        {parts.map(
          ({ name, from, width }) =>
            width > 0 && <rect key={name} className={name} x={from} width={width} height="10" />,
        )}
      </svg>
    </>
  );
}
