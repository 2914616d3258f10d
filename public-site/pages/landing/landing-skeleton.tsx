import { Skeleton } from '../../ui/skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './landing.module.css';

const CARDS = [0, 1, 2];

/** The shape of a landing page while it is on its way. */
export function LandingSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.top}>
        <div className={classes('page-width', styles.opening)}>
          <h1 className="visually-hidden">Loading...</h1>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className={classes('page-width', styles.body)}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" className={styles.waitingCard} />
        ))}
      </div>
    </div>
  );
}
