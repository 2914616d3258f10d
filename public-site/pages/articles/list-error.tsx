import type { RefObject } from 'react';
import type { ApiError } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

interface ListErrorProps {
  error: ApiError;
  heading: RefObject<HTMLHeadingElement | null>;
  /** It is being tried again. */
  busy: boolean;
  retry: () => void;
}

/** The list did not come: why, and what to do. */
export function ListError({ error, heading, busy, retry }: ListErrorProps) {
  return (
    <>
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        No articles
      </h2>
      <EmptyState
        icon={<WarningIcon />}
        title={error.message}
        actions={
          <Button busy={busy} onClick={retry}>
            Try again
          </Button>
        }
      >
        This is not your doing. It mostly helps to try again in a moment.
      </EmptyState>
    </>
  );
}
