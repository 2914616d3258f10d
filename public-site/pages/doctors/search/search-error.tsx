import type { RefObject } from 'react';
import type { ApiError } from '../../../app/api.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';

interface SearchErrorProps {
  error: ApiError;
  heading: RefObject<HTMLHeadingElement | null>;
  /** It is being tried again. */
  busy: boolean;
  retry: () => void;
}

/** The search was refused, or did not get through: what is wrong, and what to do. */
export function SearchError({ error, heading, busy, retry }: SearchErrorProps) {
  const refused = error.status >= 400 && error.status < 500;
  return (
    <>
      <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
        No results
      </h2>
      <EmptyState
        icon={<WarningIcon />}
        title={error.message}
        actions={
          refused ? (
            <ButtonLink href="/search" look="quiet">
              Start a new search
            </ButtonLink>
          ) : (
            <Button busy={busy} onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        {adviceFor(error)}
      </EmptyState>
    </>
  );
}

function adviceFor({ status }: ApiError): string {
  if (status === 404) return 'Check the spelling, or search by ZIP code or by state.';
  if (status === 400) return 'Change it in the form above and search again.';
  return 'This is not your doing. It mostly helps to try again in a moment.';
}
