import { Skeleton } from '../../ui/skeleton.tsx';
import { classes } from '../../ui/classes.ts';
import page from './page.module.css';

const CARDS = [0, 1, 2];

/** The shape of most pages while it is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <div className={page.band}>
        <div className={classes('page-width', page.opening)}>
          <h1 className="visually-hidden">Loading...</h1>
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <div className={classes('page-width', page.body)}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </div>
  );
}
