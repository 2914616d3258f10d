import type { ApiError } from '../../app/api.ts';
import { useHead } from '../../app/head.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

/** The link is refused, or the answer did not get through. */
export function Problem({ error, retry }: { error: ApiError; retry: () => void }) {
  const isRefused = error.status >= 400 && error.status < 500;
  useHead({ title: 'Unsubscribe from the newsletter', robots: 'noindex' });
  return (
    <EmptyState
      level={1}
      icon={<WarningIcon />}
      title={error.message}
      actions={
        isRefused ? (
          <ButtonLink href="/home" look="quiet">
            Go to the home page
          </ButtonLink>
        ) : (
          <Button onClick={retry}>Try again</Button>
        )
      }
    >
      <p>
        {isRefused
          ? 'Some mail programs break long links. Please copy the whole link from the newest mail into the address bar.'
          : 'This is not your doing. It mostly helps to try again in a moment.'}
      </p>
    </EmptyState>
  );
}
