import type { Call } from '../../app/use-failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

interface NotLoadedProps {
  /** "The states" */
  what: string;
  answer: Call;
  retry: () => void;
}

/** In place of a part of the page whose call failed: why, and what to do. */
export function NotLoaded({ what, answer: { error, isValidating }, retry }: NotLoadedProps) {
  return (
    <EmptyState
      level={3}
      icon={<WarningIcon />}
      title={`${what} could not be loaded`}
      actions={
        <Button busy={isValidating} onClick={retry}>
          Try again
        </Button>
      }
    >
      {error?.message}
    </EmptyState>
  );
}
