import { formatDate } from '#contract/dates.ts';
import type { VisitWeek } from '#contract/schemas/answers/visits.ts';
import type { VisitKind } from '#contract/visits.ts';
import styles from './visits-card.module.css';

const HEIGHT = 60;
const STEP = 20;
const WIDTH = 14;

/** A bar for each week. The table beside it says the same to who cannot see it. */
export function VisitBars({ weeks, kind }: { weeks: VisitWeek[]; kind: VisitKind }) {
  const most = Math.max(1, ...weeks.map((week) => week[kind]));
  return (
    <div aria-hidden="true">
      <svg
        className={styles.bars}
        viewBox={`0 0 ${weeks.length * STEP - STEP + WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {weeks.map((week, index) => {
          // A week without any is a line on the ground.
          const height = Math.max(1, (week[kind] / most) * HEIGHT);
          return <rect key={week.from} x={index * STEP} y={HEIGHT - height} width={WIDTH} height={height} />;
        })}
      </svg>
      <p className={styles.ends}>
        <span>{dayText(weeks[0].from)}</span>
        <span>{dayText(weeks[weeks.length - 1].to)}</span>
      </p>
    </div>
  );
}

/** "Nov 05" */
export function dayText(iso: string): string {
  return formatDate(iso).slice(0, 6);
}
