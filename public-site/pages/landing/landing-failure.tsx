import type { ApiError } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import NotFoundPage from '../not-found.tsx';
import styles from './landing.module.css';

/** There is no such place, or it did not get through. */
export function LandingFailure({ error, retry }: { error: ApiError; retry: () => void }) {
  if (error.status === 404) return <NotFoundPage />;
  return (
    <div className={classes('page-width', styles.failed)}>
      <EmptyState
        level={1}
        title="This page could not be loaded."
        actions={<Button onClick={retry}>Try again</Button>}
      >
        <p>{error.message}</p>
      </EmptyState>
    </div>
  );
}
